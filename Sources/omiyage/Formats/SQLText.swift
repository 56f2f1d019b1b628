/// Literals of SQL. What comes out is one literal whatever the text holds, in the settings that
/// ``SQLDialect/prologue`` makes.
enum SQLText {
  /// Appends a text. It must have no NUL.
  static func append(_ text: UnsafeRawBufferPointer, _ dialect: SQLDialect, to buffer: ByteBuffer) {
    switch dialect {
    case .sqlite: appendPlain(text, to: buffer)
    case .postgresql:
      // The plain form would do, but programs that send a file line by line may change how a line ends.
      guard text.contains(where: { $0 < 0x20 || $0 == ASCII.backslash }) else { return appendQuoted(text, to: buffer) }
      buffer.append(UInt8(ascii: "E"))
      appendEscaped(text, to: buffer)
    case .mysql: appendEscaped(text, to: buffer)
    }
  }

  /// SQLite has no escapes, and its shell takes a carriage return away at the end of a line: those are put together by
  /// their numbers.
  private static func appendPlain(_ text: UnsafeRawBufferPointer, to buffer: ByteBuffer) {
    guard text.contains(ASCII.carriageReturn) else { return appendQuoted(text, to: buffer) }
    var rest = text[...]
    while let place = rest.firstIndex(of: ASCII.carriageReturn) {
      appendQuoted(UnsafeRawBufferPointer(rebasing: rest[..<place]), to: buffer)
      buffer.append("||char(13)||")
      rest = rest[(place + 1)...]
    }
    appendQuoted(UnsafeRawBufferPointer(rebasing: rest), to: buffer)
  }

  /// As the standard has it: a quote is doubled.
  private static func appendQuoted(_ text: UnsafeRawBufferPointer, to buffer: ByteBuffer) {
    buffer.append(ASCII.apostrophe)
    buffer.append(text, doubling: ASCII.apostrophe)
    buffer.append(ASCII.apostrophe)
  }

  /// With escapes behind backslashes, which both PostgreSQL and MySQL know.
  private static func appendEscaped(_ text: UnsafeRawBufferPointer, to buffer: ByteBuffer) {
    buffer.append(ASCII.apostrophe)
    for byte in text {
      switch byte {
      case ASCII.apostrophe: buffer.append("''")
      case ASCII.backslash: buffer.append("\\\\")
      case ASCII.lineFeed: buffer.append("\\n")
      case ASCII.carriageReturn: buffer.append("\\r")
      default: buffer.append(byte)
      }
    }
    buffer.append(ASCII.apostrophe)
  }

  /// Begins a literal of bytes, whose hexadecimal digits follow.
  static func beginBytes(_ dialect: SQLDialect, to buffer: ByteBuffer) {
    buffer.append(dialect == .postgresql ? "'\\x" : "X'")
  }

  static func appendDigits(_ bytes: UnsafeRawBufferPointer, to buffer: ByteBuffer) {
    let target = buffer.reserve(bytes.count * 2)
    for (index, byte) in bytes.enumerated() {
      target.storeBytes(of: digit(byte >> 4), toByteOffset: index * 2, as: UInt8.self)
      target.storeBytes(of: digit(byte & 15), toByteOffset: index * 2 + 1, as: UInt8.self)
    }
    buffer.commit(bytes.count * 2)
  }

  static func endBytes(to buffer: ByteBuffer) { buffer.append(ASCII.apostrophe) }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? ASCII.zero + value : UInt8(ascii: "A") + value - 10
  }
}
