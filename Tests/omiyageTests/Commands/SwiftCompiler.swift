import Foundation

/// Compiles small programs with the library that was built for the tests.
enum SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let path: String? = {
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return directories.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isThere: Bool { path != nil }

  /// Compiles files of a directory into a program, runs it there, and gives what it printed.
  static func run(_ files: [String], in directory: URL) throws -> String {
    guard let path else { throw Failure(description: "there is no swiftc") }
    let built = try ProgramRun.builtProgram().deletingLastPathComponent()
    let objects = try ["RecordStore", "CSystem"].flatMap { target in
      let folder = built.appendingPathComponent(target + ".build")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0).path }
    }
    let map = built.appendingPathComponent("CSystem.build/module.modulemap").path
    let arguments = [
      "-swift-version", "6", "-warnings-as-errors", "-I", built.appendingPathComponent("Modules").path, "-Xcc",
      "-fmodule-map-file=" + map, "-o", "program",
    ]
    _ = try output(of: path, arguments + files + objects, in: directory)
    return try output(of: directory.appendingPathComponent("program").path, [], in: directory)
  }

  private static func output(of path: String, _ arguments: [String], in directory: URL) throws -> String {
    let url = directory.appendingPathComponent("output.txt")
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardOutput = file
    process.standardError = file
    try process.run()
    process.waitUntilExit()
    try file.close()
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) ended with \(process.terminationStatus):\n\(text)")
    }
    return text
  }
}
