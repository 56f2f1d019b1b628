#if canImport(Glibc)
  import Glibc
#endif

/// One word of a command line, kept as the bytes that were given.
///
/// File names are bytes, not text, so the bytes are never repaired. Text is read from them only where text is meant.
struct RawArgument: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The word as text; nil when it is not valid UTF-8 or holds a NUL.
  var text: String? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, UTF8Check.run(start, bytes.count).end == .whole else {
        return bytes.isEmpty ? "" : nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The word for messages: bytes that are not text show as `\xHH`.
  var visible: String { Sanitizer.visible(bytes: bytes) }

  var isEmpty: Bool { bytes.isEmpty }

  /// A word that is exactly `-`, which means a standard stream where a file or text is expected.
  var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// The words after the program's name, exactly as the kernel handed them over.
  static func ofProcess() -> [RawArgument] {
    let argumentCount = Int(CommandLine.argc)
    var words: [RawArgument] = []
    words.reserveCapacity(max(argumentCount - 1, 0))
    var index = 1
    while index < argumentCount {
      if let pointer = CommandLine.unsafeArgv[index] {
        let raw = UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))
        words.append(RawArgument(bytes: Array(raw)))
      }
      index += 1
    }
    return words
  }
}
