/// A value on its way into a store. Opaque: the conformances of this module make it.
public struct StoredValue: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
