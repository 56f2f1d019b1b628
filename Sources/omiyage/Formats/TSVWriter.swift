/// Writes TSV into a buffer: one line a row, with `\t \n \r \\` for what would break one.
struct TSVWriter: RowWriter {
  let buffer: ByteBuffer
  private var isRowStart = true

  init(_ buffer: ByteBuffer) { self.buffer = buffer }

  mutating func field(_ text: UnsafeRawBufferPointer) {
    beginField()
    var copied = 0
    var index = 0
    while index < text.count {
      if index &+ 8 <= text.count, let base = text.baseAddress {
        if index &+ 16 <= text.count, !TSVWriter.isSpecial(ByteScan.loadBlock(base, index)) {
          index &+= 16
          continue
        }
        let word = ByteScan.load(base, index)
        let hits = ByteScan.below(0x0E, word) | ByteScan.equal(ASCII.backslash, word)
        if hits == 0 {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount / 8
      }
      if let letter = TSVWriter.letter(text[index]) {
        buffer.append(UnsafeRawBufferPointer(rebasing: text[copied..<index]))
        buffer.append(ASCII.backslash)
        buffer.append(letter)
        copied = index &+ 1
      }
      index &+= 1
    }
    buffer.append(UnsafeRawBufferPointer(rebasing: text[copied...]))
  }

  /// No digit and no sign of a number is a special character.
  mutating func beginPlainField() -> ByteBuffer? {
    beginField()
    return buffer
  }

  private mutating func beginField() {
    if !isRowStart { buffer.append(ASCII.tab) }
    isRowStart = false
  }

  @inline(__always)
  private static func isSpecial(_ block: ByteScan.Block) -> Bool {
    ByteScan.isAny(ByteScan.below(0x0E, block) .| ByteScan.equal(ASCII.backslash, block))
  }

  mutating func endRow() {
    buffer.append(ASCII.lineFeed)
    isRowStart = true
  }

  /// What stands behind the backslash for a character that must not stand plain.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case ASCII.tab: 0x74
    case ASCII.lineFeed: 0x6E
    case ASCII.carriageReturn: 0x72
    case ASCII.backslash: ASCII.backslash
    default: nil
    }
  }
}
