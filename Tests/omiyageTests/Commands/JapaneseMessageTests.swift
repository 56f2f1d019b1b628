import Foundation
import Testing

/// What people read under a Japanese locale, whole.
struct JapaneseMessageTests {
  @Test(
    "bad values on the command line end with 64 and one line",
    arguments: [
      ("add", "omiyage: items add: TITLE がありません: 「omiyage items add TITLE|--title T [オプション]」と書いてください"),
      ("add \u{3000}", "omiyage: items add: タイトルが空白です: 見える文字を1つ以上書いてください"),
      (
        "comment 1 --star 6",
        "omiyage: comments add: 星は 1 から 5 までです（「6」は使えません）: --star 4 のように整数を書いてください"
      ),
      (
        "show 0",
        "omiyage: items show: 「0」は番号ではありません: "
          + "番号は 1 以上の整数です。12、1-5,8、@last のように書いてください"
      ),
      ("delete 3-", "omiyage: items delete: 「3-」に終わりの番号がありません: 削除では範囲の両端を書いてください"),
      (
        "list --sort size",
        "omiyage: items list: --sort に「size」は使えません: "
          + "id、average、title、date、comments、detail、commentCount、createDate のどれかを使ってください"
      ),
      ("lst", "omiyage: 「lst」というコマンドはありません: 「list」のことですか？"),
      ("list --limit 0", "omiyage: items list: --limit「0」は 1 以上の整数ではありません: 10 のように数字で書いてください"),
      ("list --asc --desc", "omiyage: items list: --asc と --desc は同時に使えません: どちらか一方にしてください"),
      ("add x --date 2024-02-30", "omiyage: items add: 「2024-02-30」という日はありません: その月は 1 日から 29 日までです"),
      (
        "export --to csv --type all",
        "omiyage: export: csv にはお土産かコメントの一方しか書けません: --type items か comments、または --to jsonl を使ってください"
      ),
      ("–json list", "omiyage: items list: 「–json」の先頭は半角のハイフンではありません: 半角のハイフンで --json と書いてください"),
    ])
  func usage(_ line: String, _ message: String) throws {
    let outcome = try ProgramRun.japanese().run(line.split(separator: " ").map { String($0) })
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages == message + "\n")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "sentences of a session",
    arguments: [
      (["add", "ういろう"], "追加しました: #9 ういろう\n"),
      (["comment", "1", "甘い", "--star", "3"], "コメント #12 を追加しました: #1 東京ばな奈: 平均 4.0（コメント3件）\n"),
      (["edit", "1", "--title", "ひよ子"], "変更しました: #1 ひよ子\n"),
      (["comments", "edit", "1", "--star", "4"], "コメント #1 を変更しました: #1 東京ばな奈: 平均 4.0（コメント2件）\n"),
      (["comments", "delete", "1"], "コメント #1 を削除しました: #1 東京ばな奈: 平均 4.0（コメント1件）\n"),
      (["delete", "1"], "削除しました: #1 東京ばな奈、コメント2件\n"),
      (["delete", "1-2", "--yes"], "削除しました: お土産2件、コメント4件\n"),
      (["delete", "1-2"], "omiyage: items delete: お土産2件をコメントごと削除しますか？ 確認できる端末がありません: --yes を付けてください\n"),
      (["delete", "1-2", "--dry-run", "--format", "csv"], "お土産2件を削除します（実行はしていません）。\n"),
      (["undo", "--to", "0"], "変更 0 の直後の状態に戻しました: 記録19件\n"),
      (["redo"], "omiyage: redo: やり直す変更がありません: redo は undo の直後に使えます\n"),
      (["search", "zzz"], "見つかりませんでした。\n"),
      (["show", "99"], "omiyage: items show: お土産 #99 はありません: 「omiyage items list」で一覧を確かめてください\n"),
      (["export", "--to", "csv"], "コメント11件を除きました: --type comments で書き出せます。--to jsonl なら両方を含みます。\n"),
      (["store", "verify"], "正常です: 記録19件のすべてのバイトが書かれたままです。\n"),
      (["ratings", "recompute"], "違いは0件です: 平均はすべてコメントと合っています。\n"),
      (["list", "--as-of", "900"], "omiyage: items list: 変更 900 はありません: 最新の変更は 1 です\n"),
      (["import", "no.csv"], "omiyage: import: no.csv: ファイルがありません\n"),
      (["batch", "no.txt"], "omiyage: batch: no.txt: ファイルがありません\n"),
      (["demo"], "omiyage: demo: 保存ファイルにはすでに記録があります: --store PATH で別の場所を指定してください\n"),
    ])
  func session(_ words: [String], _ message: String) throws {
    let program = try ProgramRun.japanese()
    try program.takeTour()
    #expect(try program.run(words).messages == message)
    try program.verify()
  }

  @Test(
    "faults of predicates are explained in Japanese, at their place",
    arguments: [
      ("", "1 文字目: 条件が空です: すべての記録なら TRUEPREDICATE と書いてください"),
      ("averag > 3", "1 文字目: Omiyage に項目「averag」はありません: 「average」のことですか？"),
      ("average >", "10 文字目: 値が必要ですが、文の終わりがあります"),
      ("title > 5", "9 文字目: 'title' は文字列ですが、5 は別のものです: 引用符で囲んで '5' と書いてください"),
      ("title = average", "9 文字目: 'title' は文字列ですが、'average' は数です"),
      ("comments.star > 3", "1 文字目: 'comments.star' には多くの値があります: 前に ANY、ALL、NONE を書くか、後に @count を書いてください"),
      ("title MATCHES '('", "15 文字目: 正規表現に誤りがあります: 正規表現の 1 文字目: ( が閉じられていません"),
      ("title LIKES 'a'", "7 文字目: 「LIKES」は演算子ではありません: LIKE のことですか？"),
    ])
  func predicates(_ predicate: String, _ message: String) throws {
    let outcome = try ProgramRun.japanese().run(["list", "--where", predicate])
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.messages.split(separator: "\n").first.map { String($0) } == "omiyage: items list: --where: " + message)
  }

  @Test(
    "a plan is told in Japanese, with the names of the ways to the records",
    arguments: [
      (["list"], "scan: 全8件\n並び順: id（降順）（読んだ順のまま）\n"),
      (
        ["list", "--where", "average >= 4", "--sort", "title", "--limit", "2", "--offset", "1"],
        "index average（一部）: 8件のうち約5件\n検査: 各記録で条件を確かめます\n並べ替え: title、id（降順）\n"
          + "上限: 最初の1件の後の2件\n手間が多いので使わないもの: 全8件\n"
      ),
      (["list", "--where", "id = 3"], "primary key: 最大1件\n検査: 各記録で条件を確かめます\n並び順: id（降順）（読んだ順のまま）\n"),
      (["list", "--where", "average = 9 AND average = 3"], "なし: 合う記録はありません\n"),
    ])
  func plans(_ words: [String], _ plan: String) throws {
    let program = try ProgramRun.japanese()
    try program.takeTour()
    #expect(try program.run(words + ["--explain", "-q"]).messages == plan)
  }

  @Test("files that are missing, damaged or no stores are told in Japanese, with the codes of every language")
  func files() throws {
    let program = try ProgramRun.japanese()
    try program.write("this is no store, only text that is long enough to look at it twice and more\n", to: "text")
    let missing = try program.run(["--store", "missing.store", "list"])
    #expect(missing.exitCode == 66)
    #expect(
      missing.messages == "omiyage: items list: missing.store: ここに保存ファイルはありません: "
        + "パスを確かめるか、お土産を追加して保存ファイルを作ってください\n")
    let other = try program.run(["--store", "text", "list"])
    #expect(other.exitCode == 65)
    #expect(other.messages.hasSuffix("text: 保存ファイルではありません: パスを確かめてください\n"))
    let nowhere = try program.run(["--store", "/proc/no/such.store", "add", "x"])
    #expect(nowhere.exitCode == 73)
    #expect(nowhere.messages.contains("に失敗しました: そのようなファイルやディレクトリはありません: --store PATH で"))
    try program.run("--store", "a.store", "add", "x")
    var bytes = try program.read("a.store")
    bytes[bytes.count / 2] ^= 0xFF
    try program.write(bytes, to: "a.store")
    let damaged = try program.run(["--store", "a.store", "store", "verify"])
    #expect(damaged.exitCode == 65)
    #expect(EnglishRemains.find(in: damaged.messages) == nil, "\(damaged.messages)")
  }

  @Test("faults of an import are told in Japanese, each at its line")
  func importing() throws {
    let program = try ProgramRun.japanese()
    try program.write("title,star\na,9\n,4\nb\n", to: "bad.csv")
    let outcome = try program.run(["import", "bad.csv"])
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.messages == """
        bad.csv:2:3: 項目「star」: 1 から 5 が必要ですが、'9' があります
        bad.csv:3:1: 項目「title」: 値がありません
        bad.csv:4:1: 項目2個のはずが 1個です
        omiyage: import: 誤り3件が見つかり、何も取り込んでいません: --keep-going で正しい行だけを取り込めます

        """)
    let kept = try program.run(["import", "bad.csv", "--keep-going"])
    #expect(kept.exitCode == 2)
    #expect(kept.messages.hasSuffix("取り込みました: 0件、誤りで除いた3件\n"))
    try program.write("{\"title\":\"a\",}\n", to: "bad.jsonl")
    #expect(
      try program.run(["import", "bad.jsonl"]).messages.hasPrefix(
        "bad.jsonl:1:14: 記録 1: 項目「title」: 引用符で囲んだキーが必要ですが、'}'があります\n"))
  }

  @Test("a question is asked in Japanese, and はい and ｙ agree", arguments: ["はい", "ｙ", "y"])
  func questions(answer: String) throws {
    let program = try ProgramRun.japanese()
    try program.takeTour()
    let declined = try program.conversation(["delete", "1-2"], answer: "いいえ\n")
    #expect(declined.exitCode == 1)
    #expect(declined.messages.contains("お土産2件をコメントごと削除しますか？ [y/N] "))
    #expect(declined.messages.contains("omiyage: items delete: 取りやめました: 何も変更していません"))
    let agreed = try program.conversation(["delete", "1-2"], answer: answer + "\n")
    #expect(agreed.exitCode == 0)
    #expect(agreed.messages.contains("削除しました: お土産2件、コメント4件"))
  }

  @Test("tables for people have Japanese headings, and the form for the editor is read again")
  func tablesAndForm() throws {
    let program = try ProgramRun.japanese()
    try program.takeTour()
    #expect(
      try program.run("list", "--format", "table", "--fields", "id,title,average,commentCount", "--limit", "2")
        == """
        番号  タイトル             平均  コメント数
           8  Macarons, 12 pieces   2.0           1
           7  Shortbread fingers    4.0           1

        """)
    #expect(
      try program.run("show", "3", "--format", "table").hasPrefix(
        """
        #3 ちんすこう
          日付     2026-05-03
          詳細     那覇空港で。塩味と黒糖味の詰め合わせ。
          平均     5.0（コメント1件）
            5  # 1
        """))
    program.environment["EDITOR"] = "sed -i 's/^タイトル: .*/タイトル: 新しい名前/'"
    let edited = try program.run(["edit", "3"])
    #expect(edited.messages == "変更しました: #3 新しい名前\n")
    #expect(try program.run("list", "--template", "{title}").contains("新しい名前"))
  }
}
