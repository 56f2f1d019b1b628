import Glibc

/// The file of mode 0600 that an editor works on.
struct EditedFile {
  let path: String

  init(_ text: String, _ command: ParsedCommand) throws(CommandError) {
    let folder = Environment.process["TMPDIR"]?.text ?? "/tmp"
    // mkstemps(3) fills in six places, which are marked by X, and makes the file with mode 0600.
    var template = Array("\(folder)/omiyage-\(String(repeating: "X", count: 6)).txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let problem = localized("cannot make a file in \(folder)", "\(folder) にファイルを作れません")
    guard descriptor >= 0 else { throw command.error(problem, SystemText.message(errno), .cannotCreate) }
    let bytes = Array(text.utf8)
    let code = bytes.withUnsafeBytes { FileDescriptorWriting.writeAll($0, to: descriptor) }
    close(descriptor)
    if code != 0 {
      unlink(path)
      throw command.error(problem, SystemText.message(code), .inputOutput)
    }
  }

  func read(_ command: ParsedCommand) throws -> String {
    let input = try FileInput(path: path)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try piece.withUnsafeMutableBytes { try input.read(into: $0) }
      if count == 0 { break }
      bytes += piece[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw command.error(
        localized("the edited text is not valid UTF-8", "編集した文は UTF-8 として正しくありません"),
        localized("it is kept in \(path)", "\(path) に残してあります"))
    }
    return text
  }

  func remove() { unlink(path) }

  /// What people should know when their text was not taken.
  var whereKept: String { localized("your text is kept in \(path)", "編集した文は \(path) に残してあります") }
}
