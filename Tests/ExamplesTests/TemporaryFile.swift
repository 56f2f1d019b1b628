import Foundation

/// A path in a new directory, gone with its last reference.
final class TemporaryFile {
  private let directory = FileManager.default.temporaryDirectory.appendingPathComponent("example-" + UUID().uuidString)
  var path: String { directory.appendingPathComponent("example.store").path }

  init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: directory) }
}
