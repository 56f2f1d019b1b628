import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Stores under power cuts, kills and failing calls, held to a model of tokens.
///
/// `FAULT_SCALE` multiplies the number of images.
@Suite("A store survives")
struct PowerCutTests {
  /// Runs until enough images were checked.
  private func run(
    _ name: String, images: Int, _ options: TokenOptions, turnLimit: Int = 4, seed: UInt64 = seedFromEnvironment()
  ) throws {
    let report = TokenReport()
    var draw = SeededGenerator(seed: seed)
    let wanted = images * Int(environmentNumber("FAULT_SCALE") ?? 1)
    var runCount = 0
    let duration = try ContinuousClock().measure {
      while report["images"] + report["reader views"] < wanted && report["violations"] < 20 {
        var options = options
        options.bodyByteLimit = draw.oneIn(3) ? 120 : draw.oneIn(2) ? 900 : 2_600
        let runSeed = draw.next()
        let system = try TokenRun.fresh(seed: runSeed)
        let run = TokenRun(system, TokenModel(), options, seed: runSeed, report: report)
        run.run(turnCount: 1 + draw.below(turnLimit))
        runCount += 1
      }
    }
    let rate = Int(
      Double(report["images"]) / (Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds))
    )
    print("\(name): seed \(seed), \(runCount) runs, \(report.summary), \(duration), \(rate) images/s")
    #expect(report.violations.isEmpty, "seed \(seed)")
    #expect(runCount > 0)
  }

  @Test("power cuts at any point of commits in groups, with parts, runs and roots")
  func powerCuts() throws {
    try run("power cuts", images: 24_000, TokenOptions(cutCount: 3, groupLimit: 3, partLimit: 3, rootOneIn: 3))
  }

  @Test("kills at any call and within any write, and power cuts around them")
  func kills() throws {
    let options = TokenOptions(cutCount: 2, killOneIn: 14, groupLimit: 2, partLimit: 2, rootOneIn: 4)
    try run("kills", images: 20_000, options, turnLimit: 7)
  }

  @Test("writes that fail or fall short, abandoned appends and lost seals")
  func failedWrites() throws {
    let options = TokenOptions(
      cutCount: 2, killOneIn: 40, failedWriteOneIn: 4, abandonOneIn: 3, groupLimit: 3, partLimit: 2, rootOneIn: 4)
    try run("failed writes", images: 20_000, options, turnLimit: 6)
  }

  @Test("syncs that fail and lose pages")
  func failedSyncs() throws {
    let options = TokenOptions(cutCount: 2, failedSyncOneIn: 5, groupLimit: 2, partLimit: 1, rootOneIn: 4)
    try run("failed syncs", images: 14_000, options, turnLimit: 6)
  }

  @Test("failed syncs together with kills")
  func failedSyncsAndKills() throws {
    let options = TokenOptions(
      cutCount: 2, killOneIn: 14, failedSyncOneIn: 5, groupLimit: 2, partLimit: 1, rootOneIn: 4)
    try run("failed syncs and kills", images: 8_000, options, turnLimit: 6)
  }

  @Test("power cuts and kills during recovery, three deep")
  func nested() throws {
    let options = TokenOptions(
      cutCount: 1, killOneIn: 16, failedWriteOneIn: 12, abandonOneIn: 8, nestOneIn: 3, groupLimit: 2, partLimit: 2,
      rootOneIn: 4)
    try run("nested", images: 20_000, options)
  }

  @Test("readers at every call: what was shown stays, and nobody waits or sees a false alarm")
  func readers() throws {
    let options = TokenOptions(
      cutCount: 1, killOneIn: 16, failedWriteOneIn: 12, abandonOneIn: 6, groupLimit: 2, partLimit: 1, rootOneIn: 4,
      readerCount: 3)
    try run("readers", images: 16_000, options, turnLimit: 7)
  }
}
