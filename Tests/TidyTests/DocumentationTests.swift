import Testing

/// What the documentation says about files, names and versions must be so.
struct DocumentationTests {
  @Test("the catalogue has its pages")
  func pages() {
    for name in ["RecordStore", "Architecture", "Durability", "FileFormat", "Queries", "Changelog"] {
      #expect(PackageTree.pages.contains("\(PackageTree.catalogue)/\(name).md"), "\(name).md")
    }
  }

  @Test("every link between pages leads to one")
  func linksBetweenPages() {
    for page in PackageTree.pages {
      for name in Markdown.documentLinks(PackageTree.text(page)) {
        #expect(PackageTree.exists("\(PackageTree.catalogue)/\(name).md"), "\(page): <doc:\(name)>")
      }
    }
  }

  @Test("every page can be reached from the first one")
  func everyPageIsReached() {
    var reached: Set<String> = []
    var next = ["RecordStore"]
    while let name = next.popLast() {
      guard reached.insert(name).inserted else { continue }
      next += Markdown.documentLinks(PackageTree.text("\(PackageTree.catalogue)/\(name).md"))
    }
    for page in PackageTree.pages {
      let name = page.dropFirst(PackageTree.catalogue.count + 1).dropLast(".md".count)
      #expect(reached.contains(String(name)), "\(page)")
    }
  }

  @Test("every path that the README names is there")
  func readmePaths() {
    let paths = Markdown.paths(PackageTree.text("README.md"))
    #expect(paths.contains("Fixtures/tour.omiyage"))
    for path in paths {
      #expect(PackageTree.exists(path) || isIgnored(path), "README.md: \(path)")
    }
  }

  /// A store that the commands of the README make.
  private func isIgnored(_ path: String) -> Bool { path.hasSuffix(".store") }

  @Test("the README names its two commands")
  func readmeCommands() {
    let text = PackageTree.text("README.md")
    #expect(text.contains("swift run -c release omiyage --store tour.store batch Fixtures/tour.omiyage\n"))
    #expect(text.contains("\nswift test\n"))
  }

  @Test("the format page has a section for each kind of frame")
  func frameKinds() throws {
    let headings = PackageTree.text("\(PackageTree.catalogue)/FileFormat.md").split(separator: "\n")
      .filter { $0.hasPrefix("#") }
    for (number, name) in ["Parts", "Commits", "Runs", "Roots", "Seals"].enumerated() {
      #expect(headings.contains("## \(name) (kind \(number + 1))"), "\(name)")
    }
  }

  @Test("the changelog has a section for the version of the program")
  func changelog() throws {
    let source = PackageTree.text("Sources/omiyage/Output/ProgramVersion.swift")
    let line = try #require(source.split(separator: "\n").first { $0.contains("let program = ") })
    let version = try #require(line.split(separator: "\"").dropFirst().first)
    let changelog = PackageTree.text("\(PackageTree.catalogue)/Changelog.md")
    #expect(changelog.split(separator: "\n").contains { $0.hasPrefix("## \(version)") }, "\(version)")
  }

  @Test("every public declaration says what it is for")
  func publicDeclarations() {
    var problems: [String] = []
    for file in PackageTree.sources where file.path.hasPrefix("Sources/RecordStore/") {
      for index in file.code.indices where isPublicDeclaration(file.words(index)) {
        if !isDocumented(file, before: index) { problems.append("\(file.place(index)): \(file.text(index))") }
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// What a protocol of the standard library asks for needs no words of ours.
  private static let witnesses: Set<String> = [
    "description", "debugDescription", "hash", "encode", "makeIterator", "next", "startIndex", "endIndex", "rawValue",
  ]

  private func isPublicDeclaration(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(of: "public"), words[..<place].allSatisfy({ $0.hasPrefix("@") }) else {
      return false
    }
    let rest = words.dropFirst(place + 1)
    if rest.first == "extension" || rest.first == "import" { return false }
    // An operator has no name of letters: `static func == (`.
    if let function = rest.firstIndex(of: "func"), words.dropFirst(function + 1).first == "lhs" { return false }
    return !rest.prefix(4).contains { Self.witnesses.contains($0) }
  }

  private func isDocumented(_ file: SourceFile, before index: Int) -> Bool {
    var line = index - 1
    while line >= 0 {
      let text = file.text(line).drop { $0 == " " }
      if text.hasPrefix("///") { return true }
      guard text.hasPrefix("@") || text.hasPrefix("//") else { return false }
      line -= 1
    }
    return false
  }

  @Test(
    "every example of a page, or of one of its sections, stands in the tests, word for word",
    arguments: [
      ("Links", "Links", "Tests/RecordStoreTests/Links/LinkExampleTests.swift"),
      ("Queries", "Overview", "Tests/RecordStoreTests/Queries/QueryExampleTests.swift"),
      ("Queries", "Conditions", "Tests/RecordStoreTests/Queries/QueryExampleTests.swift"),
      ("Queries", "Changing what a query finds", "Tests/RecordStoreTests/Queries/QueryExampleTests.swift"),
    ])
  func examples(_ page: String, _ section: String, _ tests: String) {
    let source = lines(PackageTree.text(tests)[...])
    var text = PackageTree.text("\(PackageTree.catalogue)/\(page).md")
    if section != page {
      text = text.split(separator: "\n## ").first { $0.hasPrefix(section + "\n") }.map { String($0) } ?? ""
    }
    let blocks = text.split(separator: "```swift\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let example = lines(block.split(separator: "```", maxSplits: 1)[0])
      let isThere = source.indices.contains { source[$0...].starts(with: example) }
      #expect(isThere, "\(page): \(example.first ?? "")")
    }
  }

  /// Lines without their indentation, which is another in a test.
  private func lines(_ text: Substring) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }

  @Test("no page names a path of one machine")
  func noPathsOfOneMachine() {
    let scripts = PackageTree.paths(under: ".ci", ending: "")
    for page in PackageTree.pages + ["README.md"] + scripts {
      for path in Markdown.absolutePaths(PackageTree.text(page)) {
        Issue.record("\(page): \(path)")
      }
    }
  }
}
