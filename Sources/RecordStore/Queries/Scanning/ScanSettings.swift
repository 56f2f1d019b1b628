/// When a scan takes several threads, and how it is cut up for them.
struct ScanSettings: Sendable {
  /// Scans of fewer records are over before a thread has started.
  var leastRecordCount = 50_000
  /// Records in each part. The first part of a query with a limit is read by one thread.
  var partRecordCount = 16_384
  /// Whether the bytes of many records are searched at once where the condition asks for words.
  var usesSieve = true
  /// nil: as many as there are processors.
  var threadCount: Int?
}
