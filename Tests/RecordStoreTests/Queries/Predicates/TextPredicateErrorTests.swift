import FoundationEssentials
import Testing

@testable import RecordStore

/// Predicates that make no sense for a type, each with its whole message.
@Suite struct TextPredicateErrorTests {
  private func message(_ predicate: () throws(StoreError) -> TextPredicate) -> String {
    do throws(StoreError) {
      try predicate().check(Gift.self)
      return "no error"
    } catch {
      #expect(error.code == .invalidArgument)
      return error.description
    }
  }

  @Test(arguments: [
    // Names.
    ("titel = 'a'", "column 1: Gift has no property 'titel': did you mean 'title'?"),
    ("star = 1 AND Title = 'a'", "column 14: Gift has no property 'Title': did you mean 'title'?"),
    ("ｔｉｔｌｅ = 'a'", "column 1: Gift has no property 'ｔｉｔｌｅ': did you mean 'title'?"),
    ("place.town = 'a'", "column 7: Gift.place has no property 'town'. It has city, floor."),
    ("maker.nam = 'a'", "column 7: Baker has no property 'nam': did you mean 'name'?"),
    ("review.@count = 1", "column 1: Gift has no property 'review': did you mean 'reviews'?"),
    (
      "x = 1",
      "column 1: Gift has no property 'x'. It has id, title, detail, star, average, price, ratio, weight, amount, "
        + "isSold, createDate, soldDate and 14 more."
    ),
    ("title.length = 1", "column 7: a text has no properties: nothing can stand behind this point."),
    ("tags.length = 1", "column 6: a text has no properties: nothing can stand behind this point."),
    ("star['a'] = 1", "column 5: a key in brackets stands only behind a map."),
    ("yes = 7", "column 1: 'yes' is TRUE here, and the name of a property. Write #yes or TRUE."),
    ("$r.star = 1", "column 1: there is no variable $r here. Only SUBQUERY has variables."),
    // Types.
    ("star = 'abc'", "column 8: 'star' is a whole number, and 'abc' is none."),
    ("star = '4'", "column 8: 'star' is a whole number, and '4' is none. Write 4 without quotes."),
    ("star IN {1, 'a'}", "column 13: 'star' is a whole number, and 'a' is none."),
    ("star = TRUE", "column 8: 'star' is a whole number, and TRUE is none."),
    ("average > 'a'", "column 11: 'average' is a number, and 'a' is none."),
    ("title = 4", "column 9: 'title' is a text, and 4 is none. Write '4' in quotes."),
    ("isSold = 'yes'", "column 10: 'isSold' is true or false, and 'yes' is neither."),
    ("isSold = 2", "column 10: 'isSold' is true or false, and 2 is neither."),
    ("createDate > 5", "column 14: 'createDate' is a date, and 5 is none. Write it in quotes, as in '2026-11-30'."),
    (
      "createDate > '30.11.2026'",
      "column 14: this is no date: write it like '2026-11-30', '2026-11-30 10:55' or '2026-11-30T10:55:07+09:00'."
    ),
    ("createDate > 'a'", "column 14: this is no date: \(PredicateMoment.forms)."),
    (
      "code = 'a'",
      "column 8: 'code' is a UUID, and 'a' is none. It has 32 digits, as in '00112233-4455-6677-8899-aabbccddeeff'."
    ),
    ("image = 'a'", "column 9: 'image' is bytes, and 'a' is none. Only NIL compares with it in a text."),
    ("maker = 'Jane'", "column 9: 'maker' is a link, and 'Jane' is none. Write the number of a record."),
    ("maker = 1.5", "column 9: 'maker' is a link, and 1.5 is none. Write the number of a record."),
    ("star = title", "column 8: 'star' is a whole number, and 'title' is a text."),
    ("1 = 'a'", "column 5: 1 is a whole number, and 'a' is none."),
    ("maker < 3", "column 7: 'maker' is a link, which has no order: only = and != compare it."),
    ("place > NIL", "column 7: 'place' is a struct, which has no order: only = and != compare it."),
    ("star CONTAINS 'a'", "column 6: CONTAINS is for texts, and 'star' is a whole number."),
    ("star =[c] 4", "column 6: [c] is for texts, and 'star' is a whole number."),
    ("title BEGINSWITH[cd] 5", "column 22: BEGINSWITH[cd] is for texts, and 5 is none."),
    ("star LIKE '4*'", "column 6: LIKE is for texts, and 'star' is a whole number."),
    ("tags MATCHES 'a'", "column 1: 'tags' has many values. Write ANY, ALL or NONE in front of it."),
    ("title MATCHES 4", "column 15: MATCHES is for texts, and 4 is none."),
    ("createDate + 1 > 5", "column 1: 'createDate' is a date: only numbers are calculated with."),
    ("star + 'a' > 5", "column 8: only numbers are calculated with."),
    // Collections.
    (
      "reviews.star = 3",
      "column 1: 'reviews.star' has many values. Write ANY, ALL or NONE in front of it, or @count behind it."
    ),
    (
      "tags == 'a'",
      "column 1: 'tags' has many values. Write ANY, ALL or NONE in front of it, or @count behind it."
    ),
    (
      "3 < scores",
      "column 5: 'scores' has many values. Write ANY, ALL or NONE in front of it, or @count behind it."
    ),
    ("tags BEGINSWITH 'a'", "column 1: 'tags' has many values. Write ANY, ALL or NONE in front of it."),
    (
      "tags IN {}",
      "column 1: 'tags' has many values. Write ANY, ALL or NONE in front of it, or @count behind it."
    ),
    (
      "scores + 1 = 2",
      "column 1: 'scores' has many values, and a calculation takes one. Write a function such as @sum."
    ),
    ("ANY star = 3", "column 5: ANY needs a collection, and 'star' is one value. Leave ANY out."),
    ("ALL 3 = 3", "column 5: ALL needs a collection, and 3 is one value. Leave ALL out."),
    ("ANY tags = 5", "column 12: 'tags' is a text, and 5 is none. Write '5' in quotes."),
    ("tags CONTAINS 5", "column 15: 'tags' is a text, and 5 is none. Write '5' in quotes."),
    ("star.@count = 1", "column 6: a function stands behind a collection, and this is none."),
    ("tags.@sum > 1", "column 6: @sum is for numbers. This is a text."),
    ("reviews.@avg > 1", "column 9: @avg is for numbers. Name a property behind it, as in comments.@avg.star."),
    ("reviews.@max.text.x = 'a'", "column 19: a text has no properties: nothing can stand behind this point."),
    ("reviews.@count.star = 1", "column 16: nothing can stand behind @count here. A path has one function."),
    ("reviews.@avg.star.@max = 1", "column 19: nothing can stand behind @avg here. A path has one function."),
    ("maker.sweets.@avg.scores > 1", "column 14: @avg is for numbers. This is a set."),
    (
      "maker.sweets.@avg.reviews.star > 1",
      "column 19: what a function adds up must be one value of each element."
    ),
    ("maker.@count = 1", "column 7: a function stands behind a collection, and this is none."),
    ("ANY stalls != NIL", "column 5: 'stalls' is a struct here: name a property of it, as in stalls.city."),
    ("place IN stalls", "column 10: 'stalls' is a struct here: name a property of it, as in stalls.city."),
    (
      "SUBQUERY(stalls, $s, $s = NIL).@count = 1",
      "column 22: '$s' is a struct here: name a property of it, as in $s.city."
    ),
    ("place = {1}", "column 9: a list stands only behind IN and BETWEEN."),
    ("star IN 4", "column 9: IN needs a list such as {1, 2}, a collection or a text, and 4 is none."),
    ("star IN price", "column 9: IN needs a list such as {1, 2}, a collection or a text, and 'price' is none."),
    ("star BETWEEN {1}", "column 14: BETWEEN needs a list of two values, as in {1, 5}."),
    ("star BETWEEN {1, 2, 3}", "column 14: BETWEEN needs a list of two values, as in {1, 5}."),
    ("star BETWEEN 3", "column 14: BETWEEN needs a list of two values, as in {1, 5}."),
    // SUBQUERY.
    (
      "SUBQUERY(reviews, $r, text = 'a').@count = 1",
      "column 23: Gift has no property 'text': did you mean '$r.text'?"
    ),
    ("SUBQUERY(reviews, $r, $s.star = 1).@count = 1", "column 23: there is no variable $s here. There is $r."),
    (
      "SUBQUERY(reviews.star, $r, $r = 1).@count = 1",
      "column 10: SUBQUERY takes a collection of records or of elements."
    ),
    ("SUBQUERY(star, $r, $r = 1).@count = 1", "column 10: a function stands behind a collection, and this is none."),
    (
      "SUBQUERY(reviews, $r, $r.star = 1).star = 1",
      "column 36: a function must follow the SUBQUERY, as in SUBQUERY(…).@count."
    ),
    (
      "SUBQUERY(reviews.@count, $r, $r.star = 1).@count = 1",
      "column 18: SUBQUERY takes a collection, and no function of one."
    ),
    (
      "SUBQUERY(tags, $t, $t.x = 1).@count = 1",
      "column 23: a text has no properties: nothing can stand behind this point."
    ),
  ])
  func `a mistake in names and types is named with its column`(text: String, expected: String) {
    #expect(message { () throws(StoreError) in try TextPredicate(text) } == expected)
  }

