import Testing

/// Whatever the program says to people, it says in English and in Japanese.
struct TranslationTests {
  private static let program = SentenceSource.all(under: "Sources/omiyage")

  /// Literals of two words and more that are no sentences for people.
  private static let plainFiles = [
    // Words of the command line, SQL, Swift, and the records of a demonstration.
    "Arguments/CommandName.swift", "Formats/SQLDialect.swift", "Commands/Shapes/SQLTable.swift",
    "Commands/Browse/SwiftSource.swift", "Commands/Demo/SouvenirWords.swift",
    // Scripts of shells.
    "Commands/Completions/BashCompletion.swift", "Commands/Completions/ZshCompletion.swift",
    "Commands/Completions/FishCompletion.swift", "Commands/Completions/CompletionTables.swift",
  ]

  private static let plainTexts: Set<String> = [
    // Words of the command line in the list of short forms.
    "add list show edit delete", "comment ITEM TEXT", "item comment rating",
    // Variables of the environment.
    "XDG_DATA_HOME, HOME", "VISUAL, EDITOR", "COLUMNS, LINES, TERM", "LC_ALL, LC_MESSAGES, LANG",
    // What editors and manual pages read.
    #"'\" -*- coding: UTF-8 -*-"#,
    // A command line that does not begin with the program.
    "printf 'add A\\ncomment @last --star 5\\n' | omiyage batch",
    // Kept in the store, and values of machine formats.
    "undo --to", " including ",
  ]

  /// What a word alone is a sentence behind.
  private static let saying = [
    "say(", "sayNow(", "error(", "ValueProblem(", "ImportFault(", "TableColumn(", "Progress(", "Problem(text:", "what:",
    "remedy:", "summary:", "section(",
  ]

  @Test("every sentence for people is given to localized")
  func complete() {
    let known = Set(SentenceCatalogue.entries.map(\.english))
    var problems: [String] = []
    for file in Self.program where !Self.plainFiles.contains(where: file.path.hasSuffix) {
      for literal in file.literals where !literal.isJapanese && !known.contains(literal.text) {
        let isSentence = literal.wordCount >= 2 && literal.text.contains(" ") && !literal.text.hasPrefix("omiyage ")
        let isSaid = literal.wordCount >= 1 && file.isDirectly(behind: Self.saying, literal)
        guard isSentence || isSaid, !Self.plainTexts.contains(literal.text) else { continue }
        if !file.isLocalized(literal), !file.isForProgrammers(literal) { problems.append(file.place(literal)) }
      }
    }
    report(problems)
  }

  @Test("what stands beside an English sentence is Japanese, and puts in the same values")
  func faithful() {
    var problems: [String] = []
    var count = 0
    for file in Self.program {
      for call in file.calls {
        let english = file.literals(in: call.english)
        let japanese = file.literals(in: call.japanese)
        guard let first = english.first ?? japanese.first else { continue }
        count += 1
        if !japanese.contains(where: \.isJapanese) { problems.append("no Japanese: " + file.place(first)) }
        if english.contains(where: \.isJapanese), !Self.quotesJapanese(english) {
          problems.append("no English: " + file.place(first))
        }
        problems += Self.differences(english, japanese, file.text(call.english)).map { "\($0): " + file.place(first) }
      }
    }
    #expect(count > 500)
    report(problems)
  }

  /// Examples such as 商品名=title stand in English sentences, too.
  private static func quotesJapanese(_ english: [StringLiteral]) -> Bool { english.contains { $0.wordCount >= 2 } }

  /// The values that only one of both puts in. A choice of English words, as for a plural, is none.
  private static func differences(_ english: [StringLiteral], _ japanese: [StringLiteral], _ text: String) -> [String] {
    let own = Set(english.flatMap(\.values))
    let other = Set(japanese.flatMap(\.values).filter { !$0.contains("\"") })
    let missing = own.filter { !$0.contains("\"") }.subtracting(other).map { "missing in Japanese: \($0)" }
    return missing + other.subtracting(own).filter { !text.contains($0) }.map { "only in Japanese: \($0)" }
  }

  // MARK: The library

  /// The sources of the library, without the tables of Unicode, which are one long literal each.
  private static let library = SentenceSource.all(under: "Sources/RecordStore") {
    !$0.contains("Values/Text/") || $0.contains("/Patterns/")
  }

