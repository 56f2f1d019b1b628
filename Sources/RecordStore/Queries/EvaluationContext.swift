/// What a condition needs besides the row: the state to follow paths in, and the rows around an element.
///
/// One belongs to one thread.
final class EvaluationContext {
  let source: any RowSource
  let backlinks: BacklinkMaps
  /// The element in a condition on the elements of a field.
  private(set) var element = Value.null
  /// What is around the innermost collection, the outermost first. Only conditions that ask for it have it.
  private var frames: [Frame] = []

  private struct Frame {
    let row: RowView
    let element: Value
  }

  /// Those that were read from records.
  var patterns = PatternCache()
  /// Those that this thread has seen: no lock for each record.
  private var knownMaps: [BacklinkMaps.Field: BacklinkMap] = [:]

  init(_ source: any RowSource, backlinks: BacklinkMaps = BacklinkMaps()) {
    self.source = source
    self.backlinks = backlinks
  }

  /// For another thread: it shares what was learnt of backlinks.
  func forked() -> EvaluationContext { EvaluationContext(source, backlinks: backlinks) }

  /// The map of a field; nil while its index is the better way.
  func map(of path: BacklinkPath) throws -> BacklinkMap? {
    let field = BacklinkMaps.Field(table: path.table.id, field: path.field.field)
    if let map = knownMaps[field] { return map }
    let map = try backlinks.map(of: path, in: source)
    knownMaps[field] = map
    return map
  }

  /// Lets what is within a collection ask for the row that the collection belongs to.
  func within<Result>(_ row: RowView, _ body: () throws -> Result) rethrows -> Result {
    frames.append(Frame(row: row, element: element))
    defer { frames.removeLast() }
    return try body()
  }

  /// Lets a condition on elements ask for one.
  func withElement<Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result {
    let before = element
    element = value
    defer { element = before }
    return try body()
  }

  /// Goes so many collections further out.
  func outside<Result>(_ levels: Int, _ body: (RowView) throws -> Result) rethrows -> Result {
    let left = Array(frames.suffix(levels))
    let before = element
    frames.removeLast(left.count)
    defer {
      frames += left
      element = before
    }
    element = left[0].element
    return try body(left[0].row)
  }
}
