import Testing

/// The checks of this target stand on these pieces, so they are checked first.
struct TidySelfTests {
  private func masked(_ text: String) -> String {
    var masker = SourceMasker(Array(text.utf8))
    return String(decoding: masker.masked(), as: UTF8.self)
  }

  @Test("comments and strings are blanked, and nothing else")
  func masking() {
    #expect(masked("let a = 1 // b!\nc") == "let a = 1      \nc")
    #expect(masked("a /* b /* c */ d */ e") == "a                   e")
    #expect(masked("f(\"x\\\"y\") + z") == "f(      ) + z")
    #expect(masked("f(#\"a\"b\"#) z") == "f(       ) z")
    #expect(masked("a\"\"\"\n \" { \n\"\"\"b") == "a   \n     \n   b")
    #expect(masked("g(\"\\(h(\"}\"))\") {") == "g(           ) {")
    #expect(masked("let p = \"http://x\"; q") == "let p =           ; q")
  }

  @Test("masking keeps the length of every line")
  func maskingKeepsColumns() {
    for file in PackageTree.sources + PackageTree.tests {
      #expect(file.lines.map(\.count) == file.code.map(\.count), "\(file.path)")
    }
  }

  @Test("a function ends at its own brace")
  func functionLengths() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        struct A {
          func b() { if c { d() } }
          init(
            e: Int
          ) {
            f()
          }
          var g: Int { 1 }
          subscript(h: Int) -> Int {
            h
          }
        }
        protocol P { func q() }
        func tail() {
        }
        """)
    #expect(
      FunctionLengths.of(file).map { "\($0.name) \($0.lineCount)" } == ["b 1", "init 5", "subscript 3", "tail 2"])
  }

  @Test("a ratchet reports what is new, what is worse and what is out of date")
  func ratchet() {
    let ratchet = Ratchet(allowed: ["old": 90, "worse": 80, "better": 99, "gone": 75], limit: 70)
    let problems = ratchet.problems(["old": 90, "worse": 81, "better": 98, "new": 71, "fine": 70])
    #expect(
      problems == [
        "new: 71, and 70 is the limit",
        "worse: 81, and 80 is the limit",
        "better: lower the entry from 99 to 98",
        "gone keeps the limit of 70 now: take it out of the list",
      ])
  }

  @Test("the files of the package are found")
  func filesAreFound() {
    #expect(PackageTree.exists("Package.swift"))
    #expect(PackageTree.sources.contains { $0.path == "Sources/RecordStore/Errors/StoreError.swift" })
    #expect(PackageTree.tests.contains { $0.path == "Tests/TidyTests/TidySelfTests.swift" })
    #expect(!PackageTree.pages.isEmpty)
  }
}
