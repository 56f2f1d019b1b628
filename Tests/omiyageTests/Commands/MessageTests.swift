import Foundation
import Testing

/// What people read when something is wrong, whole, and the exit code.
struct MessageTests {
  @Test(
    "bad values on the command line end with 64 and one line",
    arguments: [
      ("add", "omiyage: items add: TITLE is missing: write omiyage items add TITLE|--title T [options]"),
      ("add \u{3000}", "omiyage: items add: the title is blank: give it at least one visible character"),
      (
        "comment 1 --star 6",
        "omiyage: comments add: stars must be 1 to 5, got '6': write a whole number, such as --star 4"
      ),
      ("show 0", "omiyage: items show: '0' is not an id: ids are whole numbers from 1, such as 12, 1-5,8 or @last"),
      ("delete 3-", "omiyage: items delete: '3-' has no end: deleting takes no open range; write both ends"),
      (
        "list --sort size",
        "omiyage: items list: --sort takes no 'size': "
          + "use id, average, title, date, comments, detail, commentCount or createDate"
      ),
      ("list --sort titel", "omiyage: items list: --sort takes no 'titel': did you mean 'title'?"),
      ("list --limit 0", "omiyage: items list: --limit '0' is not a whole number from 1: write digits, such as 10"),
      ("lst", "omiyage: 'lst' is not a command: did you mean 'list'?"),
      (
        "list --fields id,titel", "omiyage: items list: --fields: there is no field 'titel' here: did you mean 'title'?"
      ),
      ("add x --date 2024-02-30", "omiyage: items add: '2024-02-30' does not exist: that month has the days 1 to 29"),
      (
        "export --to csv --type all",
        "omiyage: export: csv holds items or comments, not both: use --type items or comments, or --to jsonl"
      ),
      (
        "import - --from csv --no-header",
        "omiyage: import: --no-header needs --columns: name the columns, as in --columns title,star"
      ),
    ])
  func usage(_ line: String, _ message: String) throws {
    let program = try ProgramRun()
    let outcome = try program.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages == message + "\n")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "what is not there ends with 1 and changes nothing",
    arguments: [
      ("show 99", "omiyage: items show: there is no item #99: 'omiyage items list' shows what there is"),
      ("show 50-60", "omiyage: items show: there is no item in 50-60: 'omiyage items list' shows what there is"),
      ("edit 99 --title x", "omiyage: items edit: there is no item #99: 'omiyage items list' shows what there is"),
      ("delete 1,99", "omiyage: items delete: there is no item #99: 'omiyage items list' shows what there is"),
      ("comment 99 --star 3", "omiyage: comments add: there is no item #99: 'omiyage items list' shows what there is"),
      (
        "comments show @last",
        "omiyage: comments show: there is no comment yet: 'omiyage comments list' shows what there is"
      ),
      ("search zzz", "Nothing found."),
      ("redo", "omiyage: redo: there is nothing to redo: redo works right after undo"),
    ])
  func notFound(_ line: String, _ message: String) throws {
    let program = try ProgramRun()
    try program.run("add", "one")
    let before = try program.records()
    let outcome = try program.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == message + "\n")
    #expect(try program.records() == before)
    #expect(try program.changeCount() == 1)
  }

  @Test("files that are missing, no stores or of the wrong kind have their codes")
  func files() throws {
    let program = try ProgramRun()
    try program.write("this is no store, only text that is long enough to look at it twice and more\n", to: "text")
    #expect(try program.code("--store", "missing.store", "list") == 66)
    #expect(try program.code("--store", "text", "list") == 65)
    #expect(try program.code("--store", "text", "add", "x") == 65)
    #expect(try program.code("import", "missing.csv") == 66)
    #expect(try program.code("import", "text") == 64)
    #expect(try program.code("batch", "missing") == 66)
    #expect(try program.code("add", "x", "--image", "missing.png") == 66)
    #expect(try program.code("add", "x", "--image", "text") == 65)
    #expect(try program.code("--store", "/proc/no/such.store", "add", "x") == 73)
    let outcome = try program.run(["list"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.hasPrefix("There is no store yet"))
    // Nothing has been made by any of them.
    #expect(!FileManager.default.fileExists(atPath: program.directory.path + "/missing.store"))
    #expect(!FileManager.default.fileExists(atPath: program.directory.path + "/.local"))
  }

  @Test("deleting more than one record needs --yes where there is nobody to ask")
  func questions() throws {
    let program = try ProgramRun()
    for title in ["a", "b", "c"] { try program.run("add", title) }
    let outcome = try program.run(["delete", "1-2"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("add --yes"))
    #expect(try program.run("-q", "delete", "1-2", "--dry-run") == "1\n2\n")
    #expect(try program.run(["-q", "list"]).lines == ["3", "2", "1"])
    try program.run("delete", "3")
    #expect(try program.run("-q", "delete", "--all", "--yes") == "1\n2\n")
  }

  @Test("no command shows the short help")
  func noCommand() throws {
    let program = try ProgramRun()
    for arguments in [[], ["--store", "x"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.exitCode == 64)
      #expect(outcome.messages.hasPrefix("omiyage keeps a collection of souvenirs"))
    }
  }
}
