/// A sum and a count. Opaque: the conformances of this module read it.
public struct StoredTotal: Sendable {
  let total: NumberTotal
  /// Of a Decimal property.
  let decimal: DecimalTotal
}
