import RecordStore
import Testing

@testable import omiyage

/// The help pages under a Japanese locale.
struct JapaneseHelpTests {
  private func page(_ words: [String]) throws -> [String] {
    let outcome = try ProgramRun.japanese().run(words)
    #expect(outcome.exitCode == 0)
    return outcome.output.split(separator: "\n").map { String($0) }
  }

  @Test("every summary, argument, option and note of every command is Japanese", arguments: CommandName.allCases)
  func command(name: CommandName) throws {
    try check(try page(["help"] + name.words), name.rawValue)
  }

  @Test("so are the pages of the nouns and of the program", arguments: ["", "items", "comments", "ratings", "store"])
  func overview(noun: String) throws {
    try check(try page(noun.isEmpty ? ["help"] : ["help", noun]), "help \(noun)")
  }

  private func check(_ lines: [String], _ name: String) throws {
    #expect(lines.count > 3, "\(name)")
    for line in lines where !line.hasPrefix("  omiyage ") && !line.hasPrefix("  printf ") {
      let isRow = line.hasPrefix("  ")
      let meaning = isRow ? meaning(of: line) : line
      #expect(EnglishRemains.isJapanese(meaning), "\(name): \(line)")
      #expect(EnglishRemains.find(in: meaning) == nil, "\(name): \(line)")
      if isRow { #expect(TextDisplay.columnCount(of: line, ambiguousWidth: 1) <= 80, "\(name): \(line)") }
    }
  }

  /// What stands behind the label of a row.
  private func meaning(of row: String) -> String {
    let parts = row.dropFirst(2).split(separator: "  ", maxSplits: 1, omittingEmptySubsequences: false)
    return String((parts.last ?? "").drop { $0 == " " })
  }

  @Test("the page of a command, whole")
  func itemsAdd() throws {
    let program = try ProgramRun.japanese()
    #expect(
      try program.run("help", "items", "add") == """
        omiyage items add: お土産を追加する

        例:
          omiyage add 東京ばな奈
          omiyage add 'ちんすこう' --detail '那覇空港で' --image photo.jpg --date 2026-11-30
          omiyage add -- '-5℃アイス'

        使い方:
          omiyage items add TITLE|--title T [オプション]
          omiyage add TITLE|--title T [オプション]

        引数:
          TITLE                      名前。空白だけは不可

        オプション:
          --title T                  TITLE の代わりに書くタイトル
          --detail T                 詳しい説明。- なら標準入力から読む
          --image FILE               写真を付ける
          --date D                   日付: 2026-11-30、today、-3d など（今）
          --id N                     付ける番号。削除済みの番号も使える

        すべてのコマンドのオプション（--store、--format、--json、--fields、-q など）は「omiyage help」をご覧ください。

        """)
  }

  @Test("no command shows the short help")
  func short() throws {
    let outcome = try ProgramRun.japanese().run([])
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.messages == """
        omiyage はお土産の記録です。何を買い、どれだけ良かったかを残します。

          omiyage add 東京ばな奈
          omiyage comment 1 'しっとりして甘い' --star 5
          omiyage list --sort average

        コマンドの一覧は「omiyage help」、各コマンドの説明は「omiyage help COMMAND」をご覧ください。

        """)
  }
}
