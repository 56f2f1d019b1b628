extension CommandCatalog {
  static let yes = Option.flag("--yes", localized("do not ask", "確認せずに行う"))
  static let dryRun = Option.flag(
    "--dry-run", localized("print what would change, and change nothing", "何が変わるかを表示し、変更はしない"))
  static let ascending = Option.flag("--asc", localized("smallest first", "小さい順に並べる"))
  static let descending = Option.flag("--desc", localized("largest first", "大きい順に並べる"))
  static let limit = Option.value("--limit", "N", .count, localized("print at most N records", "最大 N 件を表示する"))
  static let asOf = Option.value(
    "--as-of", "WHEN", .pastState,
    localized("read the records as they were: a date, or after change N of history", "過去の状態を読む: 日付か、変更 N の直後"))
  static let image = Option.value("--image", "FILE", .path(orStream: false), localized("attach a photo", "写真を付ける"))
  static let noImage = Option.flag("--no-image", localized("remove the photo", "写真を外す"))
  static let date = Option.value(
    "--date", "D", .date, localized("the date: 2026-11-30, today, -3d ... (now)", "日付: 2026-11-30、today、-3d など（今）"))
  static let offset = Option.value(
    "--offset", "N", .number(0...Int64.max), localized("leave out the first N records", "最初の N 件を飛ばす"))
  static let explain = Option.flag(
    "--explain", localized("say on standard error how the records are found", "探し方を標準エラーに表示する"))
  static let itemSort = Option.value(
    "--sort", "KEY", .text(orStream: false),
    localized("id, average, title, date, comments or any field (id)", "id、average、title、date、comments か項目（id）"))
  static let imageOutput = Option.value(
    "--output", "FILE", .path(orStream: true), short: "-o",
    localized("the file to write; - is standard output", "書き出すファイル。- は標準出力"))

  static let itemsAdd = CommandSpecification(
    name: .itemsAdd,
    summary: localized("add an item", "お土産を追加する"),
    examples: [
      "omiyage add 東京ばな奈",
      "omiyage add 'ちんすこう' --detail '那覇空港で' --image photo.jpg --date 2026-11-30",
      "omiyage add -- '-5℃アイス'",
    ],
    positionals: [
      Positional(
        "TITLE", .text(orStream: false), alternatives: ["--title"],
        localized("what it is called; not blank", "名前。空白だけは不可"))
    ],
    options: [
      .value("--title", "T", .text(orStream: false), localized("the title, instead of TITLE", "TITLE の代わりに書くタイトル")),
      .value(
        "--detail", "T", .text(orStream: true),
        localized("a longer text; - reads it from standard input", "詳しい説明。- なら標準入力から読む")),
      image, date,
      .value("--id", "N", .count, localized("the id to use, also one used and deleted before", "付ける番号。削除済みの番号も使える")),
    ],
    shortForm: "add", writes: true, createsStore: true, isAllowedInBatch: true)

  static let itemsList = CommandSpecification(
    name: .itemsList,
    summary: localized("list items", "お土産の一覧を表示する"),
    examples: [
      "omiyage list",
      "omiyage list --sort average --limit 10",
      "omiyage list --unrated --json",
      "omiyage list --where \"average >= 4 AND createDate >= '2026-11-01'\"",
      "omiyage list --where 'title CONTAINS[f] %@ OR ANY comments.star = 5' --arg 牛丼",
      "omiyage list --group createDate.month --sort count",
    ],
    options: [
      itemSort, ascending, descending, limit, offset, asOf,
      .flag("--unrated", localized("only items without a rating", "評価のないお土産だけ")),
      .flag("--rated", localized("only items with a rating", "評価のあるお土産だけ")),
    ] + PredicateOption.options + [
      .value(
        "--group", "KEY", .names,
        localized("groups instead, with counts and averages; see below", "件数と平均をまとめて表示する（下を参照）")),
      explain,
    ],
    exclusions: [["--asc", "--desc"], ["--unrated", "--rated"], ["--group", "--quiet"]],
    notes: [
      localized(
        "Texts ascend, everything else descends. Unrated items come last, both ways, and of equals the newest first.",
        "文字は昇順、ほかは降順に並びます。評価のないお土産は常に最後で、同じ値なら新しいものが先です。"),
      localized(
        "A KEY is a field, such as average, which is then rounded to one decimal, createDate.year, .month or .day, by "
          + "local time, or a path to one value, such as comments.@max.star; several with commas. The groups have the "
          + "fields KEY, count, commentCount and average, of all comments; --sort takes these.",
        "--group の KEY は項目（average は小数第1位に丸めた値）か、現地時刻による createDate.year、.month、.day か、"
          + "comments.@max.star のように1つの値をたどる書き方です。複数ならコンマで区切ります。結果の項目は KEY、count、commentCount、average（全コメントの平均）で、"
          + "--sort にはこれらを使います。"),
    ] + PredicateOption.notes,
    shortForm: "list", isAllowedInBatch: true)

  static let itemsShow = CommandSpecification(
    name: .itemsShow,
    summary: localized("show items with their comments and ratings", "お土産をコメントと評価とともに表示する"),
    examples: ["omiyage show 12", "omiyage show 1-5,8,12-", "omiyage show @last --comments 3"],
    positionals: [
      Positional("IDS", .ids(allowsOpenRange: true), repeated: true, localized("ids, ranges or @last", "番号、範囲、@last"))
    ],
    options: [
      .value(
        "--comments", "N", .number(0...Int64.max), localized("show at most N comments of each", "コメントを各 N 件まで表示する")),
      asOf,
    ],
    notes: [
      localized(
        "On a terminal with colour the photo is shown, too, where chafa is installed.",
        "色の使える端末では、chafa があれば写真も表示する。")
    ],
    shortForm: "show", isAllowedInBatch: true)

  static let itemsEdit = CommandSpecification(
    name: .itemsEdit,
    summary: localized("change an item", "お土産を変更する"),
    examples: [
      "omiyage edit 12 --title '東京ばな奈 メープル'",
      "omiyage edit 12 --no-image --date 2026-11-30",
      "omiyage edit 12",
    ],
    positionals: [Positional("ID", .id, localized("the item", "お土産の番号"))],
    options: [
      .value("--title", "T", .text(orStream: false), localized("the new title", "新しいタイトル")),
      .value(
        "--detail", "T", .text(orStream: true),
        localized("the new text; - reads it from standard input", "新しい文。- なら標準入力から読む")),
      .value(
        "--date", "D", .date, localized("the new date: 2026-11-30, today, -3d ...", "新しい日付: 2026-11-30、today、-3d など")),
      image, noImage,
    ],
    exclusions: [["--image", "--no-image"]],
    notes: [
      localized("With no option, the item opens in $VISUAL, else $EDITOR.", "オプションがなければ、$VISUAL か $EDITOR のエディタで開きます。")
    ],
    shortForm: "edit", writes: true, isAllowedInBatch: true)

  static let itemsDelete = CommandSpecification(
    name: .itemsDelete,
    summary: localized("delete items and their comments", "お土産をコメントごと削除する"),
    examples: [
      "omiyage delete 12", "omiyage delete 1-5,8 --dry-run", "omiyage delete --all --yes",
      "omiyage delete --where 'average < 2 AND commentCount >= 3' --dry-run",
    ],
    positionals: [
      Positional(
        "IDS", .ids(allowsOpenRange: false), repeated: true, alternatives: ["--all", "--where"],
        localized("ids, ranges or @last", "番号、範囲、@last"))
    ],
    options: [.flag("--all", localized("every item", "すべてのお土産"))] + PredicateOption.options + [yes, dryRun],
    exclusions: [["--all", "--where"]],
    notes: [
      localized(
        "More than one record, and what --where finds, is deleted only after a question, or with --yes.",
        "2件以上の場合と --where を使う場合は、確認に答えるか --yes を付けたときだけ削除します。"),
      PredicateOption.reference,
    ],
    shortForm: "delete", writes: true, isAllowedInBatch: true)

  static let itemsImage = CommandSpecification(
    name: .itemsImage,
    summary: localized("write out an item's photo", "お土産の写真を書き出す"),
    examples: ["omiyage items image 12 -o photo.jpg", "omiyage items image 12 -o - | file -"],
    positionals: [Positional("ID", .id, localized("the item", "お土産の番号"))],
    options: [imageOutput, asOf],
    isAllowedInBatch: true, printsRecords: false)
}
