extension CommandCatalog {
  static let search = CommandSpecification(
    name: .search,
    summary: localized("find items by their text", "お土産を言葉で検索する"),
    examples: [
      "omiyage search ばな奈",
      "omiyage search 抹茶 京都 --in title,detail,comments",
      "omiyage search --regex '(味噌|醤油).*せんべい$' --where 'average >= 4'",
      "omiyage search -- --json",
    ],
    positionals: [
      Positional("WORD", .text(orStream: false), repeated: true, localized("text that must occur", "含まれるべき言葉"))
    ],
    options: [
      .value(
        "--in", "LIST", .choices(["title", "detail", "comments"]),
        localized("where to look (title,detail)", "探す場所（title,detail）")),
      .flag("--exact", localized("tell apart case, width and kana", "大文字小文字、全角半角、かなを区別する")),
      .flag(
        "--regex", localized("each WORD is a regular expression, such as ^第[0-9]+回", "WORD を正規表現とする（例: ^第[0-9]+回）")),
      .flag("--any", localized("one of the words is enough", "どれか1つの言葉があればよい")),
    ] + PredicateOption.options + [itemSort, ascending, descending, limit, asOf, explain],
    exclusions: [["--asc", "--desc"]],
    notes: [
      localized(
        "%, _ and * are plain characters, except with --regex. Nothing found: exit code 1.",
        "%、_、* は、--regex のとき以外はただの文字です。見つからなければ終了コードは 1 です。"),
      localized(
        "--regex finds a part of a text; ^ and $ are its ends. Case, width and kana are folded, too, but with --exact. "
          + "There are no back references and no look-around: a search always takes time in proportion to the texts.",
        "--regex は文の一部を探し、^ と $ は文の両端です。--exact がなければ大文字小文字、全角半角、かなを区別しません。"
          + "後方参照と先読み・後読みはなく、検索の時間は常に文の量に比例します。"),
      PredicateOption.reference,
    ],
    isAllowedInBatch: true)

  static let importing = CommandSpecification(
    name: .import,
    summary: localized("import records from files", "ファイルから記録を取り込む"),
    examples: [
      "omiyage import items.csv --dry-run",
      "omiyage import old.csv --encoding cp932 --map 商品名=title",
      "omiyage export --json | omiyage --store new.store import - --from json",
    ],
    positionals: [
      Positional("FILE", .path(orStream: true), repeated: true, localized("files; - is standard input", "ファイル。- は標準入力"))
    ],
    options: [
      .value(
        "--from", "F", .choice(["csv", "tsv", "json", "jsonl"]),
        localized("the format (the file's ending)", "形式（ファイルの拡張子）")),
      .value("--type", "T", .choice(["items", "comments"]), localized("what the records are", "記録の種類")),
      .value(
        "--encoding", "E", .choice(["utf-8", "cp932", "shift_jis", "euc-jp", "utf-16"]),
        localized("utf-8, cp932, shift_jis, euc-jp or utf-16 (utf-8)", "utf-8、cp932、shift_jis、euc-jp、utf-16（utf-8）")),
      .value(
        "--key", "K", .choice(["id", "title"]),
        localized("what tells that a record exists: id or title", "同じ記録かどうかの判断: id か title")),
      .value(
        "--on-conflict", "DO", .choice(["error", "skip", "update"]),
        localized("error, skip or update (error)", "既存なら error、skip、update（error）")),
      .value(
        "--map", "COLUMN=FIELD", .assignment, repeatable: true,
        localized("read a column as a field; repeatable", "列を項目として読む。何度でも書ける")),
      .flag("--ignore-extra", localized("ignore unknown columns", "知らない列を無視する")),
      .flag("--no-header", localized("the first line is data; needs --columns", "1行目からデータとする。--columns が必要")),
      .value("--columns", "LIST", .names, localized("the columns, when there is no header", "見出しがないときの列")),
      .flag("--allow-outside", localized("let photos lie outside the file's folder", "写真がフォルダの外にあることを許す")),
      dryRun,
      .flag("--keep-going", localized("import the good rows and leave the bad ones out", "正しい行だけを取り込む")),
      .value(
        "--rejects", "FILE", .path(orStream: false), localized("write the bad rows to this file", "取り込めない行を書き出すファイル")),
    ],
    notes: [
      localized(
        "One import is one step of undo. A fault in any row stops it all, unless --keep-going (exit code 2).",
        "1回の取り込みは undo の1段です。誤った行があれば全体を中止します。--keep-going なら続けます（終了コード 2）。"),
      localized(
        "The JSON that Realm Studio saves is known by its classes Omiyage and OmiyageComment. Other classes are "
          + "faults, unless --ignore-extra leaves them out.",
        "Realm Studio が保存した JSON は、クラス Omiyage と OmiyageComment で見分けます。ほかのクラスはエラーですが、"
          + "--ignore-extra で除けます。"),
    ],
    writes: true, createsStore: true, isAllowedInBatch: true)

