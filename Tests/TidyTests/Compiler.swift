import Foundation

/// The Swift compiler on the path, as a judge of sources.
enum Compiler {
  /// Where `swiftc` is; nil when there is none.
  private static let path: String? = {
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return directories.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isThere: Bool { path != nil }

  /// Type-checks files as one module, in the language mode of the package. Returns the errors, empty when there are
  /// none. Paths are taken from the root of the package. One process for all files is much faster than the default.
  static func typeCheck(_ files: [String]) throws -> String {
    guard let path else { return "there is no swiftc" }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // The package manager makes a module map for the C target; the compiler alone needs one.
    let header = PackageTree.root.appending(path: "Sources/CSystem/include/CSystem.h").path
    try "module CSystem { header \"\(header)\" export * }\n".write(
      to: scratch.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)

    let output = scratch.appending(path: "output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.currentDirectoryURL = PackageTree.root
    process.arguments =
      [
        "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-module-name", "RecordStore", "-I",
        scratch.path,
      ] + files
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    if process.terminationStatus == 0 { return "" }
    let text = try String(contentsOf: output, encoding: .utf8)
    let errors = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
    return errors.isEmpty ? "swiftc ended with \(process.terminationStatus)\n\(text)" : errors.joined(separator: "\n")
  }
}
