/// The text of a predicate as UTF-8. It tells the column of a byte, which is counted only for an error.
struct PredicateText: Sendable {
  let bytes: [UInt8]

  /// - Throws: `invalidArgument` at the first byte that is not UTF-8.
  init(_ bytes: [UInt8]) throws(StoreError) {
    self.bytes = bytes
    if let offset = Self.malformedOffset(bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      let fault = PredicateFault(offset: offset, message: "the byte 0x\(byte) is not UTF-8.")
      throw error(fault)
    }
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  private static func malformedOffset(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let scalar = UTF8Scalar(bytes, at: offset)
        guard scalar.isWellFormed else { return offset }
        offset += scalar.byteCount
      }
      return nil
    }
  }

  /// The position of a byte in characters, from 1.
  func column(of offset: Int) -> Int { text(0..<offset).count + 1 }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func error(_ fault: PredicateFault) -> StoreError {
    StoreError(code: .invalidArgument, message: fault.message, column: column(of: fault.offset))
  }
}
