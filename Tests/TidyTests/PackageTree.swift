import Foundation

/// The files of this package, found from the place of this source file.
enum PackageTree {
  /// The directory that holds Package.swift.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file of Sources and Tests, by path.
  static let sources: [SourceFile] = paths(under: "Sources", ending: ".swift").map(source)
  static let tests: [SourceFile] = paths(under: "Tests", ending: ".swift").map(source)
  /// The pages of the documentation catalogue.
  static let catalogue = "Sources/RecordStore/RecordStore.docc"
  static let pages: [String] = paths(under: catalogue, ending: ".md")

  /// The text of a file; empty when it cannot be read, which the checks of its content report.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names in a directory of the package.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)
    return (names ?? []).sorted()
  }

  /// The files below a directory whose name has an ending, as paths from the root, sorted.
  static func paths(under directory: String, ending: String) -> [String] {
    let start = root.appending(path: directory).resolvingSymlinksInPath()
    let all = FileManager.default.enumerator(atPath: start.path)
    var found: [String] = []
    while let path = all?.nextObject() as? String {
      if path.hasSuffix(ending) { found.append("\(directory)/\(path)") }
    }
    return found.sorted()
  }

  private static func source(_ path: String) -> SourceFile {
    SourceFile(path: path, text: text(path))
  }
}
