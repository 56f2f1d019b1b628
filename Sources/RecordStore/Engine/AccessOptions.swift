/// How a store is opened, as `StoreConfiguration` says it.
struct AccessOptions: Sendable {
  let isReadOnly: Bool
  let createsFile: Bool
  /// In milliseconds.
  let lockTimeout: Int
  /// The number of the newest typed step that the program knows; 0 none.
  var programVersion = 0
}
