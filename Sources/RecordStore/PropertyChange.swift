/// The values of a property before and after a change.
public struct PropertyChange<V: PropertyValue>: Sendable {
  /// nil when there was no record.
  public let old: V?
  /// nil when there is no record.
  public let new: V?
}
