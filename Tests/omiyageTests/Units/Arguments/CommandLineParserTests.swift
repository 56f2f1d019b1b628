import Testing

@testable import omiyage

/// Command lines are written as a shell would read them.
struct CommandLineParserTests {
  private func parse(_ line: String, isBatch: Bool = false) throws -> Invocation {
    let words = try ShellWords.split(Array(line.utf8))
    let dates = DateParser(now: 1_796_000_000_000, zone: .utc)
    return try CommandLineParser(isBatch: isBatch, dates: dates).parse(words)
  }

  private func command(_ line: String, isBatch: Bool = false) throws -> ParsedCommand {
    guard case .command(let command) = try parse(line, isBatch: isBatch) else {
      throw ValueProblem("no command: \(line)")
    }
    return command
  }

  private func failure(_ line: String, isBatch: Bool = false) -> String {
    do {
      return "accepted: \(try parse(line, isBatch: isBatch))"
    } catch let error as CommandError {
      #expect(error.exitCode == .usage)
      return error.line
    } catch {
      return "other error: \(error)"
    }
  }

  @Test("options stand before or after the command, with = or a word of their own")
  func optionPlaces() throws {
    for line in [
      "list --sort title --store x", "--sort title --store x list", "--store=x items list --sort=title",
      "--sort title items --store x list",
    ] {
      let command = try command(line)
      #expect(command.name == .itemsList)
      #expect(try command.text("--sort") == "title")
      #expect(command.raw("--store") == RawArgument("x"))
    }
  }

  @Test("an option with a value takes the next word, whatever it looks like")
  func valueTakesNextWord() throws {
    let command = try command("add --title --json --detail=-x -q")
    #expect(try command.text("--title") == "--json")
    #expect(try command.text("--detail") == "-x")
    #expect(command.has("--quiet"))
    #expect(command.raw("--image") == nil)
  }

  @Test(
    "nouns, singular nouns and short forms name the same commands",
    arguments: [
      ("items add a", CommandName.itemsAdd), ("item add a", .itemsAdd), ("add a", .itemsAdd),
      ("items list", .itemsList), ("item list", .itemsList), ("list", .itemsList), ("show 1", .itemsShow),
      ("edit 1", .itemsEdit), ("delete 1", .itemsDelete), ("item image 1", .itemsImage),
      ("comment 1 text --star 3", .commentsAdd), ("comment --star 3 1", .commentsAdd),
      ("comment add 1 --star 3", .commentsAdd), ("comment list", .commentsList), ("comments show 1", .commentsShow),
      ("rating top", .ratingsTop), ("store path", .storePath), ("search a", .search),
    ])
  func aliases(line: String, name: CommandName) throws {
    #expect(try command(line).name == name)
  }

  @Test("text after -- is text, and so is an attached value")
  func dashes() throws {
    #expect(try command("add -- '-5℃アイス'").operandText(0) == "-5℃アイス")
    #expect(try command("search -- --json").operandTexts() == ["--json"])
    #expect(try command("search -- --").operandTexts() == ["--"])
    #expect(try command("add --title=--").text("--title") == "--")
    #expect(try command("add --title=").text("--title") == "")
    #expect(try command("add －196℃").operandText(0) == "－196℃")
    #expect(try command("search -- –json").operandTexts() == ["–json"])
    #expect(try command("add - --date -3d").operandText(0) == "-")
  }

