import Testing

@testable import omiyage

struct RecordTemplateTests {
  @Test("fields, braces and escapes are told apart")
  func parts() throws {
    let template = try RecordTemplate("{id}\\t{{{title}}}\\n\\\\価格{id}")
    #expect(template.fields == ["id", "title", "id"])
    #expect(template.texts == ["", "\t{", "}\n\\価格", ""])
    #expect(try RecordTemplate("plain").texts == ["plain"])
    #expect(try RecordTemplate("{価格 (税込)}").fields == ["価格 (税込)"])
    // A letter and what joins it are no brace.
    #expect(try RecordTemplate("e\u{301}{id}").texts == ["e\u{301}", ""])
  }

  @Test(
    "a fault is named with its column",
    arguments: [
      ("", "--template is empty"),
      ("{id", "--template: column 1: this { is never closed"),
      ("名前 {", "--template: column 4: this { is never closed"),
      ("{id}}", "--template: column 5: there is no { before this }"),
      ("a{}", "--template: column 2: there is no field in {}"),
      ("a\\q", "--template: column 2: \\q means nothing"),
      ("{id}\\", "--template: column 5: a backslash ends the text"),
    ])
  func faults(_ text: String, _ message: String) throws {
    let problem = #expect(throws: ValueProblem.self) { _ = try RecordTemplate(text) }
    #expect(problem?.what == message)
    #expect(problem?.remedy != nil)
  }
}
