/// Where a reader reads from. Opaque.
public struct ReadingSource {
  let source: any RowSource
}