  /// Files whose words are no messages of errors: plans of queries and migrations, types, predicates themselves, and
  /// what a precondition is told.
  private static let plansAndNames = [
    "Queries/Planning/QueryPlanner+Explanation.swift", "RecordStore/Results.swift", "RecordStore/MigrationPlan.swift",
    "RecordStore/Store+MigrationPlan.swift", "Values/TableChange+Text.swift", "RecordStore/FieldType.swift",
    "Predicates/PredicateDescription.swift", "Errors/StoreError.swift", "RecordStore/SchemaContent.swift",
  ]

  @Test("every message of the library is in a catalogue")
  func catalogued() {
    // A part that another one follows is the beginning of an entry.
    let known = Set(SentenceCatalogue.entries.map(\.english))
    let beginnings = Set(known.map(Self.withoutLastPlace))
    var problems: [String] = []
    for file in Self.library where !Self.plansAndNames.contains(where: file.path.hasSuffix) {
      for literal in file.literals where Self.isMessage(literal.text) {
        if known.contains(literal.text) || beginnings.contains(literal.text) { continue }
        if !file.isForProgrammers(literal) { problems.append(file.place(literal)) }
      }
    }
    report(problems)
  }

  @Test("the catalogues hold only what the library says, each once, with the same places in both languages")
  func nothingStale() {
    let sources = Self.library + Self.program.filter { !$0.path.contains("Sentences/") }
    let said = Set(sources.flatMap(\.literals).map(\.text))
    var seen: Set<String> = []
    var problems: [String] = []
    #expect(SentenceCatalogue.entries.count > 300)
    for entry in SentenceCatalogue.entries {
      if !said.contains(entry.english), !said.contains(Self.withoutLastPlace(entry.english)) {
        problems.append("nothing says this: \(entry.place)")
      }
      if !seen.insert(entry.english).inserted { problems.append("twice: \(entry.place)") }
      if SentenceCatalogue.places(entry.english) != SentenceCatalogue.places(entry.japanese) {
        problems.append("other places: \(entry.place)")
      }
    }
    report(problems)
  }

  @Test("every word that a plan of a query is told in is in the catalogue of plans")
  func plans() {
    // The ways to the records keep their names.
    let kept: Set<String> = ["primary", "key", "index", "text", "scan"]
    let known = Set(SentenceCatalogue.plans.flatMap { Self.words($0.english) }).union(kept)
    #expect(SentenceCatalogue.plans.count > 20)
    var problems: [String] = []
    for file in Self.library where file.path.hasSuffix("+Explanation.swift") {
      for literal in file.literals {
        problems += Self.words(literal.text).filter { !known.contains($0) }.map { "\($0): \(file.place(literal))" }
      }
    }
    report(problems)
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 1 }.map { String($0) }
  }

  private static func isMessage(_ text: String) -> Bool {
    text.contains(" ") && words(text).contains { $0.allSatisfy(\.isLowercase) }
  }

  /// `is writing§2` without the `§2`.
  private static func withoutLastPlace(_ text: String) -> String {
    text.dropLast().hasSuffix("§") ? String(text.dropLast(2)) : text
  }

  // MARK: The pieces

  @Test("a sentence that is not given to localized is found, and so is a value that gets lost")
  func selfTest() {
    let file = SentenceSource(
      path: "A.swift",
      text: #"""
        func f() {
          say(localized("two \(words) here", "ここに\(words)"))
          say("two words" + " and \(more)")
          precondition(a, "never \(seen)")
          let t = localized(n == 1 ? "1 line \(x)" : "\(n) lines", "\(n)行")
        }
        """#)
    #expect(file.literals.map(\.text).prefix(3) == ["two §1 here", "ここに§1", "two words and §1"])
    #expect(file.literals.map { file.isLocalized($0) } == [true, true, false, false, true, true, true])
    #expect(file.literals.map { file.isForProgrammers($0) } == [false, false, false, true, false, false, false])
    #expect(file.isDirectly(behind: ["say("], file.literals[2]))
    #expect(file.calls.count == 2)
    let call = file.calls[1]
    #expect(
      Self.differences(file.literals(in: call.english), file.literals(in: call.japanese), file.text(call.english))
        == ["missing in Japanese: x"])
    let entries = SentenceCatalogue.entries(
      path: "A+B.swift", text: "let a = #\"\"\"\n    x \\#\n    §1.\n    = エ§1。\n     y\n    = ワイ\n    \"\"\"#\n")
    #expect(entries.map(\.english) == ["x §1.", " y"])
    #expect(entries.map(\.japanese) == ["エ§1。", "ワイ"])
  }

  /// One issue for all places, so that the list can be read.
  private func report(_ problems: [String], _ location: SourceLocation = #_sourceLocation) {
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))", sourceLocation: location)
  }
}