  @Test(
    "every fault has one exact line",
    arguments: [
      ("", "omiyage: no command given: see 'omiyage help'"),
      ("lst", "omiyage: 'lst' is not a command: did you mean 'list'?"),
      ("xyzzy", "omiyage: 'xyzzy' is not a command: see 'omiyage help'"),
      ("serach a", "omiyage: 'serach' is not a command: did you mean 'search'?"),
      ("rm 3", "omiyage: 'rm' is not a command: did you mean 'delete'?"),
      ("lis", "omiyage: 'lis' is not a command: did you mean 'list'?"),
      ("items", "omiyage: items: no command given: use add, list, show, edit, delete or image"),
      ("items lsit", "omiyage: items: 'lsit' is not a command of items: did you mean 'list'?"),
      ("comments 1", "omiyage: comments: '1' is not a command of comments: use add, list, show, edit, delete or image"),
      ("list --jsno", "omiyage: items list: unknown option '--jsno': did you mean '--json'?"),
      ("list --sor id", "omiyage: items list: unknown option '--sor': did you mean '--sort'?"),
      ("--jsno lst", "omiyage: unknown option '--jsno': did you mean '--json'?"),
      ("list -x", "omiyage: items list: unknown option '-x': see 'omiyage help items list'"),
      (
        "add '-5℃ アイス'",
        "omiyage: items add: unknown option '-5℃ アイス': put -- before text that begins with a dash: "
          + "omiyage items add -- '-5℃ アイス'"
      ),
      (
        "add -5℃アイス",
        "omiyage: items add: unknown option '-5℃アイス': put -- before text that begins with a dash: "
          + "omiyage items add -- -5℃アイス"
      ),
      ("add x –json", "omiyage: items add: '–json' begins with a pasted dash: write --json, with ASCII dashes"),
      ("add x —json", "omiyage: items add: '—json' begins with a pasted dash: write --json, with ASCII dashes"),
      ("－json list", "omiyage: items list: '－json' begins with a pasted dash: write --json, with ASCII dashes"),
      ("list –q", "omiyage: items list: '–q' begins with a pasted dash: write -q, with ASCII dashes"),
      (
        "list －sort=id",
        "omiyage: items list: '－sort=id' begins with a pasted dash: write --sort, with ASCII dashes"
      ),
      (
        "comment 1 --star -1",
        "omiyage: comments add: stars must be 1 to 5, got '-1': write a whole number, such as --star 4"
      ),
      ("comment 1 a", "omiyage: comments add: option '--star' is missing: add --star N"),
      ("list --sort", "omiyage: items list: option '--sort' needs a value: write --sort KEY"),
      ("list --json=yes", "omiyage: items list: option '--json' takes no value: write --json alone"),
      ("list --sort id --sort id", "omiyage: items list: option '--sort' is given twice: give it once"),
      ("list --asc --desc", "omiyage: items list: --asc and --desc exclude each other: give one of them"),
      ("list -q --json", "omiyage: items list: --quiet and --json exclude each other: give one of them"),
      (
        "list -q --format csv", "omiyage: items list: --quiet and --format exclude each other: give one of them"
      ),
      (
        "list --limit 0", "omiyage: items list: --limit '0' is not a whole number from 1: write digits, such as 10"
      ),
      (
        "add a --id 99999999999999999999",
        "omiyage: items add: --id '99999999999999999999' is not a whole number from 1: "
          + "the largest number is 9223372036854775807"
      ),
      ("add", "omiyage: items add: TITLE is missing: write omiyage items add TITLE|--title T [options]"),
      ("add a --title b", "omiyage: items add: TITLE and --title exclude each other: give one of them"),
      (
        "add a b",
        "omiyage: items add: unexpected 'b': put quotes around text with spaces: "
          + "omiyage items add TITLE|--title T [options]"
      ),
      ("delete 5-", "omiyage: items delete: '5-' has no end: deleting takes no open range; write both ends"),
      ("delete 5 --all", "omiyage: items delete: IDS and --all exclude each other: give one of them"),
      ("add a --star 3", "omiyage: items add: takes no option '--star': it belongs to comments add, comments edit"),
      ("items image 3 -ofile", "omiyage: items image: unknown option '-ofile': write -o file, in two words"),
      ("import ''", "omiyage: import: FILE is empty: give a file name"),
      ("search a --in title,", "omiyage: search: --in 'title,' has an empty part: write names as in a,b,c"),
      ("import a.csv --map title", "omiyage: import: --map 'title' is not COLUMN=FIELD: write it like 商品名=title"),
      ("undo 3", "omiyage: undo: unexpected '3': write omiyage undo [options]"),
      ("add a --dry-run", "omiyage: items add: takes no option '--dry-run': it belongs to " + dryRunOwners),
    ])
  func faults(line: String, expected: String) {
    #expect(failure(line) == expected)
  }

  private static let dryRunOwners = "items delete, comments delete, ratings recompute, import, undo, redo"

