import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Names after a simulated power cut")
struct SimulatedNameTests {
  /// The sets of names, with the first byte of each file, in many images.
  private func outcomes(_ system: SimulatedFileSystem) -> Set<String> {
    var generator = SeededGenerator(seed: 5)
    return Set(
      (0..<400).map { _ in
        let image = system.crashImage(&generator)
        return image.paths.map { "\($0)=\(image.content(of: $0)?.first ?? 0)" }.joined(separator: " ")
      })
  }

  private func makeFile(_ system: SimulatedFileSystem, _ path: String, _ value: UInt8) throws {
    let file = try system.open(path, .createExclusive)
    try file.append([value])
    try file.syncData()
  }

  @Test("a new name is there or not until its directory is synced")
  func newName() throws {
    let system = SimulatedFileSystem()
    try makeFile(system, "/a", 1)
    #expect(outcomes(system) == ["", "/a=1"])
    try system.syncDirectory(of: "/a")
    #expect(outcomes(system) == ["/a=1"])
  }

  @Test("a name may be there without the content when only the directory was synced")
  func nameWithoutContent() throws {
    let system = SimulatedFileSystem()
    try system.open("/a", .createExclusive).append([1])
    try system.syncDirectory(of: "/a")
    #expect(outcomes(system) == ["/a=0", "/a=1"])
  }

  @Test("a rename shows the old or the new file, never none")
  func rename() throws {
    let system = SimulatedFileSystem()
    system.setContent(of: "/a", [1])
    system.setContent(of: "/new", [2])
    try system.rename("/new", "/a")
    #expect(outcomes(system) == ["/a=1 /new=2", "/a=2"])
    try system.syncDirectory(of: "/a")
    #expect(outcomes(system) == ["/a=2"])
  }

  @Test("changes that were not synced are kept or lost one by one")
  func independentChanges() throws {
    let system = SimulatedFileSystem()
    system.setContent(of: "/a", [1])
    system.setContent(of: "/b", [2])
    try system.unlink("/a")
    try system.link("/b", "/c")
    #expect(outcomes(system) == ["/a=1 /b=2", "/b=2", "/a=1 /b=2 /c=2", "/b=2 /c=2"])
    #expect(system.durableContent(of: "/a") == [1])
    #expect(system.durableContent(of: "/c") == nil)
  }

  @Test("a sync makes the names of its own directory durable only")
  func otherDirectory() throws {
    let system = SimulatedFileSystem()
    try system.makeDirectory("/d", mode: 0o700)
    try makeFile(system, "/a", 1)
    try makeFile(system, "/d/b", 2)
    try system.syncDirectory(of: "/d/b")
    #expect(outcomes(system) == ["/d/b=2", "/a=1 /d/b=2"])
  }

  @Test("two names of one file keep one content")
  func hardLinks() throws {
    let system = SimulatedFileSystem()
    system.setContent(of: "/a", [1])
    try system.link("/a", "/b")
    try system.syncDirectory(of: "/b")
    try system.open("/a", .readWrite).append([UInt8](repeating: 2, count: 5_000))
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let image = system.crashImage(&generator)
      #expect(image.content(of: "/a") == image.content(of: "/b"))
      #expect(try image.status("/a")?.linkCount == 2)
    }
  }
}
