import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// LIKE, MATCHES and modifiers in conditions.
@Suite struct PatternConditionTests {
  private func makeStore() throws -> Store {
    let store = try Store.inMemory(schema: [Snack.self])
    try store.write { transaction in
      for (code, title, note) in [
        ("a*", "白桃缶", nil), ("b?", "赤いｶﾞﾁｬ", "ガチャ"), ("*か\u{3099}", "がか\u{3099}", "[が]+"), ("", "か゚", "か"),
      ] as [(String, String, String?)] {
        _ = try transaction.insert(Snack(code: code, title: title, note: note))
      }
    }
    return store
  }

  private func ids(_ condition: (Properties<Snack>) -> Condition) throws -> [Int] {
    try makeStore().read { try $0.objects(Snack.self).where(condition).ids() }
  }

  @Test func `a text matches a pattern of LIKE`() throws {
    #expect(try ids { $0.title.like("*桃?") } == [1])
    #expect(try ids { $0.title.like("?") } == [4])
    #expect(try ids { $0.title.like("が*") } == [3])
    #expect(try ids { $0.title.like("*ガチャ*") } == [])
    #expect(try ids { $0.title.like("*ガチャ*", .folded) } == [2])
    #expect(try ids { $0.title.like("*ガチャ", [.width]) } == [2])
    #expect(try ids { $0.note.like("*") } == [2, 3, 4])
    #expect(try ids { !$0.note.like("*チ*") } == [1, 3, 4])
    #expect(try ids { $0.title.matches(TextPattern(like: "*が*")) } == [3])
  }

  @Test func `a text matches a regular expression`() throws {
    #expect(try ids { $0.title.matches(regex: ".*桃.") } == [1])
    #expect(try ids { $0.title.matches(regex: "[が]+") } == [3])
    #expect(try ids { $0.title.matches(regex: ".{2,4}") } == [1, 3])
    #expect(try ids { $0.title.matches(regex: ".*[ア-ン]+", [.width]) } == [2])
    let pattern = try TextPattern(regex: "(?i:X)|か゚")
    #expect(try ids { $0.title.matches(pattern) } == [4])
    #expect(try ids { $0.note.matches(regex: "(?s).*") } == [2, 3, 4])
  }

  @Test func `a part of a text matches a pattern`() throws {
    let round = try TextPattern(regex: "桃|^が")
    #expect(try ids { $0.title.contains(round) } == [1, 3])
    let folded = try TextPattern(regex: "ガ.ャ", modifiers: .folded)
    #expect(try ids { $0.title.contains(folded) || $0.note.contains(folded) } == [2])
    let nothing = try TextPattern(regex: "")
    #expect(try ids { $0.note.contains(nothing) } == [2, 3, 4])
    #expect(try ids { !$0.title.contains(nothing) } == [])
    #expect(try ids { $0.title.contains(TextPattern(like: "桃?")) } == [1])
    #expect(try ids { $0.code.contains(TextPattern(like: "\\")) } == [])
    for pattern in ["a\\", "\\\\", "\\*", "", "*", "?", "x"] {
      let like = TextPattern(like: pattern)
      for text in ["a\\", "ba\\c", "*", "", "xx"] {
        let whole = TextPattern(like: like.matcher.sourceWithAnyEnds)
        #expect(whole.matches(text) == like.isFound(in: text), "\(pattern) in \(text)")
      }
    }
  }

  @Test func `records are found by a pattern in a part of what leads to them`() throws {
    let store = try GiftStore.make()
    try store.read { (reader) throws in
      let gifts = reader.objects(Gift.self)
      let pattern = try TextPattern(regex: "^good.?$", modifiers: .folded)
      let found = gifts.where { $0.backlinks(\Opinion.giftID).any { $0.text.contains(pattern) } }
      #expect(try found.ids() == [1, 2])
      #expect(found.explain().hasPrefix("records of Opinion that lead here"), "\(found.explain())")
    }
  }

  @Test func `a bad expression is an error of the query`() throws {
    let error = #expect(throws: StoreError.self) { try ids { $0.title.matches(regex: "a(?=b)") } }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message.contains("column 2 of the pattern: look-ahead") == true)
  }

  @Test func `a pattern may be read from a field`() throws {
    let store = try makeStore()
    func ids(_ textOperator: TextOperator, _ second: Int, _ options: TextFoldingOptions = []) throws -> [Int] {
      let expression = QueryExpression.textual(.field(5), textOperator, .field(second), options)
      return try store.read { try $0.objects(Snack.self).where { _ in Condition(expression) }.ids() }
    }
    #expect(try ids(.like, 1) == [3])
    #expect(try ids(.matches, 6) == [3])
    #expect(try ids(.contains, 6, .all) == [2])
    let error = #expect(throws: StoreError.self) { try ids(.matches, 1) }
    #expect(error?.message.contains("column 1 of the pattern") == true)
  }

  @Test func `modifiers on every operator`() throws {
    #expect(try ids { $0.title.contains("ガチャ", .width) } == [2])
    #expect(try ids { $0.title.beginsWith("ガ", .kana) } == [3])
    #expect(try ids { $0.title.endsWith("ガ", .kana) } == [3])
    #expect(try ids { $0.title.isEqual(to: "ガガ", .kana) } == [3])
    #expect(try ids { $0.title.contains("か", .folded) } == [])
  }
}
