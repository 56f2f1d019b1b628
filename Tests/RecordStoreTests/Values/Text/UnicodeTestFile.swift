import Foundation

/// The conformance tests of the Unicode Character Database, where the system has them (Debian: unicode-data).
enum UnicodeTestFile {
  /// The lines of a file without its comments; nil when it is not there. A name that ends in .bz2 is unpacked.
  static func lines(_ name: String) throws -> [[Substring]]? {
    let path = "/usr/share/unicode/" + name
    guard FileManager.default.fileExists(atPath: path) else {
      print("\(path) is not here: only the frozen sample was tested")
      return nil
    }
    let text = name.hasSuffix(".bz2") ? try unpacked(path) : try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false)
      return fields.isEmpty || line.first == "@" || line.first == "#" ? nil : fields
    }
  }

  static func text(_ field: Substring) -> String {
    var text = ""
    for part in field.split(separator: " ") {
      if let number = UInt32(part, radix: 16), let scalar = Unicode.Scalar(number) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unpacked(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import bz2,sys;sys.stdout.buffer.write(bz2.open(sys.argv[1]).read())", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
