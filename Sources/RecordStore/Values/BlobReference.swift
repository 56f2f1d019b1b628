/// Names a blob: where its operation is, and how long it is.
struct BlobReference: Sendable, Hashable {
  static let byteCountInRecord = 16

  let operationOffset: UInt64
  let byteCount: UInt64
}
