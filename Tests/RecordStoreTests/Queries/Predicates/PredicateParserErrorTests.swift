import Testing

@testable import RecordStore

/// Refused texts, each with its whole message.
@Suite struct PredicateParserErrorTests {
  @Test(arguments: [
    ("", "column 1: the predicate is empty. Write TRUEPREDICATE for all records."),
    (" \n　", "column 1: the predicate is empty. Write TRUEPREDICATE for all records."),
    // Operators.
    ("title LIK 'a'", "column 7: 'LIK' is no operator: did you mean LIKE?"),
    ("title CONTAIN 'a'", "column 7: 'CONTAIN' is no operator: did you mean CONTAINS?"),
    ("title startswith 'a'", "column 7: 'startswith' is no operator: did you mean BEGINSWITH?"),
    ("title IS NULL", "column 7: 'IS' is no operator: did you mean =?"),
    ("title blabla 'a'", "column 7: 'blabla' is no operator. A comparison such as = or CONTAINS is expected."),
    ("star NOT IN {1}", "column 6: NOT stands in front of the whole comparison, as in NOT star IN {1, 2}."),
    ("star === 1", "column 6: '===' is no operator: did you mean =?"),
    ("star =! 1", "column 6: '=!' is no operator: did you mean !=?"),
    ("star >== 1", "column 6: '>==' is no operator: did you mean >=?"),
    ("star <>= 1", "column 6: '<>=' is no operator."),
    ("a = 1 & b = 2", "column 7: '&' is no operator: did you mean &&?"),
    ("a = 1 | b = 2", "column 7: '|' is no operator: did you mean ||?"),
    ("1 < star < 5", "column 10: a comparison has two sides. Write AND between two comparisons, or BETWEEN {1, 5}."),
    (
      "title CONTAINS[x] 'a'",
      "column 16: 'x' is no modifier. There are c (case), d (diacritics), w (width), k (kana) and f (all)."
    ),
    ("title CONTAINS[c 'a'", "column 18: ']' is expected, but ''a'' was found."),
    ("title CONTAINS[] 'a'", "column 16: a modifier such as c or f is expected, but ']' was found."),
    // Sides.
    ("star =", "column 7: a value is expected, but the end was found."),
    ("star = AND b = 2", "column 8: a value is expected, but 'AND' was found."),
    ("= 4", "column 1: a condition is expected, but '=' was found."),
    ("a = 1 AND", "column 10: a condition is expected, but the end was found."),
    ("a = 1 OR OR b = 2", "column 10: a condition is expected, but 'OR' was found."),
    ("a = 1 b = 2", "column 7: AND, OR or the end is expected, but 'b' was found."),
    ("isDone", "column 1: a comparison is missing behind this value, as in isDone = TRUE."),
    ("a = 1 AND (isDone) OR b = 2", "column 12: a comparison is missing behind this value, as in isDone = TRUE."),
    ("NOT isDone", "column 5: a comparison is missing behind this value, as in isDone = TRUE."),
    ("(a = 1) = TRUE", "column 2: a condition stands where a value is expected."),
    ("a = NOT b", "column 5: a value is expected, but 'NOT' was found."),
    ("a = (b = 1)", "column 6: a condition stands where a value is expected."),
    ("-(a = 1)", "column 3: a condition stands where a value is expected."),
    ("ANY (a.b = 1)", "column 1: ANY, ALL and NONE stand before one comparison, as in ANY scores > 3."),
    ("ANY ALL a = 1", "column 5: a collection is expected, but 'ALL' was found."),
    ("a = ANY b", "column 5: a value is expected, but 'ANY' was found."),
    ("a + = 1", "column 5: a value is expected, but '=' was found."),
    // Brackets.
    ("(a = 1", "column 7: ')' is missing for the '(' in column 1."),
    ("a = 1)", "column 6: no '(' stands before this ')'."),
    ("a IN {1, 2", "column 11: '}' is missing for the '{' in column 6."),
    ("a IN {1 2}", "column 9: ',' or '}' is expected, but '2' was found."),
    ("a IN {1,}", "column 9: a value is expected, but '}' was found."),
    ("a IN {1 = 2}", "column 9: ',' or '}' is expected, but '=' was found."),
    ("a IN {ANY b}", "column 7: a value is expected, but 'ANY' was found."),
    ("a IN (1, 2)", "column 8: ')' is expected, but ',' was found. A list stands in braces: {1, 2}."),
    ("a IN 1, 2", "column 7: AND, OR or the end is expected, but ',' was found."),
    ("()", "column 2: a condition is expected, but ')' was found."),
    ("tags[0] = 'a'", "column 6: a key of a map in quotes is expected, but '0' was found."),
    // Functions and paths.
    ("count(a) = 1", "column 1: 'count' is no function. Write @count behind a collection, as in comments.@count."),
    ("FUNCTION(a, 'b') = 1", "column 1: 'FUNCTION' is no function. Only SUBQUERY is."),
    ("a.@cout = 1", "column 3: '@cout' is no function: did you mean @count?"),
    ("a.@unionOfObjects = 1", "column 3: '@unionOfObjects' is no function. There are @count, @sum, @avg, @min, @max."),
    ("@count = 1", "column 1: '@count' stands behind a collection, as in comments.@count."),
    ("a. = 1", "column 4: a name or a function such as @count is expected, but '=' was found."),
    ("a.5 = 1", "column 3: a name or a function such as @count is expected, but '5' was found."),
    ("SUBQUERY(a, b, c = 1).@count = 1", "column 13: a variable such as $c is expected, but 'b' was found."),
    ("SUBQUERY(a, $b, $b = 1) = 1", "column 25: '.@count' behind the SUBQUERY is expected, but '=' was found."),
    ("SUBQUERY(a, $b, $b).@count = 1", "column 17: a comparison is missing behind this value, as in isDone = TRUE."),
    ("SUBQUERY(a, $b, $b = 1", "column 23: ')' is missing for the '(' in column 1."),
    // Literals.
    ("a = 'b", "column 5: the text that begins here has no end: ' is missing."),
    ("a = \"b”", "column 5: the text that begins here has no end: \" is missing; ” is another character."),
    ("a = 「b", "column 5: the text that begins here has no end: 」 is missing."),
    ("a = 'it's'", "column 9: AND, OR or the end is expected, but 's' was found."),
    ("a = 'b''c'", "column 8: a text follows a text. Write \\' or \\\" for a quote in a text."),
    ("a = 'b\\", "column 7: the text ends behind a backslash. Write \\\\ for a backslash."),
    ("a = '\\d'", "column 6: '\\d' means nothing in a text. Write \\\\ for a backslash."),
    ("a = '\\uD800'", "column 6: '\\u' names a character as in \\u3042 or \\u{1F351}."),
    ("a = .5", "column 5: a name or a number begins here with '.'. Write 0.5 for .5."),
    ("a = 1.", "column 6: AND, OR or the end is expected, but '.' was found."),
    ("a = 0x1F", "column 5: '0x1F' is no number. Names that begin with a digit stand in backticks, texts in quotes."),
    ("a = 12円", "column 5: '12円' is no number. Names that begin with a digit stand in backticks, texts in quotes."),
    // Placeholders, names, stray characters.
    ("a = %", "column 5: '%' stands alone. Write %@ for a value, %K for a name, and a text in quotes."),
    ("a LIKE %b%", "column 8: '%b' is no placeholder. Write %@ for a value, %K for a name, and a text in quotes."),
    ("a = 5 %% 2", "column 7: '%' stands alone. Write %@ for a value, %K for a name, and a text in quotes."),
    ("# = 1", "column 1: the name of a property must follow '#', as in #like."),
    ("$ = 1", "column 1: a name must follow '$', as in $comment."),
    ("a.@ = 1", "column 3: a name must follow '@', as in comments.@count."),
    ("`` = 1", "column 1: there is no name between the backticks."),
    ("`a = 1", "column 1: the name that begins here has no end: ` is missing."),
    ("a = 1; b", "column 6: ';' (U+003B) has no meaning here. Texts stand in quotes, and unusual names in backticks."),
    ("a = 1 – 2", "column 7: '–' (U+2013) has no meaning here. Write - for minus."),
    ("a。b = 1", "column 2: '。' (U+3002) has no meaning here. Write . between names."),
    ("a = \\n", "column 5: '\\' (U+005C) has no meaning here. A backslash stands only in quotes."),
    ("a = 1\0", "column 6: U+0000 has no meaning here. Texts stand in quotes, and unusual names in backticks."),
    // Columns are characters, however many bytes they have.
    (
      "が\u{3099} = 👨‍👩‍👧 ; 1",
      "column 7: ';' (U+003B) has no meaning here. Texts stand in quotes, and unusual names in backticks."
    ),
    ("価格 > 100円", "column 6: '100円' is no number. Names that begin with a digit stand in backticks, texts in quotes."),
  ])
  func `a mistake is named with its column and its remedy`(text: String, message: String) throws {
    let source = PredicateText(text)
    do throws(PredicateFault) {
      let syntax = try PredicateParser.condition(source).syntax
      Issue.record("\(text) was read as \(PredicateTree.write(syntax))")
    } catch {
      let error = source.error(error)
      #expect(error.description == message)
      #expect(error.code == .invalidArgument)
      #expect(message.hasPrefix("column \(error.column ?? 0): "))
    }
  }

  @Test func `bytes that are not UTF-8 are an error with their column`() throws {
    let error = #expect(throws: StoreError.self) { try PredicateText(Array("価 = '".utf8) + [0xE3, 0x81, 0x27]) }
    #expect(error?.description == "column 6: the byte 0xE3 is not UTF-8.")
    #expect(error?.column == 6)
  }
}
