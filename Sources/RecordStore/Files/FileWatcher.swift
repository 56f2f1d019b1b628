/// Tells that a file may have changed, whoever changed it.
protocol FileWatcher: AnyObject, Sendable {
  /// Ends the calls; one that is running may still finish. It may be called twice.
  func cancel()
}
