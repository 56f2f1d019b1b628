import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Accepted texts, each with its tree.
@Suite struct PredicateParserTests {
  @Test(arguments: [
    // Comparisons and their spellings.
    ("star = 4", "(= star 4)"),
    ("star == 4", "(= star 4)"),
    ("star != 4", "(!= star 4)"),
    ("star <> 4", "(!= star 4)"),
    ("star<4", "(< star 4)"),
    ("star <= 4", "(<= star 4)"),
    ("star =< 4", "(<= star 4)"),
    ("star > 4", "(> star 4)"),
    ("star >= 4", "(>= star 4)"),
    ("star => 4", "(>= star 4)"),
    ("star ≠ 4", "(!= star 4)"),
    ("star ≤ 4 or star ≥ 4", "(or (<= star 4) (>= star 4))"),
    ("star ≦ 4 or star ≧ 4", "(or (<= star 4) (>= star 4))"),
    ("4 < star", "(< 4 star)"),
    ("star BETWEEN {1, 5}", "(BETWEEN star {1 5})"),
    ("star between %@", "(BETWEEN star %@0)"),
    ("star IN {}", "(IN star {})"),
    ("star in { 1 , 2 }", "(IN star {1 2})"),
    ("star IN %@", "(IN star %@0)"),
    ("'text' IN title", "(IN 'text' title)"),
    ("%@ IN tags", "(IN %@0 tags)"),
    ("title CONTAINS 'a'", "(CONTAINS title 'a')"),
    ("title contains[c] \"a\"", "(CONTAINS[c] title 'a')"),
    ("title BeginsWith [cd] 'a'", "(BEGINSWITH[cd] title 'a')"),
    ("title ENDSWITH[dwkc] 'a'", "(ENDSWITH[f] title 'a')"),
    ("title LIKE[f] '*a?'", "(LIKE[f] title '*a?')"),
    ("title MATCHES 'a+'", "(MATCHES title 'a+')"),
    ("title =[wk] 'a'", "(=[wk] title 'a')"),
    ("price = cost", "(= price cost)"),
    // AND, OR, NOT.
    ("a = 1 AND b = 2 OR c = 3", "(or (and (= a 1) (= b 2)) (= c 3))"),
    ("a = 1 || b = 2 && c = 3", "(or (= a 1) (and (= b 2) (= c 3)))"),
    ("(a = 1 OR b = 2) AND c = 3", "(and (or (= a 1) (= b 2)) (= c 3))"),
    ("a = 1 AND b = 2 AND c = 3", "(and (= a 1) (= b 2) (= c 3))"),
    ("a = 1 OR b = 2 OR c = 3", "(or (= a 1) (= b 2) (= c 3))"),
    ("(a = 1 OR b = 2) OR c = 3", "(or (or (= a 1) (= b 2)) (= c 3))"),
    ("NOT a = 1 AND b = 2", "(and (not (= a 1)) (= b 2))"),
    ("NOT (a = 1 AND b = 2)", "(not (and (= a 1) (= b 2)))"),
    ("!a = 1", "(not (= a 1))"),
    ("!(a = 1)", "(not (= a 1))"),
    ("NOT NOT a = 1", "(= a 1)"),
    ("!!!a = 1", "(not (= a 1))"),
    ("NOT (NOT (a = 1))", "(not (not (= a 1)))"),
    ("((((a = 1))))", "(= a 1)"),
    ("TRUEPREDICATE", "true"),
    ("falsepredicate OR TruePredicate", "(or false true)"),
    ("NOT TRUEPREDICATE", "(not true)"),
    // Literals.
    ("a = TRUE AND b = yes AND c = FALSE AND d = No", "(and (= a true) (= b true) (= c false) (= d false))"),
    ("a = nil OR a == NULL", "(or (= a nil) (= a nil))"),
    ("a = -1", "(= a -1)"),
    ("a = - -1", "(= a 1)"),
    ("a = 1.50", "(= a 1.50)"),
    ("a = 1e3 OR a = 1.5E-3 OR a = 2e+3", "(or (= a 1e3) (= a 1.5e-3) (= a 2e3))"),
    ("a = 9223372036854775808", "(= a 9223372036854775808)"),
    ("a = 'it\\'s' OR a = \"say \\\"x\\\"\"", "(or (= a 'it's') (= a 'say \"x\"'))"),
    ("a = '\\\\ \\n\\t\\r \\u3042 \\u{1F351}'", "(= a '\\ \n\t\r あ 🍑')"),
    ("a = ''", "(= a '')"),
    ("a = '%@'", "(= a '%@')"),
    ("a = %@ AND b = %d AND c = %ld AND d = %f", "(and (= a %@0) (= b %d1) (= c %d2) (= d %f3))"),
    ("%K = %@ AND owner.%K = 1", "(and (= %K0 %@1) (= owner.%K2 1))"),
    // Paths.
    ("owner.home.city = 'a'", "(= owner.home.city 'a')"),
    ("ANY comments.star >= 4", "(any >= comments.star 4)"),
    ("some comments.star >= 4", "(any >= comments.star 4)"),
    ("ALL comments.star >= 4", "(all >= comments.star 4)"),
    ("NOT NONE comments.star IN {1, 2}", "(not (none IN comments.star {1 2}))"),
    ("ANY tags BEGINSWITH[c] 'a' AND a = 1", "(and (any BEGINSWITH[c] tags 'a') (= a 1))"),
    ("comments.@count > 1", "(> comments.@count 1)"),
    ("comments.@avg.star >= comments.star.@MIN", "(>= comments.@avg.star comments.star.@min)"),
    ("scores.@max = scores.@sum", "(= scores.@max scores.@sum)"),
    ("prices['a.b'] > 3", "(> prices.[a.b] 3)"),
    ("SELF.title = 'a'", "(= SELF.title 'a')"),
    (
      "SUBQUERY(comments, $c, $c.star > 3 AND $c.comment != '').@count > 1",
      "(> (subquery comments $c (and (> $c.star 3) (!= $c.comment '')) @count) 1)"
    ),
    (
      "SUBQUERY(a.b, $x, SUBQUERY($x.c, $y, $y.d = $x.d).@count > 0).@avg.e < 2",
      "(< (subquery a.b $x (> (subquery $x.c $y (= $y.d $x.d) @count) 0) @avg.e) 2)"
    ),
    ("SUBQUERY(tags, $t, $t = 'a').@count = 0", "(= (subquery tags $t (= $t 'a') @count) 0)"),
    // Arithmetic.
    ("a + b * c > d - e - f", "(> (+ a (* b c)) (- (- d e) f))"),
    ("(a + b) * c > 1", "(> (* (+ a b) c) 1)"),
    ("(a + 1) > b AND ((c)) = d", "(and (> (+ a 1) b) (= c d))"),
    ("-a * -2 = -(b + c) / 2", "(= (* (minus a) -2) (/ (minus (+ b c)) 2))"),
    ("a -1 = b-1", "(= (- a 1) (- b 1))"),
    ("a IN {1 + 2, b}", "(IN a {(+ 1 2) b})"),
    // Names.
    ("#like = 1 AND #in.#and = 2", "(and (= #like 1) (= #in.#and 2))"),
    ("like = 1 AND in IN {1} AND between BETWEEN {1, 2}", "(and (= like 1) (IN in {1}) (BETWEEN between {1 2}))"),
    ("and = 1 AND or = 2 OR not = 3", "(or (and (= and 1) (= or 2)) (= not 3))"),
    ("any = 1 AND all.like = 2 AND none IN {3}", "(and (= any 1) (= all.like 2) (IN none {3}))"),
    ("1 = like OR contains CONTAINS 'a'", "(or (= 1 like) (CONTAINS contains 'a'))"),
    ("owner.like = 1 AND owner.yes = 2 AND yes.no = 3", "(and (= owner.like 1) (= owner.yes 2) (= yes.no 3))"),
    ("subquery = 1 AND count = 2 AND self = 3", "(and (= subquery 1) (= count 2) (= self 3))"),
    ("NOT like = 'x' AND NOT in IN {1}", "(and (not (= like 'x')) (not (IN in {1})))"),
    ("価格 >= 100 AND 店・名 = 'あ'", "(and (>= 価格 100) (= 店・名 'あ'))"),
    ("цена = 1 AND 가격 = 2 AND _x1 = 3 AND 🍑 = 4", "(and (= цена 1) (= 가격 2) (= _x1 3) (= 🍑 4))"),
    ("`a b`.`c.d` = 1 AND `a``b` = 2 AND #`or` = 3", "(and (= #a b.#c.d 1) (= #a`b 2) (= #or 3))"),
    ("a\n=\t1\u{00A0}AND\u{3000}b = 2", "(and (= a 1) (= b 2))"),
    ("\u{FEFF}a = 1", "(= a 1)"),
    // What Japanese keyboards write.
    ("価格　＞＝　１２３．５", "(>= 価格 123.5)"),
    ("（ａ＝１）ＡＮＤ　ｂ　！＝　％＠", "(and (= ａ 1) (!= ｂ %@0))"),
    ("title ＣＯＮＴＡＩＮＳ［ｃ］ “桃”", "(CONTAINS[c] title '桃')"),
    ("a = 「桃」 OR a = 『桃』 OR a = ‘桃’", "(or (= a '桃') (= a '桃') (= a '桃'))"),
    ("a = ”桃” OR a = ＂桃＂ OR a = ＇桃＇ OR a = ｢桃｣", "(or (= a '桃') (= a '桃') (= a '桃') (= a '桃'))"),
    ("a IN ｛１、２，３｝", "(IN a {1 2 3})"),
    ("ａ．＠count ＞ 価格 × 2 − 1", "(> ａ.@count (- (* 価格 2) 1))"),
  ])
  func `a text becomes the tree that it means`(text: String, tree: String) throws {
    #expect(try PredicateTree.of(text) == tree)
  }

