extension CommandCatalog {
  static let commentsAdd = CommandSpecification(
    name: .commentsAdd,
    summary: localized("rate an item, with a text or without", "お土産に評価とコメントを付ける"),
    examples: [
      "omiyage comment 12 'しっとりして甘い' --star 5",
      "omiyage comment 12 --star 4",
      "omiyage comments add @last - --star 3 < text.txt",
    ],
    positionals: [
      Positional("ITEM", .id, localized("the item", "お土産の番号")),
      Positional(
        "TEXT", .text(orStream: true), required: false,
        localized("the comment; - reads it from standard input", "コメント。- なら標準入力から読む")),
    ],
    options: [.value("--star", "N", .star, required: true, localized("stars, 1 to 5", "星 1 から 5")), image, date],
    notes: [
      localized(
        "'omiyage comment ITEM TEXT --star N' is the short form.", "「omiyage comment ITEM TEXT --star N」と短く書けます。")
    ],
    writes: true, isAllowedInBatch: true)

  static let commentsList = CommandSpecification(
    name: .commentsList,
    summary: localized("list comments, oldest first", "コメントの一覧を古い順に表示する"),
    examples: [
      "omiyage comments list", "omiyage comments list 12 --sort star --desc", "omiyage comments list --group star",
      "omiyage comments list --group item.title --sort average --limit 10",
      "omiyage comments list --where 'star <= 2 AND item.commentCount > 10'",
    ],
    positionals: [
      Positional("ITEM", .id, required: false, localized("only the comments of this item", "このお土産のコメントだけ"))
    ],
    options: PredicateOption.options + [
      .value(
        "--sort", "KEY", .text(orStream: false), localized("id, star, date or any field (id)", "id、star、date か項目（id）")),
      ascending, descending, limit, offset, asOf,
      .value(
        "--group", "KEY", .names,
        localized("groups instead, with counts and averages; see below", "件数と平均をまとめて表示する（下を参照）")),
      explain,
    ],
    exclusions: [["--asc", "--desc"], ["--group", "--quiet"]],
    notes: [
      localized(
        "A KEY is a field, createDate.year, .month or .day, by local time, or a path to one value, such as item.title "
          + "or item.createDate.month; several with commas. The groups have the fields KEY, count and average; --sort "
          + "takes these.",
        "--group の KEY は項目か、現地時刻による createDate.year、.month、.day か、item.title や "
          + "item.createDate.month のように1つの値をたどる書き方です。複数ならコンマで区切ります。"
          + "結果の項目は KEY、count、average で、--sort にはこれらを使います。"),
      PredicateOption.reference,
    ],
    isAllowedInBatch: true)

  static let commentsShow = CommandSpecification(
    name: .commentsShow,
    summary: localized("show comments", "コメントを表示する"),
    examples: ["omiyage comments show 3", "omiyage comments show 1-5 --json"],
    positionals: [
      Positional("IDS", .ids(allowsOpenRange: true), repeated: true, localized("ids, ranges or @last", "番号、範囲、@last"))
    ],
    options: [asOf],
    isAllowedInBatch: true)

  static let commentsEdit = CommandSpecification(
    name: .commentsEdit,
    summary: localized("change a comment", "コメントを変更する"),
    examples: ["omiyage comments edit 3 --star 4", "omiyage comments edit 3 --comment '冷やすともっと良い'"],
    positionals: [Positional("ID", .id, localized("the comment", "コメントの番号"))],
    options: [
      .value(
        "--comment", "T", .text(orStream: true),
        localized("the new text; - reads it from standard input", "新しい文。- なら標準入力から読む")),
      .value("--star", "N", .star, localized("the new stars, 1 to 5", "新しい星 1 から 5")),
      .value(
        "--date", "D", .date, localized("the new date: 2026-11-30, today, -3d ...", "新しい日付: 2026-11-30、today、-3d など")),
      image, noImage,
    ],
    exclusions: [["--image", "--no-image"]],
    writes: true, isAllowedInBatch: true)

