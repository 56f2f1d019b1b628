import Foundation
import Testing

/// The JSON that Realm Studio saves, in the plain form and in the flatted one.
struct RealmImportTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
  private static let names = ["realm-studio.json", "realm-studio-flatted.json"]

  private func path(_ name: String) -> String { Self.folder.appendingPathComponent(name).path }

  private let items = #"{"id":3,"title":"a","detail":"","average":0,"createDate":"2016-07-02T10:15:30.000Z"}"#

  @Test("items, comments, dates and photos come over, and averages are those of the comments", arguments: names)
  func fixtures(name: String) throws {
    let program = try ProgramRun()
    let outcome = try program.run(["import", path(name)])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("Imported 3 items and 3 comments"))
    #expect(outcome.messages.split(separator: "\n").filter { $0.hasPrefix("Averages, comment counts") }.count == 1)
    #expect(
      try program.run("list", "--asc", "--fields", "id,title,detail,average,createDate,imageInfo", "--no-header") == """
        1\t東京ばな奈\t東京駅で。\t2.5\t2016-07-02T10:15:30.123Z\timage/png
        2\tちんすこう\t那覇空港で\\n二箱\t3\t2016-08-14T03:00:00Z\t
        5\tLübecker "Marzipan" 🎁\t\t\t2017-01-09T23:59:59.999Z\t

        """)
    #expect(
      try program.run("comments", "list", "--fields", "id,omiyage_id,comment,star,imageInfo", "--no-header") == """
        1\t1\tしっとりして甘い\t3\t
        2\t1\t東京駅で。\t2\timage/png
        4\t2\t\t3\t

        """)
    #expect(try program.changeCount() == 1)
    try program.run("undo")
    #expect(try program.records() == "")
    try program.verify()
  }

  @Test("a dry run and conflicts are as in every import", arguments: names)
  func rules(name: String) throws {
    let program = try ProgramRun()
    try program.run("import", path(name), "--dry-run")
    #expect(try program.code("list", "--store", "none") != 0)
    try program.run("import", path(name))
    let before = try program.records()
    let again = try program.run(["import", path(name)])
    #expect(again.exitCode == 65)
    #expect(again.messages.contains("field 'id': item 1 exists: use --on-conflict skip or update"))
    #expect(again.messages.contains("6 faults found, and nothing was imported"))
    try program.run("import", path(name), "--on-conflict", "skip")
    #expect(try program.records() == before)
    try program.run("edit", "2", "--title", "x")
    try program.run("import", path(name), "--on-conflict", "update")
    #expect(try program.run("list", "--fields", "title", "--no-header", "--where", "id = 2") == "ちんすこう\n")
  }

  @Test("the plain form may come through a pipe, the flatted one must be a file")
  func pipes() throws {
    let program = try ProgramRun()
    let piped = try program.shell(["import", "-", "--from", "json"], "< <(cat '\(path(Self.names[0]))')")
    #expect(piped.exitCode == 0, "\(piped.messages)")
    #expect(try program.run("comments", "list", "-q") == "1\n2\n4\n")
    let flatted = try program.shell(["import", "-", "--from", "json"], "< <(cat '\(path(Self.names[1]))')")
    #expect(flatted.exitCode == 64)
    #expect(flatted.messages.contains("must be read twice: save it in a file, and import that"))
  }

  @Test("comments may stand before their items in a file; in a pipe the message says what to do")
  func commentsFirst() throws {
    let program = try ProgramRun()
    let comments = #"{"OmiyageComment":[{"id":9,"omiyage_id":3,"comment":"c","star":2}],"Omiyage":[\#(items)]}"#
    try program.write(comments, to: "a.json")
    try program.run("import", "a.json", "--dry-run")
    try program.run("import", "a.json")
    #expect(try program.run("list", "--fields", "id,average", "--no-header") == "3\t2\n")
    let piped = try program.shell(["--store", "b", "import", "-", "--from", "json"], "< <(cat a.json)")
    #expect(piped.exitCode == 64)
    #expect(piped.messages.contains("a pipe cannot be read twice: save it in a file, and import that"))
    // The same in the flatted form.
    try program.write(
      #"[{"OmiyageComment":"1","Omiyage":"2"},["3"],["4"],{"id":1,"omiyage_id":7,"comment":"5","star":4},"#
        + #"{"id":7,"title":"5"},"c"]"#, to: "f.json")
    try program.run("import", "f.json")
    #expect(try program.run("show", "7", "--fields", "title,average", "--no-header") == "c\t4\n")
    try program.verify()
  }

  @Test("all faults come in one pass, at their lines and columns")
  func faults() throws {
    let program = try ProgramRun()
    try program.write(
      """
      {
        "Dog": [ {"name": "Rex"} ],
        "Empty": [],
        "Omiyage": [
          {"id": 1, "title": " "},
          {"id": 1, "title": "a", "colour": 3},
          {"id": 2, "title": "b", "imageData": "%%%"}
        ],
        "OmiyageComment": [
          {"id": 1, "omiyage_id": 8, "comment": "", "star": 1},
          {"id": 2, "omiyage_id": 1, "comment": "", "star": 9, "$refId": "x"}
        ]
      }
      """, to: "a.json")
    let outcome = try program.run(["import", "a.json"])
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.messages == """
        a.json:5:24: field 'title': is blank
        a.json:6:29: unknown field 'colour': use --map COLUMN=FIELD or --ignore-extra
        a.json:7:42: field 'imageData': not base64 (at character 1)
        a.json:10:1: field 'omiyage_id': there is no item 8
        a.json:11:55: field 'star': expected 1 to 5, got '9'
        a.json:2:3: class 'Dog' is neither Omiyage nor OmiyageComment: --ignore-extra leaves it out
        omiyage: import: 6 faults found, and nothing was imported: \
        a fault of the header or of a class concerns every row

        """)
    #expect(try program.code("import", "a.json", "--keep-going") == 65)
    #expect(try program.records() == "")
  }

  @Test("faults of the flatted form stand where their objects do")
  func flattedFaults() throws {
    let program = try ProgramRun()
    let text = """
      [{"Omiyage":"1","OmiyageComment":"2"},["3","4"],["5"],
      {"id":1,"title":"6"},
       {"id":2,"title":"7"},
      {"id":1,"omiyage_id":2,"comment":"7","star":2},
      " ",
      "b"]
      """
    try program.write(text, to: "a.json")
    let outcome = try program.run(["import", "a.json"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.hasPrefix("a.json:2:1: field 'title': is blank\nomiyage: import: 1 fault found"))
    try program.write(text.replacingOccurrences(of: #""omiyage_id":2"#, with: #""omiyage_id":8"#), to: "b.json")
    #expect(
      try program.run(["import", "b.json"]).messages.contains("b.json:4:1: field 'omiyage_id': there is no item 8"))
  }

  @Test("a flatted file with a wrong index says where", arguments: ["99", "x", "-1"])
  func wrongIndex(index: String) throws {
    let program = try ProgramRun()
    try program.write("[{\"Omiyage\":\"1\"},[\"2\"],\n{\"id\":1,\"title\":\"\(index)\"}]", to: "a.json")
    let outcome = try program.run(["import", "a.json"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.hasPrefix("omiyage: import: a.json:2:17: '\(index)' is not the index of an element"))
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test("with --keep-going the good objects go in, and the rejects can be imported when they are mended")
  func keepGoing() throws {
    let program = try ProgramRun()
    try program.write(
      #"{"Omiyage":[{"id":1,"title":"a"},{"id":2,"title":""}],"#
        + #""OmiyageComment":[{"id":1,"omiyage_id":2,"star":3},{"id":2,"omiyage_id":1,"star":5}]}"#, to: "a.json")
    let outcome = try program.run(["import", "a.json", "--keep-going", "--rejects", "bad.json"])
    #expect(outcome.exitCode == 2, "\(outcome.messages)")
    #expect(try program.run("list", "--fields", "id,average", "--no-header") == "1\t5\n")
    let rejects = String(decoding: try program.read("bad.json"), as: UTF8.self)
    #expect(
      rejects == """
        {
        "Omiyage": [
        {"id":2,"title":""}
        ],
        "OmiyageComment": [
        {"id":1,"omiyage_id":2,"star":3}
        ]
        }

        """)
    try program.write(rejects.replacingOccurrences(of: #""title":"""#, with: #""title":"b""#), to: "good.json")
    try program.run("import", "good.json")
    #expect(try program.run("list", "--fields", "id,average", "--no-header") == "2\t3\n1\t5\n")
    try program.verify()
  }

  @Test("other classes are left out with --ignore-extra and named, one class alone with --type")
  func classes() throws {
    let program = try ProgramRun()
    let dogs = #""Dog":[{"name":"Rex","tags":["x"]},{"name":"Pochi"}]"#
    try program.write(#"{\#(dogs),"Omiyage":[\#(items)],"OmiyageComment":[{"omiyage_id":3,"star":1}]}"#, to: "a.json")
    #expect(try program.code("import", "a.json") == 65)
    let some = try program.run(["import", "a.json", "--ignore-extra", "--type", "items"])
    #expect(some.exitCode == 0)
    #expect(some.messages.contains("Left out classes: Dog (2)."))
    #expect(try program.run("comments", "list", "-q") == "")
    try program.run("import", "a.json", "--ignore-extra", "--type", "comments")
    #expect(try program.run("comments", "list", "-q") == "1\n")
    #expect(try program.code("import", "a.json", "--ignore-extra", "--key", "title") == 64)
    try program.write("{\(dogs)}", to: "dogs.json")
    #expect(try program.run(["import", "dogs.json"]).messages.contains("dogs.json:1:2: class 'Dog' is neither"))
  }

  @Test("photos that an old Realm Studio left out are counted")
  func missingPhotos() throws {
    let program = try ProgramRun()
    let items = #"{"id":1,"title":"a","imageData":{}},{"id":2,"title":"b","imageData":{}}"#
    try program.write(#"{"Omiyage":[\#(items)]}"#, to: "a.json")
    let outcome = try program.run(["import", "a.json"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("2 photos are not in the file"))
  }

  @Test(
    "what is broken in the object of classes is told with its place",
    arguments: [
      (#"{"Omiyage":[{"id":1,"title":"a"}]"#, "1:34: expected ',' or '}', got the end of the input"),
      (#"{"Omiyage":[{"id":1,"title":"a"}"#, "1:33: expected ',' or ']', got the end of the input"),
      (#"{"Omiyage":[],"Omiyage":[]}"#, "1:15: key 'Omiyage' stands twice"),
      (#"{"Omiyage":[],"OmiyageComment":3}"#, "1:32: expected an array, got '3'"),
      (#"{"Omiyage":[]} x"#, "1:16: text after the end of the record"),
      (#"{"Omiyage":[],}"#, "1:15: expected a key in quotes, got '}'"),
      (#"{"Omiyage":[{"id":1,"title":"a"}],"OmiyageComment":[{]}"#, "1:54: expected a key in quotes, got ']'"),
    ])
  func broken(text: String, message: String) throws {
    let program = try ProgramRun()
    try program.write(text, to: "a.json")
    let outcome = try program.run(["import", "a.json"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.hasPrefix("omiyage: import: a.json:" + message), "\(outcome.messages)")
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(try program.records() == "")
  }

  @Test("an item whose first field is an unknown array stays an item")
  func notClasses() throws {
    let program = try ProgramRun()
    try program.write(#"{"tags":[{"a":1}],"title":"a"} {"title":"b","tags":[]}"#, to: "a.json")
    try program.run("import", "a.json", "--ignore-extra")
    #expect(try program.run("list", "--fields", "title", "--no-header") == "b\na\n")
    try program.write(#"{"comments":[{"star":3}],"title":"c"}"#, to: "b.json")
    try program.run("import", "b.json")
    #expect(try program.run("list", "--fields", "title,average", "--limit", "1", "--no-header") == "c\t3\n")
  }

  @Test("a Realm file itself is refused with the way to what can be read")
  func realmFile() throws {
    let program = try ProgramRun()
    try program.write([0, 1, 2], to: "default.realm")
    let outcome = try program.run(["import", "default.realm"])
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.messages == "omiyage: import: 'default.realm' is a Realm file: open it in Realm Studio, save its data as "
        + "JSON, and import that\n")
  }

  @Test("a file of six megabytes comes over in either form", arguments: [false, true])
  func large(isFlatted: Bool) throws {
    let program = try ProgramRun()
    let count = 6_000
    let detail = String(repeating: "x", count: 1_000)
    var text = ""
    if isFlatted {
      let first = 2
      text = #"[{"Omiyage":"1"},["# + (0..<count).map { "\"\(first + $0)\"" }.joined(separator: ",") + "]"
      for index in 0..<count { text += ",\n{\"id\":\(index + 1),\"title\":\"\(first + count + index)\"}" }
      for index in 0..<count { text += ",\n\"\(detail)\(index)\"" }
      text += "]"
    } else {
      text = #"{"Omiyage":["#
      text += (0..<count).map { "{\"id\":\($0 + 1),\"title\":\"a\",\"detail\":\"\(detail)\"}" }.joined(separator: ",\n")
      text += "]}"
    }
    try program.write(text, to: "a.json")
    let outcome = try program.run(["import", "a.json"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try program.run("list", "-q", "--limit", "1") == "\(count)\n")
    let title = isFlatted ? "\(detail)\(count - 1)" : "a"
    #expect(try program.run("show", "@last", "--fields", "title", "--no-header") == title + "\n")
  }
}
