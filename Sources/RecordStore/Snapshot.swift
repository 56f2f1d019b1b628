/// One immutable state of a store. It may be kept and used from any thread.
public struct Snapshot: RecordReader, Sendable {
  let view: View

  /// The number of the change that made the state; 0 before the first one.
  public var changeNumber: Int { Int(clamping: view.position.sequence) }

  /// For this module.
  public var reading: ReadingSource { ReadingSource(source: view) }
}
