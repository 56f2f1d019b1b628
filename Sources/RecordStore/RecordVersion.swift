/// One state of a record, and the change that made it.
public struct RecordVersion<R: Record>: Sendable {
  /// The change that made it.
  public let change: Change
  /// nil when the change deleted the record.
  public let record: R?
}
