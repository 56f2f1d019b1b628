import Foundation

/// A directory that lives as long as the object. Each test has its own, so that tests may run at once.
final class TemporaryDirectory: Sendable {
  /// Without links, so that paths can be compared.
  let path: String

  init() throws {
    let pattern = NSTemporaryDirectory() + "/recordstore-" + String(repeating: "X", count: 6)
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CocoaError(.fileWriteUnknown)
    }
    let made = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = URL(fileURLWithPath: made).resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the directory.
  func file(_ name: String) -> String { path + "/" + name }
}
