/// How the rows of a part of a scan become one thing. Used on several threads.
struct PartMaking<Content>: Sendable {
  /// An empty one, for the runner of a thread.
  let make: @Sendable (QueryRunner) throws -> Content
  /// Adds a row.
  let add: @Sendable (inout Content, RowView) throws -> Void
  /// Called behind the last row of a part.
  var end: @Sendable (inout Content) -> Void = { _ in }
}