  @Test("help and version win over other faults, but not over a value")
  func helpAndVersion() throws {
    func topic(_ line: String) throws -> HelpTopic? {
      if case .help(let topic, _) = try parse(line) { return topic }
      return nil
    }
    #expect(try topic("--help") == .program)
    #expect(try topic("help") == .program)
    #expect(try topic("items add --bad -h") == .command(.itemsAdd))
    #expect(try topic("-h comment") == .command(.commentsAdd))
    #expect(try topic("help comments") == .noun("comments"))
    #expect(try topic("item --help") == .noun("items"))
    #expect(try topic("help add") == .command(.itemsAdd))
    #expect(try topic("help help") == .program)
    #expect(try topic("add --title --help") == nil)
    #expect(try topic("add -- --help") == nil)
    guard case .version = try parse("list --version") else {
      Issue.record("--version was not understood")
      return
    }
    #expect(failure("help lst") == "omiyage: 'lst' is not a command: did you mean 'list'?")
  }

  @Test("text must be UTF-8, file names may be any bytes")
  func bytes() throws {
    let broken = RawArgument(bytes: [0x61, 0xFF, 0x1B])
    let parser = CommandLineParser(dates: DateParser(now: 0, zone: .utc))
    let error = #expect(throws: CommandError.self) { try parser.parse([RawArgument("add"), broken]) }
    #expect(error?.line == "omiyage: items add: TITLE 'a\\xFF^[' is not valid UTF-8: give text in UTF-8")
    guard case .command(let command) = try parser.parse([RawArgument("--store"), broken, RawArgument("list")]) else {
      Issue.record("not a command")
      return
    }
    #expect(command.raw("--store") == broken)
    let nul = #expect(throws: CommandError.self) {
      try parser.parse([RawArgument("add"), RawArgument(bytes: [0x61, 0])])
    }
    #expect(nul?.line == "omiyage: items add: TITLE holds a NUL character: leave it out")
  }

  @Test("a line of a batch allows fewer commands and no streams")
  func batchLines() throws {
    #expect(try command("add a --detail x", isBatch: true).name == .itemsAdd)
    #expect(try command("import a.csv", isBatch: true).name == .import)
    #expect(
      failure("undo", isBatch: true)
        == "omiyage: undo: this command cannot be a line of a batch: run it by itself")
    #expect(
      failure("add a --detail -", isBatch: true)
        == "omiyage: items add: '-' has no meaning in a line of a batch: give a file name or the text itself")
    for line in ["help", "help add"] {
      #expect(
        failure(line, isBatch: true) == "omiyage: help: this command cannot be a line of a batch: run it by itself")
    }
    #expect(
      failure("list --help", isBatch: true)
        == "omiyage: items list: option '--help' cannot be in a line of a batch: give it to batch itself")
    #expect(failure("add a --version", isBatch: true).contains("'--version' cannot be in a line of a batch"))
    #expect(failure("import -", isBatch: true).contains("'-' has no meaning"))
    #expect(try command("add -", isBatch: true).operandText(0) == "-")
    #expect(
      failure("list --store x", isBatch: true)
        == "omiyage: items list: option '--store' cannot be in a line of a batch: give it to batch itself")
  }

  @Test("values are read by their kind, in full-width digits too")
  func typedValues() throws {
    let list = try command("list --limit １２ --offset 0 --lock-timeout 0.5 --ambiguous-width 2 --fields id,title")
    #expect(try list.number("--limit") == 12)
    let options = try GlobalOptions(list)
    #expect(options.lockTimeoutMilliseconds == 500)
    #expect(options.ambiguousWidth == 2)
    #expect(options.fields == ["id", "title"])
    #expect(options.format == nil && !options.isQuiet && options.hasHeader)
    #expect(try GlobalOptions(command("list --json --no-header")).format == .json)
    #expect(try command("comment 1 --star ５").star() == 5)
    #expect(try command("show 1-3 @last ８，９").operandIds() == [.closed(1...3), .last, .single(8), .single(9)])
    #expect(try command("add a --date 2026/11/30").date()?.isDay == true)
    let pairs = try command("import a --map a=b --map 'c=d=title'").assignments("--map")
    #expect(pairs.map(\.left) == ["a", "c=d"])
    #expect(pairs.map(\.right) == ["b", "title"])
    #expect(try command("ratings top 3").operandNumber(0) == 3)
    #expect(try command("history").operandId(0) == nil)
  }
}
