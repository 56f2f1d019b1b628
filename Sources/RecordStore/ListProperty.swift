/// A property that holds elements without keys: a list, bytes, a set, or an optional one.
public protocol ListProperty: CollectionProperty {
  /// What it holds.
  associatedtype ListElement: PropertyElement
}

extension Array: ListProperty where Element: PropertyElement { public typealias ListElement = Element }
extension Set: ListProperty where Element: PropertyElement { public typealias ListElement = Element }
extension Optional: ListProperty where Wrapped: ListProperty { public typealias ListElement = Wrapped.ListElement }