  static let commentsDelete = CommandSpecification(
    name: .commentsDelete,
    summary: localized("delete comments", "コメントを削除する"),
    examples: [
      "omiyage comments delete 3", "omiyage comments delete 1-5,8 --yes",
      "omiyage comments delete --where \"comment = ''\" --dry-run",
    ],
    positionals: [
      Positional(
        "IDS", .ids(allowsOpenRange: false), repeated: true, alternatives: ["--where"],
        localized("ids, ranges or @last", "番号、範囲、@last"))
    ],
    options: PredicateOption.options + [yes, dryRun],
    notes: [
      localized(
        "More than one record, and what --where finds, is deleted only after a question, or with --yes.",
        "2件以上の場合と --where を使う場合は、確認に答えるか --yes を付けたときだけ削除します。"),
      PredicateOption.reference,
    ],
    writes: true, isAllowedInBatch: true)

  static let commentsImage = CommandSpecification(
    name: .commentsImage,
    summary: localized("write out a comment's photo", "コメントの写真を書き出す"),
    examples: ["omiyage comments image 3 -o photo.jpg"],
    positionals: [Positional("ID", .id, localized("the comment", "コメントの番号"))],
    options: [imageOutput, asOf],
    isAllowedInBatch: true, printsRecords: false)

  static let ratingsShow = CommandSpecification(
    name: .ratingsShow,
    summary: localized("show counts, averages and stars", "評価の件数、平均、星の内訳を表示する"),
    examples: ["omiyage ratings show", "omiyage ratings show 12 --json"],
    positionals: [
      Positional(
        "IDS", .ids(allowsOpenRange: true), required: false, repeated: true, localized("the items (all)", "お土産の番号（すべて）")
      )
    ],
    options: [asOf],
    isAllowedInBatch: true)

  static let ratingsTop = CommandSpecification(
    name: .ratingsTop,
    summary: localized("show the best rated items", "評価の高いお土産を表示する"),
    examples: ["omiyage ratings top", "omiyage ratings top 3 --min-comments 5"],
    positionals: [Positional("N", .count, required: false, localized("how many (10)", "件数（10）"))],
    options: [
      .value("--min-comments", "K", .count, localized("only items with at least K comments", "コメントが K 件以上のお土産だけ")),
      asOf,
    ],
    isAllowedInBatch: true)

  static let ratingsRecompute = CommandSpecification(
    name: .ratingsRecompute,
    summary: localized("compare the averages with the comments, and repair them", "平均をコメントと照合して直す"),
    examples: ["omiyage ratings recompute --dry-run", "omiyage ratings recompute 12"],
    positionals: [
      Positional(
        "IDS", .ids(allowsOpenRange: true), required: false, repeated: true, localized("the items (all)", "お土産の番号（すべて）")
      )
    ],
    options: [dryRun],
    writes: true, isAllowedInBatch: true)

  static let stats = CommandSpecification(
    name: .stats,
    summary: localized("show counts, mean and median, stars and months", "件数、平均と中央値、星の分布、月ごとの数を表示する"),
    examples: ["omiyage stats", "omiyage stats --json", "omiyage stats --as-of 2026-11-30"],
    options: [asOf],
    notes: [
      localized(
        "In json it is one object: items, rated, unrated, comments, sum, mean, median, medianAverage, stars, "
          + "itemPhotos, commentPhotos and months. mean and median are of the stars of all comments, medianAverage is "
          + "of the averages of rated items; without a rating they are null.",
        "json では 1 つのオブジェクトです: items、rated、unrated、comments、sum、mean、median、medianAverage、stars、"
          + "itemPhotos、commentPhotos、months。mean と median は全コメントの星、medianAverage は評価のあるお土産の平均の"
          + "中央値で、評価がなければ null です。"),
      localized(
        "A month is one of local time in the table and one of UTC in json; a date without a time is in the month that "
          + "it names. csv and tsv leave the months out.",
        "月は、表では現地時間、json では UTC によります。時刻のない日付は、書かれたとおりの月に入ります。csv と tsv には"
          + "月ごとの数は出ません。"),
    ])
}
