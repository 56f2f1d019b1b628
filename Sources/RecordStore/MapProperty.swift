/// A property that holds values by keys: a map, or an optional one.
public protocol MapProperty: CollectionProperty {
  /// What it holds for a key.
  associatedtype MapValue: PropertyElement
}

extension Dictionary: MapProperty where Key == String, Value: PropertyElement { public typealias MapValue = Value }
extension Optional: MapProperty where Wrapped: MapProperty { public typealias MapValue = Wrapped.MapValue }
