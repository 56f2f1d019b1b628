import RecordStore

extension StoreConfiguration {
  /// For tests whose threads write side by side, and which are not about waiting: where sanitizers make everything slow
  /// and many tests share two threads, ten seconds may pass before the holder of a lock goes on.
  static let patient = StoreConfiguration(lockTimeout: 600_000)
}
