/// A record as it stands in the file. Opaque: the conformances of this module read it.
public struct StoredRow: Sendable {
  let view: RowView
}
