extension CommandCatalog {
  static let history = CommandSpecification(
    name: .history,
    summary: localized("list the changes", "変更の履歴を表示する"),
    examples: ["omiyage history --limit 10", "omiyage history 12"],
    positionals: [
      Positional(
        "ITEM", .id, required: false,
        localized("only the changes of this item, and what they changed", "このお土産の変更とその内容だけ"))
    ],
    options: [limit])

  static let diff = CommandSpecification(
    name: .diff,
    summary: localized("show what has changed since, or between two changes", "ある変更からの違いを表示する"),
    examples: ["omiyage diff 12", "omiyage diff 12 15 --json"],
    positionals: [
      Positional(
        "N", .number(0...Int64.max),
        localized("the state after this change, as in history; 0 is the empty store", "比べる元の変更番号。0 は空の状態")),
      Positional(
        "N", .number(0...Int64.max), required: false, localized("the state to compare it with (now)", "比べる先の変更番号（今）")),
    ],
    notes: [
      localized("A line for each field that differs. Exit code 0, also without any.", "違う項目ごとに1行です。違いがなくても終了コードは 0 です。")
    ])

  static let undo = CommandSpecification(
    name: .undo,
    summary: localized("take back the newest change", "最新の変更を元に戻す"),
    examples: ["omiyage undo --dry-run", "omiyage undo", "omiyage undo --to 12"],
    options: [
      .value(
        "--to", "N", .number(0...Int64.max),
        localized("go back to the state after change N, as in history", "変更 N の直後の状態に戻す")), dryRun,
    ],
    notes: [localized("--to is one change, which 'omiyage undo' takes back.", "--to は1つの変更なので、「omiyage undo」で元に戻せます。")],
    writes: true)

  static let redo = CommandSpecification(
    name: .redo,
    summary: localized("take back the newest undo", "元に戻した変更をやり直す"),
    examples: ["omiyage redo"],
    options: [dryRun],
    writes: true)

  static let watch = CommandSpecification(
    name: .watch,
    summary: localized("follow the changes as they happen", "変更を待って次々に表示する"),
    examples: ["omiyage watch", "omiyage watch --json | jq -c '.records[]'", "omiyage watch --since 120 --limit 1"],
    options: [
      .value(
        "--since", "N", .number(0...Int64.max),
        localized("begin with the change after N, as in history (the newest)", "変更 N の次から始める（最新）")),
      .value("--limit", "N", .count, localized("end after N changes", "N 件の変更で終わる")),
    ],
    notes: [
      localized(
        "One line for each change, also of other programs; in json one object, with the records that it added, changed "
          + "or deleted. Ctrl-C ends it, and so does the end of what reads its output.",
        "ほかのプログラムの変更も含め、変更ごとに1行です。json では追加、変更、削除された記録を持つオブジェクトです。"
          + "Ctrl-C を押すか、出力を読む側が終わると終わります。")
    ])

  static let storePath = CommandSpecification(
    name: .storePath,
    summary: localized("print where the store is", "保存ファイルの場所を表示する"),
    examples: ["omiyage store path"])

  static let storeInfo = CommandSpecification(
    name: .storeInfo, summary: localized("show counts and sizes", "件数と大きさを表示する"), examples: ["omiyage store info"])

  static let storeVerify = CommandSpecification(
    name: .storeVerify, summary: localized("check every byte of the store", "保存ファイルをすべて検査する"),
    examples: ["omiyage store verify"])

  static let storeSchema = CommandSpecification(
    name: .storeSchema,
    summary: localized("show the types of any store and their fields", "型とその項目を表示する（どの保存ファイルでも）"),
    examples: ["omiyage store schema", "omiyage --store other.store store schema --swift"],
    options: [.flag("--swift", localized("write the types as Swift structs", "型を Swift の構造体として書く"))],
    exclusions: [
      ["--swift", "--format"], ["--swift", "--json"], ["--swift", "--fields"], ["--swift", "--template"],
    ])

  static let storeBrowse = CommandSpecification(
    name: .storeBrowse,
    summary: localized("show the records of any store", "記録を表示する（どの保存ファイルでも）"),
    examples: [
      "omiyage store browse",
      "omiyage store browse Omiyage --where 'average >= 4' --sort createDate --desc --limit 20",
      "omiyage --store other.store store browse Dog --where 'name CONTAINS[f] %@ AND age >= 3' --arg rex",
      "omiyage --store other.store store browse Dog 3",
      "omiyage --store other.store store browse Person 1 --follow Dog.owner",
    ],
    positionals: [
      Positional(
        "TYPE", .text(orStream: false), required: false,
        localized("the name of a type; without one, all types", "型の名前。なければすべての型")),
      Positional("ID", .text(orStream: false), required: false, localized("the key of one record", "1件の記録のキー")),
    ],
    options: PredicateOption.options + [
      .value(
        "--follow", "FIELD", .text(orStream: false),
        localized("of ID: the records that FIELD leads to", "ID の FIELD がつながる記録")),
      .value("--sort", "FIELD", .text(orStream: false), localized("the order (that of the keys)", "並び順（キーの順）")),
      ascending, descending, limit,
      offset, asOf, explain,
    ],
    exclusions: [["--asc", "--desc"]],
    notes: [
      localized(
        "Works on every store, whichever program wrote it. Of one record, a table shows a line for each field, and "
          + "what links to it. --follow TYPE.FIELD gives the records that link to it by that field of another type.",
        "どのプログラムの保存ファイルでも使えます。1件の記録なら、項目ごとに1行と、そこへのリンクを表で示します。"
          + "--follow TYPE.FIELD は、別の型のその項目でリンクしている記録を表示します。"),
      localized(
        "A predicate names the fields and links of TYPE. \(PredicateOption.reference)",
        "条件には TYPE の項目とリンクを使います。\(PredicateOption.reference)"),
    ])

  static let demo = CommandSpecification(
    name: .demo,
    summary: localized("fill an empty store with a made-up collection", "空の保存ファイルを見本の記録で満たす"),
    examples: [
      "omiyage --store demo.store demo --items 500 --seed 1", "omiyage --store types.store demo --types",
    ],
    options: [
      .value(
        "--items", "N", .number(1...10_000_000),
        localized("how many items (100), or records of --types (1000)", "お土産の数（100）、--types では記録の数（1000）")),
      .value(
        "--seed", "S", .number(0...Int64.max),
        localized("the same seed gives the same collection (1)", "乱数の種。同じなら記録も同じ（1）")),
      .flag(
        "--types",
        localized(
          "instead of items, records with a property of every type, and links between them", "あらゆる型の項目とリンクを持つ記録を作る")),
    ],
    notes: [localized("Only into a store without records.", "記録のない保存ファイルだけに使えます。")],
    writes: true, createsStore: true)

  static let help = CommandSpecification(
    name: .help,
    summary: localized("explain a command", "コマンドを説明する"),
    examples: ["omiyage help", "omiyage help items add", "omiyage help --man | man -l -"],
    positionals: [
      Positional("COMMAND", .text(orStream: false), required: false, repeated: true, localized("the command", "コマンド"))
    ],
    options: [manual],
    printsRecords: false)
}