  @Test func `arguments must be as many as the placeholders, and of their kind`() {
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %@ OR star = %@", 1) }
        == "column 21: %@ has no argument: 1 argument was given for 2.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %@") }
        == "column 8: %@ has no argument: 0 arguments were given for 1.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("title = '%@'", "a") }
        == "column 13: 1 argument was given, but 0 are needed. Within quotes %@ is text, and no placeholder.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %@", 1, 2) }
        == "column 10: 2 arguments were given, but 1 is needed. Within quotes %@ is text, and no placeholder.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("%K = 1", 5) }
        == "column 1: argument 1 must be the name of a property, as a text, as %K says.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %d", 1.5) }
        == "column 8: argument 1 must be a whole number, as %d says.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %f", "a") }
        == "column 8: argument 1 must be a number, as %f says.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("%K = 1", "titel") }
        == "column 1: Gift has no property 'titel': did you mean 'title'?")
  }

  @Test func `a regular expression that is none is an error with its place`() {
    for text in ["title MATCHES '(a'", "title MATCHES '(a)\\\\1'", "title MATCHES 'a{1000}{1000}'"] {
      let message = message { () throws(StoreError) in try TextPredicate(text) }
      #expect(message.hasPrefix("column 15: the regular expression is wrong: column "), "\(message)")
    }
  }

  @Test func `a message never has the value of an argument`() {
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %@ AND star = %@", 1, "secret") }
        == "column 22: 'star' is a whole number, and argument 2 is none.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("star IN %@", ["secret"]) }
        == "column 9: 'star' is a whole number, and argument 1 is none.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = %@", words: ["secret"]) }
        == "column 8: 'star' is a whole number, and argument 1 is none.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("title CONTAINS %@", 7) }
        == "column 16: CONTAINS is for texts, and argument 1 is none.")
    #expect(
      message { () throws(StoreError) in try TextPredicate("createDate = %@", words: ["secret"]) }
        == "column 14: this is no date: \(PredicateMoment.forms).")
  }

  @Test func `what the caller's reader of dates throws is the message`() {
    struct Refusal: Error, CustomStringConvertible { let description = "no such day" }
    let reader: @Sendable (String) throws -> PredicateDate = { _ in throw Refusal() }
    #expect(
      message { () throws(StoreError) in try TextPredicate("star = 1 OR createDate > %@", words: ["x"], dates: reader) }
        == "column 26: no such day")
  }

  @Test func `other names of properties are understood`() {
    func check(_ text: String) -> String {
      message { () throws(StoreError) in try TextPredicate(text, words: [], names: ["imageInfo": "image"]) }
    }
    #expect(check("imageInfo != NIL AND imageInfo.@count > 3") == "no error")
    #expect(check("imageInf = NIL") == "column 1: Gift has no property 'imageInf': did you mean 'imageInfo'?")
  }
}
