/// A step from one state of a record to a later one.
///
/// ```swift
/// for try await change in store.changes(of: Souvenir.self, id: 3) {
///   if change.isDeletion { break }
///   if let title = change[\.title] { print(title.old ?? "", "is now", title.new ?? "") }
/// }
/// ```
public struct RecordChange<R: Record>: Sendable {
  /// The state that the step leads to.
  public let snapshot: Snapshot
  /// The first element of a sequence: the record as it is, with no old values.
  public let isInitial: Bool
  /// The record before; nil when there was none.
  public let old: R?
  /// The record now; nil when there is none.
  public let new: R?
  /// The positions of the fields that differ.
  let fields: Set<Int>

  /// Whether the record is gone. The sequence goes on: the key may be used again, or the deletion undone.
  public var isDeletion: Bool { old != nil && new == nil }

  /// Whether the record is new.
  public var isInsertion: Bool { !isInitial && old == nil && new != nil }

  /// The names in the file of the properties that have other values; all of them for a new or a deleted record.
  public var changedFields: [String] { fields.sorted().map { R.schema.fieldNames[$0] } }

  /// The values of a property; nil when it did not change. A property that the schema does not name is a programming
  /// mistake.
  public subscript<V: PropertyValue>(keyPath: KeyPath<R, V>) -> PropertyChange<V>? {
    guard fields.contains(R.schema.position(of: keyPath)) else { return nil }
    return PropertyChange(old: old?[keyPath: keyPath], new: new?[keyPath: keyPath])
  }
}