  @Test func `a path of an order is read alone`() throws {
    #expect(try PredicateTree.ofPath("comments.@avg.star") == "comments.@avg.star")
    #expect(try PredicateTree.ofPath(" in.`a b` ") == "in.#a b")
    #expect(throws: PredicateFault(offset: 6, message: "the end is expected, but 'DESC' was found.")) {
      try PredicateTree.ofPath("title DESC")
    }
  }

  @Test func `long predicates stay flat and are read in time`() throws {
    let terms = (0..<100_000).map { "star = \($0)" }.joined(separator: " OR ")
    let parsed = try PredicateParser.condition(PredicateText(terms)).syntax
    guard case .any(let parts) = parsed.content else {
      Issue.record("it is no OR")
      return
    }
    #expect(parts.count == 100_000 && parsed.depth == 3)
    let list = "star IN {" + (0..<100_000).map { "\($0)" }.joined(separator: ", ") + "}"
    #expect(try PredicateParser.condition(PredicateText(list)).syntax.depth == 3)
    let megabyte = "title = '" + String(repeating: "あ", count: 400_000) + "'"
    #expect(try PredicateTree.of(megabyte).utf8.count == megabyte.utf8.count + 2)
  }

  @Test func `many NOTs and minus signs cancel one another`() throws {
    #expect(try PredicateTree.of(String(repeating: "NOT ", count: 10_000) + "a = 1") == "(= a 1)")
    #expect(try PredicateTree.of(String(repeating: "!", count: 10_001) + "a = 1") == "(not (= a 1))")
    #expect(try PredicateTree.of("a = " + String(repeating: "-", count: 10_001) + "1") == "(= a -1)")
  }

  /// Each exclamation mark once looked at all that followed, so 10,000 of them took 20 seconds in a debug build.
  @Test func `an exclamation mark is read without a look at all that follow`() throws {
    func time(_ count: Int) throws -> Duration {
      let text = String(repeating: "!", count: count) + "a = 1"
      return try processorTime { _ = try PredicateTree.of(text) }
    }
    _ = try time(100)
    let (few, many) = (try time(2_000), try time(64_000))
    // In proportion it is 32 times as long, by squares 1,024 times.
    #expect(many < few * 300)
    #expect(throws: PredicateFault.self) { try PredicateTree.of("a " + String(repeating: "=", count: 10_000) + " 1") }
  }

  @Test func `brackets and depth have limits that are errors`() throws {
    let open = { (count: Int) in String(repeating: "(", count: count) + "a = 1" + String(repeating: ")", count: count) }
    #expect(try PredicateTree.of(open(1_000)) == "(= a 1)")
    let brackets = PredicateFault(offset: 1_000, message: "more than 1,000 brackets are open here.")
    #expect(throws: brackets) { try PredicateTree.of(open(1_001)) }
    #expect(throws: brackets) { try PredicateTree.of(open(100_000)) }
    #expect(throws: brackets) { try PredicateTree.of(String(repeating: "(", count: 10_000)) }
    let alternating = (0..<600).map { _ in "a = 1 OR (b = 1 AND (" }.joined()
    #expect(throws: PredicateFault.self) { try PredicateTree.of(alternating) }
    let sum = "a = " + (0..<2_000).map { "\($0)" }.joined(separator: " + ")
    #expect(throws: PredicateFault.self) { try PredicateTree.of(sum) }
    #expect(throws: PredicateFault.self) { try PredicateTree.of("a IN " + String(repeating: "{", count: 5_000)) }
    let nested = String(repeating: "NOT (", count: 900) + "a = 1" + String(repeating: ")", count: 900)
    #expect(try PredicateParser.condition(PredicateText(nested)).syntax.depth == 902)
  }
}
