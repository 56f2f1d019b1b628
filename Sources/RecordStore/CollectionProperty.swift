/// A property that holds elements: a list, bytes, a set, a map, links, or an optional one.
public protocol CollectionProperty: PropertyValue {}

extension Array: CollectionProperty where Element: PropertyElement {}
extension Set: CollectionProperty where Element: PropertyElement {}
extension Dictionary: CollectionProperty where Key == String, Value: PropertyElement {}
extension List: CollectionProperty {}
extension Optional: CollectionProperty where Wrapped: CollectionProperty {}
