/// How cruel a power cut is.
struct CrashOptions: Sendable {
  /// Bytes behind the durable end that were never written back are garbage instead of zeros: what a drive leaves that
  /// allocates before it writes.
  var garbage = false
}
