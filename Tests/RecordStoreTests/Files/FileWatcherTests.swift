import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// What a watcher tells, with the events of the system and without.
@Suite struct FileWatcherTests {
  enum Kind: CaseIterable { case events, polling, memory, simulated }

  /// A file to be watched, and how often its watcher has called.
  private struct Fixture {
    let files: FileSystemFixture
    let file: any StoreFile
    let watcher: any FileWatcher
    let calls = SharedValue(0)

    init(_ kind: Kind) throws {
      files = try (kind == .memory ? FileSystemKind.memory : kind == .simulated ? .simulated : .posix).make()
      file = try files.open("watched", .createExclusive)
      let calls = calls
      let onChange: @Sendable () -> Void = { calls.update { $0 += 1 } }
      watcher =
        kind == .polling
        ? try PosixFileWatcher(path: files.path("watched"), usesEvents: false, onChange)
        : try files.system.watch(files.path("watched"), onChange)
    }

    func append(_ text: String, to file: (any StoreFile)? = nil) throws {
      let file = file ?? self.file
      try Array(text.utf8).withUnsafeBytes { try file.append($0, at: file.size()) }
    }

    /// Waits until nothing is called for a while; returns how often it was called up to then.
    func quiet() async throws -> Int {
      var before = -1
      while before != calls.value {
        before = calls.value
        try await Task.sleep(for: .milliseconds(2 * Int(FileWatchLoop.pollMilliseconds)))
      }
      return before
    }
  }

  @Test(arguments: Kind.allCases) func `each change is told, and a quiet file is not`(kind: Kind) async throws {
    let fixture = try Fixture(kind)
    #expect(try await fixture.quiet() <= 1)
    var before = fixture.calls.value
    try fixture.append("first")
    #expect(try await eventually { fixture.calls.value > before })
    before = try await fixture.quiet()
    try fixture.file.truncate(to: 2)
    #expect(try await eventually { fixture.calls.value > before })
    before = try await fixture.quiet()
    // As many bytes as before, and other ones.
    try Array("xy".utf8).withUnsafeBytes { try fixture.file.rewrite($0, at: 0) }
    #expect(try await eventually { fixture.calls.value > before })
    fixture.watcher.cancel()
  }

  @Test(arguments: Kind.allCases)
  func `one more call comes when the file is quiet again: a lock makes no event`(kind: Kind) async throws {
    let fixture = try Fixture(kind)
    let before = try await fixture.quiet()
    #expect(try fixture.file.lock(.append, exclusive: true))
    try fixture.append("first")
    fixture.file.unlock(.append)
    #expect(try await fixture.quiet() - before >= 2)
  }

  @Test(arguments: Kind.allCases) func `a file that takes the name is watched from then on`(kind: Kind) async throws {
    let fixture = try Fixture(kind)
    let other = try fixture.files.open("other", .createExclusive)
    _ = try await fixture.quiet()
    var before = fixture.calls.value
    try fixture.files.system.rename(fixture.files.path("other"), fixture.files.path("watched"))
    #expect(try await eventually { fixture.calls.value > before })
    before = try await fixture.quiet()
    try fixture.append("new", to: other)
    #expect(try await eventually { fixture.calls.value > before })
  }

  @Test(arguments: Kind.allCases) func `after the end nothing is told`(kind: Kind) async throws {
    let fixture = try Fixture(kind)
    fixture.watcher.cancel()
    let before = try await fixture.quiet()
    try fixture.append("unseen")
    #expect(try await fixture.quiet() == before)
    fixture.watcher.cancel()
  }

  @Test func `a path with a null byte is refused`() throws {
    #expect(thrownCode { _ = try PosixFileSystem().watch("a\0b") {} } == .invalidArgument)
  }
}
