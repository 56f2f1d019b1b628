import Foundation

extension ProgramRun {
  /// A run under a Japanese locale, which need not be installed.
  static func japanese() throws -> ProgramRun {
    let program = try ProgramRun()
    program.environment["LC_ALL"] = "ja_JP.UTF-8"
    return program
  }

  /// A store with the records of the tour: items 1 to 8 and comments 1 to 11, made by one change.
  func takeTour() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try run("-q", "batch", url.appendingPathComponent("Fixtures/tour.omiyage").path)
  }
}
