import RecordStore
import Testing

@testable import omiyage

/// Sentences of the library, in Japanese.
struct StoreSentenceTests {
  /// The body fails with a message that has its Japanese, with nothing left in English.
  private func check(_ text: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("\(text) is no mistake")
    } catch {
      let message = (error as? StoreError)?.message ?? ""
      let japanese = StoreSentence.japanese(message) ?? ""
      #expect(EnglishRemains.isJapanese(japanese), "\(text): \(message): \(japanese)")
      #expect(EnglishRemains.find(in: japanese) == nil, "\(text): \(message): \(japanese)")
    }
  }

  @Test(
    "every mistake in the grammar of a predicate is explained",
    arguments: [
      "", "title LIK 'a'", "title IS NULL", "title blabla 'a'", "star NOT IN {1}", "star <>= 1", "a = 1 & b = 2",
      "1 < star < 5", "title CONTAINS[x] 'a'", "title CONTAINS[c 'a'", "title CONTAINS[] 'a'", "star =",
      "star = AND b = 2", "= 4", "a = 1 AND", "a = 1 b = 2", "isDone", "(a = 1) = TRUE", "ANY (a.b = 1)",
      "ANY ALL a = 1", "a + = 1", "(a = 1", "a = 1)", "a IN {1 2}", "a IN {1,}", "a IN (1, 2)", "tags[0] = 'a'",
      "count(a) = 1", "FUNCTION(a, 'b') = 1", "a.@cout = 1", "a.@unionOfObjects = 1", "@count = 1", "a. = 1",
      "SUBQUERY(a, b, c = 1).@count = 1", "SUBQUERY(a, $b, $b = 1) = 1", "a = 'b", "a = \"b”", "a = 'b''c'",
      "a = 'b\\", "a = '\\d'", "a = '\\uD800'", "a = .5", "a = 0x1F", "a = %", "a LIKE %b%", "# = 1", "$ = 1",
      "a.@ = 1", "`` = 1", "`a = 1", "a = 1; b", "a = 1 – 2", "a。b = 1", "a = \\n", "a = %@ AND b = %@", "%K = 1",
    ])
  func grammar(text: String) {
    check(text) { _ = try TextPredicate(text) }
  }

  @Test(
    "so is every predicate that does not fit the records",
    arguments: [
      "titel = 'a'", "x = 1", "title.length = 1", "title['a'] = 1", "$r.star = 1", "commentCount = 'abc'",
      "commentCount = '4'", "average > 'a'", "title = 4", "createDate > 5", "createDate > 'a'", "imageData = 'a'",
      "title = average", "1 = 'a'", "imageData > NIL", "average CONTAINS 'a'", "average =[c] 4",
      "title BEGINSWITH[cd] 5",
      "comments MATCHES 'a'", "title MATCHES 4", "title MATCHES '('", "createDate + 1 > 5", "average + 'a' > 5",
      "comments.star = 3", "comments.star + 1 = 2", "ANY average = 3", "average.@count = 1", "comments.@sum > 1",
      "comments.@avg.comment > 1", "comments.@count.star = 1", "title = {1}", "average IN 4", "average BETWEEN {1}",
      "SUBQUERY(comments, $c, star = 1).@count = 1", "SUBQUERY(comments.@count, $c, $c.star = 1).@count = 1",
      "SUBQUERY(title, $c, $c.star = 1).@count = 1", "comments.@max > 1",
    ])
  func types(text: String) {
    check(text) { try TextPredicate(text).check(Omiyage.self) }
  }

  @Test(
    "and every mistake in a regular expression",
    arguments: [
      "(a)\\1", "a(?=b)", "a(?!b)", "a(?<=b)", "(?<!b)", "(?>a)", "a*+", "(?(1)a)", "(?R)", "\\Ga", "\\N{DIGIT ONE}",
      "(?P=n)", "(a", "a)", "*a", "a**", "a{", "a{3,2}", "[a", "[]", "[z-a]", "[a&&]", "[\\d-z]x[", "[a-\\d]", "a\\",
      "\\y", "\\p{Nonsense}", "\\p{L", "\\pL", "\\x{110000}", "\\u12", "\\x{12", "(?z)", "(?<n", "(?#", "\\c",
      "a{100001}", "\\Qab\\E+", "[\\b-\\Z]", "[か゚-ん]", "(a{1000}){1000}", "[[:alpha:", "(?|a)", "(?&a)", "(?P>a)",
      String(repeating: "(", count: 300), String(repeating: "[", count: 300),
    ])
  func expressions(text: String) {
    check(text) { _ = try TextPattern(regex: text) }
  }

  @Test("names and numbers stand where they belong, and what the catalogues lack stays as it is")
  func places() {
    #expect(
      StoreSentence.japanese("'star' is a whole number, and 'title' is a text.") == "'star' は整数ですが、'title' は文字列です。")
    #expect(
      StoreSentence.japanese("another process (pid 12) is writing. Try again later.")
        == "ほかのプロセス（pid 12）が書き込み中です。後でもう一度試してください。")
    #expect(
      StoreSentence.japanese("the commit is damaged. Keep a copy of the file, then run a repair.")
        == "変更が壊れています。ファイルの控えを取ってから修復してください。")
    #expect(StoreSentence.japanese("the weather is bad") == nil)
  }
}
