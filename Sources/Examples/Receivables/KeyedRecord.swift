import RecordStore

/// A record with a String key, as the ``Accessor`` wants it.
protocol KeyedRecord: Record {
  static var keyPath: KeyPath<Self, String> & Sendable { get }
}
