/// A Swift file: its lines as written, and the same lines with comments and string literals blanked, so that a search
/// for a word finds code only.
struct SourceFile: Sendable {
  /// From the root of the package.
  let path: String
  let lines: [[UInt8]]
  /// Line for line and byte for byte beside `lines`.
  let code: [[UInt8]]

  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    var masker = SourceMasker(bytes)
    lines = Self.split(bytes)
    code = Self.split(masker.masked())
  }

  /// The file's name without `.swift`.
  var name: String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
  }

  /// The folder of the layer: `Log` for Sources/RecordStore/Log/LogReader.swift, empty in the root folder.
  func folder(below directory: String) -> String {
    let parts = path.dropFirst(directory.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// `path:line`, the line from 1, as editors take it.
  func place(_ index: Int) -> String { "\(path):\(index + 1)" }

  func text(_ index: Int) -> String { String(decoding: lines[index], as: UTF8.self) }

  /// The words of a line of code: runs of letters, digits and underscores, with `@` and `#` before them.
  func words(_ index: Int) -> [String] {
    code[index].split { !Self.isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
