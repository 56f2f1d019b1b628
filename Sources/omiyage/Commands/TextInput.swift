import RecordStore

/// Text from standard input, where an argument is `-`.
enum TextInput {
  private static let byteLimit = 64 << 20

  /// The text of an argument, or of standard input for `-`. One line end at its end is no part of the text: every
  /// program that prints a line adds it.
  static func resolve(_ word: RawArgument?, text: String?, _ command: ParsedCommand) throws -> String? {
    guard let word, word.isDash else { return text }
    let input = FileInput.standardInput()
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int
      do {
        count = try piece.withUnsafeMutableBytes { try input.read(into: $0) }
      } catch let error as InputError {
        throw command.error(
          localized("standard input: ", "標準入力: ") + error.text,
          localized("give the text itself", "文章を直接指定してください"), error.exitCode)
      }
      if count == 0 { break }
      bytes += piece[..<count]
      if bytes.count > byteLimit {
        throw command.error(
          localized("the text is longer than \(byteLimit >> 20) MiB", "文が \(byteLimit >> 20) MiB を超えています"),
          localized("give less text", "短くしてください"), .badData)
      }
    }
    if bytes.last == ASCII.lineFeed { bytes.removeLast() }
    if bytes.last == ASCII.carriageReturn { bytes.removeLast() }
    if let offset = bytes.firstIndex(of: 0) {
      throw command.error(
        localized("NUL at byte \(offset) of standard input", "標準入力の \(offset) バイト目に NUL があります"),
        localized("give text without it", "取り除いてください"), .badData)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw command.error(
        localized("standard input is not valid UTF-8", "標準入力は UTF-8 として正しくありません"),
        localized("convert it first, as with iconv", "先に iconv などで変換してください"), .badData)
    }
    return text
  }
}
