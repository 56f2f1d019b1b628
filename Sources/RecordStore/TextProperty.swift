/// A property that holds text: String, or an optional one.
public protocol TextProperty: PropertyValue {}

extension String: TextProperty {}
extension Optional: TextProperty where Wrapped == String {}