  static let exporting = CommandSpecification(
    name: .export,
    summary: localized("export records", "記録を書き出す"),
    examples: [
      "omiyage export -o all.jsonl",
      "omiyage export --type comments --to csv > comments.csv",
      "omiyage export --to csv --excel -o items.csv",
      "omiyage export --to sql | sqlite3 souvenirs.db",
    ],
    options: [
      .value(
        "--type", "T", .choice(["items", "comments", "all"]),
        localized("items, comments or all", "items、comments、all")),
      .value(
        "--to", "F", .choice(["csv", "tsv", "json", "jsonl", "sql"]),
        localized("csv, tsv, json, jsonl or sql", "csv、tsv、json、jsonl、sql")),
      .value(
        "--dialect", "D", .choice(SQLDialect.allCases.map(\.rawValue)),
        localized("of sql: sqlite, postgresql or mysql (sqlite)", "sql の方言: sqlite、postgresql、mysql（sqlite）")),
      .value(
        "--output", "FILE", .path(orStream: true), short: "-o",
        localized("the file to write; - is standard output", "書き出すファイル。- は標準出力")),
      .flag("--with-images", localized("add the photos, as base64", "写真を base64 で加える")),
      .flag("--excel", localized("csv that Excel opens well", "Excel で開きやすい csv にする")),
      .value(
        "--encoding", "E", .choice(["utf-8", "cp932"]), localized("utf-8 or cp932 (utf-8)", "utf-8 か cp932（utf-8）")),
      asOf,
    ] + PredicateOption.options,
    exclusions: [["--to", "--format"], ["--to", "--json"], ["--to", "--template"]],
    notes: [
      localized(
        "The format is that of --to, else the ending of the file, else jsonl.",
        "形式は --to、なければファイルの拡張子、それもなければ jsonl です。"),
      localized(
        "sql makes the tables omiyage and omiyage_comment, which must not be there; mysql is for MariaDB, too.",
        "sql は表 omiyage と omiyage_comment を作ります（すでにあると失敗します）。mysql は MariaDB にも使えます。"),
      localized(
        "--where chooses items, with their comments, or comments where these alone are exported. "
          + PredicateOption.reference,
        "--where はお土産をコメントごと選びます。コメントだけを書き出すときはコメントを選びます。" + PredicateOption.reference),
    ])

  static let batch = CommandSpecification(
    name: .batch,
    summary: localized("run many commands as one change", "多くのコマンドを1つの変更として行う"),
    examples: ["omiyage batch commands.txt", "printf 'add A\\ncomment @last --star 5\\n' | omiyage batch"],
    positionals: [
      Positional(
        "FILE", .path(orStream: true), required: false, localized("the commands (standard input)", "コマンドのファイル（標準入力）"))
    ],
    options: [.flag("--keep-going", localized("leave out lines that fail and keep the others", "失敗した行を除いて続ける"))],
    notes: [
      localized(
        "One command a line, quoted as in a shell; # begins a comment; $ and * are plain text.",
        "1行に1コマンドで、引用符はシェルと同じです。# から後は注釈です。$ と * はただの文字です。"),
      localized(
        "When a line fails nothing is kept, unless --keep-going (exit code 2).",
        "1行でも失敗すれば何も残しません。--keep-going なら続けます（終了コード 2）。"),
    ],
    writes: true, createsStore: true)
}
