extension CommandCatalog {
  static let yes = Option.flag("--yes", "do not ask")
  static let dryRun = Option.flag("--dry-run", "print what would change, and change nothing")
  static let ascending = Option.flag("--asc", "smallest first")
  static let descending = Option.flag("--desc", "largest first")
  static let limit = Option.value("--limit", "N", .count, "print at most N records")
  static let asOf = Option.value(
    "--as-of", "WHEN", .pastState, "read the records as they were: a date, or after change N of history")
  static let image = Option.value("--image", "FILE", .path(orStream: false), "attach a photo")
  static let noImage = Option.flag("--no-image", "remove the photo")
  static let date = Option.value("--date", "D", .date, "the date: 2026-11-30, today, -3d ... (now)")
  static let offset = Option.value("--offset", "N", .number(0...Int64.max), "leave out the first N records")
  static let explain = Option.flag("--explain", "say on standard error how the records are found")
  static let itemSort = Option.value(
    "--sort", "KEY", .text(orStream: false), "id, average, title, date, comments or any field (id)")
  static let imageOutput = Option.value(
    "--output", "FILE", .path(orStream: true), short: "-o", "the file to write; - is standard output")

  static let itemsAdd = CommandSpecification(
    name: .itemsAdd,
    summary: "add an item",
    examples: [
      "omiyage add 東京ばな奈",
      "omiyage add 'ちんすこう' --detail '那覇空港で' --image photo.jpg --date 2026-11-30",
      "omiyage add -- '-5℃アイス'",
    ],
    positionals: [
      Positional("TITLE", .text(orStream: false), alternatives: ["--title"], "what it is called; not blank")
    ],
    options: [
      .value("--title", "T", .text(orStream: false), "the title, instead of TITLE"),
      .value("--detail", "T", .text(orStream: true), "a longer text; - reads it from standard input"),
      image, date,
      .value("--id", "N", .count, "the id to use, also one used and deleted before"),
    ],
    shortForm: "add", writes: true, createsStore: true, isAllowedInBatch: true)

  static let itemsList = CommandSpecification(
    name: .itemsList,
    summary: "list items",
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
      .flag("--unrated", "only items without a rating"),
      .flag("--rated", "only items with a rating"),
    ] + PredicateOption.options + [
      .value("--group", "KEY", .names, "groups instead, with counts and averages; see below"),
      explain,
    ],
    exclusions: [["--asc", "--desc"], ["--unrated", "--rated"], ["--group", "--quiet"]],
    notes: [
      "Texts ascend, everything else descends. Unrated items come last, both ways, and of equals the newest first.",
      "A KEY is a field, such as average, which is then rounded to one decimal, or createDate.year, .month or .day, by "
        + "local time; several with commas. The groups have the fields KEY, count, commentCount and average, of all "
        + "comments; --sort takes these.",
    ] + PredicateOption.notes,
    shortForm: "list", isAllowedInBatch: true)

  static let itemsShow = CommandSpecification(
    name: .itemsShow,
    summary: "show items with their comments and ratings",
    examples: ["omiyage show 12", "omiyage show 1-5,8,12-", "omiyage show @last --comments 3"],
    positionals: [Positional("IDS", .ids(allowsOpenRange: true), repeated: true, "ids, ranges or @last")],
    options: [.value("--comments", "N", .number(0...Int64.max), "show at most N comments of each"), asOf],
    shortForm: "show", isAllowedInBatch: true)

  static let itemsEdit = CommandSpecification(
    name: .itemsEdit,
    summary: "change an item",
    examples: [
      "omiyage edit 12 --title '東京ばな奈 メープル'",
      "omiyage edit 12 --no-image --date 2026-11-30",
      "omiyage edit 12",
    ],
    positionals: [Positional("ID", .id, "the item")],
    options: [
      .value("--title", "T", .text(orStream: false), "the new title"),
      .value("--detail", "T", .text(orStream: true), "the new text; - reads it from standard input"),
      .value("--date", "D", .date, "the new date: 2026-11-30, today, -3d ..."),
      image, noImage,
    ],
    exclusions: [["--image", "--no-image"]],
    notes: ["With no option, the item opens in $VISUAL, else $EDITOR."],
    shortForm: "edit", writes: true, isAllowedInBatch: true)

  static let itemsDelete = CommandSpecification(
    name: .itemsDelete,
    summary: "delete items and their comments",
    examples: [
      "omiyage delete 12", "omiyage delete 1-5,8 --dry-run", "omiyage delete --all --yes",
      "omiyage delete --where 'average < 2 AND commentCount >= 3' --dry-run",
    ],
    positionals: [
      Positional(
        "IDS", .ids(allowsOpenRange: false), repeated: true, alternatives: ["--all", "--where"], "ids, ranges or @last")
    ],
    options: [.flag("--all", "every item")] + PredicateOption.options + [yes, dryRun],
    exclusions: [["--all", "--where"]],
    notes: [
      "More than one record, and what --where finds, is deleted only after a question, or with --yes.",
      PredicateOption.reference,
    ],
    shortForm: "delete", writes: true, isAllowedInBatch: true)

  static let itemsImage = CommandSpecification(
    name: .itemsImage,
    summary: "write out an item's photo",
    examples: ["omiyage items image 12 -o photo.jpg", "omiyage items image 12 -o - | file -"],
    positionals: [Positional("ID", .id, "the item")],
    options: [imageOutput, asOf],
    isAllowedInBatch: true, printsRecords: false)
}
