extension CommandCatalog {
  static let search = CommandSpecification(
    name: .search,
    summary: "find items by their text",
    examples: [
      "omiyage search ばな奈",
      "omiyage search 抹茶 京都 --in title,detail,comments",
      "omiyage search --regex '(味噌|醤油).*せんべい$' --where 'average >= 4'",
      "omiyage search -- --json",
    ],
    positionals: [Positional("WORD", .text(orStream: false), repeated: true, "text that must occur")],
    options: [
      .value("--in", "LIST", .choices(["title", "detail", "comments"]), "where to look (title,detail)"),
      .flag("--exact", "tell apart case, width and kana"),
      .flag("--regex", "each WORD is a regular expression, such as ^第[0-9]+回"),
      .flag("--any", "one of the words is enough"),
    ] + PredicateOption.options + [itemSort, ascending, descending, limit, asOf, explain],
    exclusions: [["--asc", "--desc"]],
    notes: [
      "%, _ and * are plain characters, except with --regex. Nothing found: exit code 1.",
      "--regex finds a part of a text; ^ and $ are its ends. Case, width and kana are folded, too, but with --exact. "
        + "There are no back references and no look-around: a search always takes time in proportion to the texts.",
      PredicateOption.reference,
    ],
    isAllowedInBatch: true)

  static let importing = CommandSpecification(
    name: .import,
    summary: "import records from files",
    examples: [
      "omiyage import items.csv --dry-run",
      "omiyage import old.csv --encoding cp932 --map 商品名=title",
      "omiyage export --json | omiyage --store new.store import - --from json",
    ],
    positionals: [Positional("FILE", .path(orStream: true), repeated: true, "files; - is standard input")],
    options: [
      .value("--from", "F", .choice(["csv", "tsv", "json", "jsonl"]), "the format (the file's ending)"),
      .value("--type", "T", .choice(["items", "comments"]), "what the records are"),
      .value(
        "--encoding", "E", .choice(["utf-8", "cp932", "shift_jis", "euc-jp", "utf-16"]),
        "utf-8, cp932, shift_jis, euc-jp or utf-16 (utf-8)"),
      .value("--key", "K", .choice(["id", "title"]), "what tells that a record exists: id or title"),
      .value("--on-conflict", "DO", .choice(["error", "skip", "update"]), "error, skip or update (error)"),
      .value("--map", "COLUMN=FIELD", .assignment, repeatable: true, "read a column as a field; repeatable"),
      .flag("--ignore-extra", "ignore unknown columns"),
      .flag("--no-header", "the first line is data; needs --columns"),
      .value("--columns", "LIST", .names, "the columns, when there is no header"),
      .flag("--allow-outside", "let photos lie outside the file's folder"),
      dryRun,
      .flag("--keep-going", "import the good rows and leave the bad ones out"),
      .value("--rejects", "FILE", .path(orStream: false), "write the bad rows to this file"),
    ],
    notes: [
      "One import is one step of undo. A fault in any row stops it all, unless --keep-going (exit code 2)."
    ],
    writes: true, createsStore: true, isAllowedInBatch: true)

  static let exporting = CommandSpecification(
    name: .export,
    summary: "export records",
    examples: [
      "omiyage export -o all.jsonl",
      "omiyage export --type comments --to csv > comments.csv",
      "omiyage export --to csv --excel -o items.csv",
      "omiyage export --to sql | sqlite3 souvenirs.db",
    ],
    options: [
      .value("--type", "T", .choice(["items", "comments", "all"]), "items, comments or all"),
      .value("--to", "F", .choice(["csv", "tsv", "json", "jsonl", "sql"]), "csv, tsv, json, jsonl or sql"),
      .value(
        "--dialect", "D", .choice(SQLDialect.allCases.map(\.rawValue)), "of sql: sqlite, postgresql or mysql (sqlite)"),
      .value("--output", "FILE", .path(orStream: true), short: "-o", "the file to write; - is standard output"),
      .flag("--with-images", "add the photos, as base64"),
      .flag("--excel", "csv that Excel opens well"),
      .value("--encoding", "E", .choice(["utf-8", "cp932"]), "utf-8 or cp932 (utf-8)"),
      asOf,
    ] + PredicateOption.options,
    exclusions: [["--to", "--format"], ["--to", "--json"], ["--to", "--template"]],
    notes: [
      "The format is that of --to, else the ending of the file, else jsonl.",
      "sql makes the tables omiyage and omiyage_comment, which must not be there; mysql is for MariaDB, too.",
      "--where chooses items, with their comments, or comments where these alone are exported. "
        + PredicateOption.reference,
    ])

  static let batch = CommandSpecification(
    name: .batch,
    summary: "run many commands as one change",
    examples: ["omiyage batch commands.txt", "printf 'add A\\ncomment @last --star 5\\n' | omiyage batch"],
    positionals: [Positional("FILE", .path(orStream: true), required: false, "the commands (standard input)")],
    options: [.flag("--keep-going", "leave out lines that fail and keep the others")],
    notes: [
      "One command a line, quoted as in a shell; # begins a comment; $ and * are plain text.",
      "When a line fails nothing is kept, unless --keep-going (exit code 2).",
    ],
    writes: true, createsStore: true)
}
