import RecordStore
import Testing

@testable import Receivables

@Suite("The Receivables program")
struct ReceivablesCommandTests {
  @Test func `commands of several runs work on one file`() throws {
    let file = try TemporaryFile()
    func run(_ words: String...) throws -> [String]? {
      try ReceivablesCommand(file: file.path).run(words[0], Array(words.dropFirst()))
    }
    #expect(try run("receivable", "R1", "ヤマダ商店", "1200.50", "2026-05-31") == [])
    #expect(try run("deposit", "D1", "ﾔﾏﾀﾞ商店", "1200.5", "2026-05-20") == [])
    #expect(try run("match") == ["D1 pays R1"])
    #expect(try run("list") == ["R1  ヤマダ商店  1200.5", "D1  ﾔﾏﾀﾞ商店  1200.5  matched"])
    // Writing the deposit again keeps what it pays.
    #expect(try run("deposit", "D1", "ﾔﾏﾀﾞ商店", "1200.5", "2026-05-21") == [])
    #expect(try run("list")?.last == "D1  ﾔﾏﾀﾞ商店  1200.5  matched")
    #expect(try run("delete-receivable", "R1") == ["deleted"])
    #expect(try run("list") == ["D1  ﾔﾏﾀﾞ商店  1200.5  open"])
    #expect(throws: ArgumentError.self) { try run("deposit", "D2", "x", "much", "2026-05-21") }
    #expect(throws: ArgumentError.self) { try run("deposit", "D2", "x", "1", "yesterday") }
    #expect(try run("fly") == nil)
  }
}
