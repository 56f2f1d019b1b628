/// Reads and writes one property of a record, given the memory of the record.
///
/// A stored property is at a fixed place in the memory of its struct, which is found once; a key path costs 60 times as
/// much for each access. A computed or observed property has no such place, and its key path is used.
///
/// It knows the record's type only within its closures: arrays of generic structs, walked by code that the compiler
/// cannot specialize, cost ten times as much for each record. It is a class, so that a walk copies no part of it.
///
/// Key paths are immutable, so `@unchecked Sendable` holds.
final class PropertyAccess: @unchecked Sendable {
  let keyPath: AnyKeyPath
  /// Bytes from the start of the struct; nil when the key path must be used.
  let memoryOffset: Int?
  private let readValue: @Sendable (StoredRow, StoredField, UnsafeMutableRawPointer) throws -> Void
  private let storedValue: @Sendable (UnsafeRawPointer) -> StoredValue

  init<R, V: PropertyValue>(_ keyPath: WritableKeyPath<R, V> & Sendable) {
    self.keyPath = keyPath
    memoryOffset = MemoryLayout<R>.offset(of: keyPath)
    if memoryOffset != nil {
      readValue = { try V.read($0, $1, into: $2) }
      storedValue = { V.stored(at: $0) }
    } else {
      readValue = { $2.assumingMemoryBound(to: R.self).pointee[keyPath: keyPath] = try V.read($0, $1) }
      storedValue = { $0.assumingMemoryBound(to: R.self).pointee[keyPath: keyPath].stored }
    }
  }

  /// Reads a field into its property of the record at `record`.
  func read(_ row: StoredRow, _ field: StoredField, into record: UnsafeMutableRawPointer) throws {
    try readValue(row, field, record + (memoryOffset ?? 0))
  }

  /// The property of the record at `record`.
  func value(of record: UnsafeRawPointer) -> Value { storedValue(record + (memoryOffset ?? 0)).value }
}
