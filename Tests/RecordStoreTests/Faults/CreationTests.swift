import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Creating a store")
struct CreationTests {
  /// Creates a store in a new directory and makes the first commit.
  private func work(_ system: SimulatedFileSystem, _ acknowledged: SharedValue<Int>) throws {
    try StoreCreator.create(fileSystem: system, path: "/home/omiyage/store")
    acknowledged.value = 1
    let log = try TokenLog(system, path: "/home/omiyage/store")
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    try TokenLog.add(Token(value: 5, id: 1), sequence: 1, body: [1, 2, 3], to: append)
    _ = try append.finish(newRoot: nil)
    acknowledged.value = 2
    log.writer.end()
  }

  @Test("a power cut at any call leaves no store, or a whole one")
  func powerCuts() throws {
    let seed = seedFromEnvironment()
    let draw = SharedValue(SeededGenerator(seed: seed))
    let system = SimulatedFileSystem(seed: seed)
    let acknowledged = SharedValue(0)
    let images = SharedValue<[(Int, SimulatedFileSystem)]>([])
    let imageCount = 60 * Int(environmentNumber("FAULT_SCALE") ?? 1)
    system.onCall { _ in
      for _ in 0..<imageCount {
        let image = draw.update { system.crashImage(&$0) }
        images.update { $0.append((acknowledged.value, image)) }
      }
      return .proceed
    }
    try work(system, acknowledged)
    var whole = 0
    var absent = 0
    for (stage, image) in images.value {
      guard image.paths.contains("/home/omiyage/store") else {
        #expect(stage == 0, "seed \(seed)")
        absent += 1
        continue
      }
      let view = try TokenLog(image, path: "/home/omiyage/store").view()
      #expect(!view.state.verdict.isDamage && view.derivedHoleCount == 0, "seed \(seed)")
      #expect(stage < 2 ? view.tokens.count <= 1 : view.tokens.count == 1, "seed \(seed)")
      whole += 1
    }
    print("creation: \(whole) images with a store, \(absent) without")
    #expect(whole > 300 && absent > 300)
  }

  @Test("an existing store is left alone, and one of two creators wins")
  func existing() throws {
    let system = SimulatedFileSystem(seed: 1)
    #expect(try StoreCreator.create(fileSystem: system, path: "/store"))
    let before = system.content(of: "/store")
    #expect(try StoreCreator.create(fileSystem: system.anotherProcess(), path: "/store") == false)
    #expect(system.content(of: "/store") == before)
    #expect(system.paths == ["/store"])
  }

  @Test("the file on the machine has mode 0600 and its directories 0700, and no other name")
  func modes() throws {
    let directory = try TemporaryDirectory()
    let system = PosixFileSystem()
    let path = directory.file("a/b/store")
    try StoreCreator.create(fileSystem: system, path: path)
    let status = try #require(try system.status(path))
    #expect(status.mode == 0o600 && status.size == 64 && status.linkCount == 1)
    #expect(try system.status(directory.file("a/b"))?.mode == 0o700)
  }
}
