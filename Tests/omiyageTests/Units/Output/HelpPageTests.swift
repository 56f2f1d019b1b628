import Testing

@testable import omiyage

struct HelpPageTests {
  @Test("the page of a command begins with examples")
  func itemsAdd() {
    #expect(
      HelpPage.text(.command(.itemsAdd)) == """
        omiyage items add: add an item

        Examples:
          omiyage add 東京ばな奈
          omiyage add 'ちんすこう' --detail '那覇空港で' --image photo.jpg --date 2026-11-30
          omiyage add -- '-5℃アイス'

        Usage:
          omiyage items add TITLE|--title T [options]
          omiyage add TITLE|--title T [options]

        Arguments:
          TITLE                      what it is called; not blank

        Options:
          --title T                  the title, instead of TITLE
          --detail T                 a longer text; - reads it from standard input
          --image FILE               attach a photo
          --date D                   the date: 2026-11-30, today, -3d ... (now)
          --id N                     the id to use, also one used and deleted before

        Options for every command (--store, --format, --json, --fields, -q and others): see 'omiyage help'.

        """)
  }

  @Test("the page of comments add shows its short form")
  func commentsAdd() {
    #expect(
      HelpPage.text(.command(.commentsAdd)) == """
        omiyage comments add: rate an item, with a text or without

        Examples:
          omiyage comment 12 'しっとりして甘い' --star 5
          omiyage comment 12 --star 4
          omiyage comments add @last - --star 3 < text.txt

        Usage:
          omiyage comments add ITEM [TEXT] --star N [options]
          omiyage comment ITEM [TEXT] --star N [options]

        Arguments:
          ITEM                       the item
          TEXT                       the comment; - reads it from standard input

        Options:
          --star N                   stars, 1 to 5
          --image FILE               attach a photo
          --date D                   the date: 2026-11-30, today, -3d ... (now)

        'omiyage comment ITEM TEXT --star N' is the short form.

        Options for every command (--store, --format, --json, --fields, -q and others): see 'omiyage help'.

        """)
  }

  @Test("a command without options has a short page")
  func storePath() {
    #expect(
      HelpPage.text(.command(.storePath)) == """
        omiyage store path: print where the store is

        Examples:
          omiyage store path

        Usage:
          omiyage store path

        Options for every command (--store, --format, --json, --fields, -q and others): see 'omiyage help'.

        """)
  }

  @Test("a noun lists its commands")
  func ratings() {
    #expect(
      HelpPage.text(.noun("ratings")) == """
        omiyage ratings: show, top or recompute

        Examples:
          omiyage ratings show
          omiyage ratings top
          omiyage ratings recompute --dry-run

        Commands:
          ratings show               show counts, averages and stars
          ratings top                show the best rated items
          ratings recompute          compare the averages with the comments, and repair them

        'omiyage help ratings COMMAND' explains a command.

        """)
  }

  @Test("the main page names every command and every general option")
  func program() {
    let page = HelpPage.text(.program)
    let lines = page.split(separator: "\n").map { String($0) }
    for command in CommandCatalog.commands {
      #expect(lines.contains { $0.hasPrefix("  " + command.name.rawValue + " ") && $0.hasSuffix(command.summary) })
    }
    for option in CommandCatalog.commonOptions + CommandCatalog.recordOptions {
      #expect(lines.contains { $0.hasPrefix("  " + option.label + " ") && $0.hasSuffix(option.help) })
    }
    #expect(page.hasSuffix("'omiyage help COMMAND' explains a command.\n"))
  }

  @Test("no page has a tab, a space at a line's end or two empty lines")
  func tidy() {
    let topics: [HelpTopic] =
      [.program] + CommandCatalog.nouns.map { .noun($0.plural) } + CommandName.allCases.map { .command($0) }
    for topic in topics {
      let page = HelpPage.text(topic)
      let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!page.contains("\t") && page.hasSuffix("\n"))
      #expect(lines.allSatisfy { !$0.hasSuffix(" ") }, "\(topic)")
      #expect(zip(lines, lines.dropFirst()).dropLast().allSatisfy { !($0.isEmpty && $1.isEmpty) }, "\(topic)")
    }
  }

  @Test("omiyage alone shows three commands and the way to help")
  func short() {
    #expect(
      HelpPage.short == """
        omiyage keeps a collection of souvenirs: what they are, and how good.

          omiyage add 東京ばな奈
          omiyage comment 1 'しっとりして甘い' --star 5
          omiyage list --sort average

        'omiyage help' lists all commands; 'omiyage help COMMAND' explains one.

        """)
  }

  @Test("the version names the program and the format of the store")
  func version() {
    #expect(ProgramVersion.line == "omiyage 0.1.0 (store format 1)")
  }
}
