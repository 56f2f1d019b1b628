@testable import RecordStore

/// The calls of a file with arrays instead of raw buffers.
extension StoreFile {
  func append(_ bytes: [UInt8], at offset: UInt64) throws(StoreError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(StoreError) in
      try append(UnsafeRawBufferPointer(buffer), at: offset)
    }
  }

  func append(_ bytes: [UInt8]) throws(StoreError) {
    try append(bytes, at: try size())
  }

  func rewrite(_ bytes: [UInt8], at offset: UInt64) throws(StoreError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(StoreError) in
      try rewrite(UnsafeRawBufferPointer(buffer), at: offset)
    }
  }

  /// At most `count` bytes from an offset.
  func bytes(at offset: UInt64, count: Int) throws(StoreError) -> [UInt8] {
    var result = [UInt8](repeating: 0xEE, count: count)
    var failure: StoreError?
    var got = 0
    result.withUnsafeMutableBytes { buffer in
      do throws(StoreError) { got = try read(buffer, at: offset) } catch { failure = error }
    }
    if let failure { throw failure }
    return Array(result.prefix(got))
  }

  /// The whole content.
  func content() throws(StoreError) -> [UInt8] {
    try bytes(at: 0, count: Int(try size()))
  }
}

/// The code of the error that a call throws; nil when it throws none.
func thrownCode(_ body: () throws -> Void) -> StoreError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? StoreError)?.code
  }
}
