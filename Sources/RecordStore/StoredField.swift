/// Where a record keeps one field. Opaque: the conformances of this module read it.
public struct StoredField: Sendable {
  let layout: FieldLayout
}
