extension CommandCatalog {
  static let commentsAdd = CommandSpecification(
    name: .commentsAdd,
    summary: "rate an item, with a text or without",
    examples: [
      "omiyage comment 12 'しっとりして甘い' --star 5",
      "omiyage comment 12 --star 4",
      "omiyage comments add @last - --star 3 < text.txt",
    ],
    positionals: [
      Positional("ITEM", .id, "the item"),
      Positional("TEXT", .text(orStream: true), required: false, "the comment; - reads it from standard input"),
    ],
    options: [.value("--star", "N", .star, required: true, "stars, 1 to 5"), image, date],
    notes: ["'omiyage comment ITEM TEXT --star N' is the short form."],
    writes: true, isAllowedInBatch: true)

  static let commentsList = CommandSpecification(
    name: .commentsList,
    summary: "list comments, oldest first",
    examples: [
      "omiyage comments list", "omiyage comments list 12 --sort star --desc", "omiyage comments list --group star",
      "omiyage comments list --where 'star <= 2 AND item.commentCount > 10'",
    ],
    positionals: [Positional("ITEM", .id, required: false, "only the comments of this item")],
    options: PredicateOption.options + [
      .value("--sort", "KEY", .text(orStream: false), "id, star, date or any field (id)"),
      ascending, descending, limit, offset, asOf,
      .value("--group", "KEY", .names, "groups instead, with counts and averages; see below"),
      explain,
    ],
    exclusions: [["--asc", "--desc"], ["--group", "--quiet"]],
    notes: [
      "A KEY is a field, or createDate.year, .month or .day, by local time; several with commas. The groups have the "
        + "fields KEY, count and average; --sort takes these.",
      PredicateOption.reference,
    ],
    isAllowedInBatch: true)

  static let commentsShow = CommandSpecification(
    name: .commentsShow,
    summary: "show comments",
    examples: ["omiyage comments show 3", "omiyage comments show 1-5 --json"],
    positionals: [Positional("IDS", .ids(allowsOpenRange: true), repeated: true, "ids, ranges or @last")],
    options: [asOf],
    isAllowedInBatch: true)

  static let commentsEdit = CommandSpecification(
    name: .commentsEdit,
    summary: "change a comment",
    examples: ["omiyage comments edit 3 --star 4", "omiyage comments edit 3 --comment '冷やすともっと良い'"],
    positionals: [Positional("ID", .id, "the comment")],
    options: [
      .value("--comment", "T", .text(orStream: true), "the new text; - reads it from standard input"),
      .value("--star", "N", .star, "the new stars, 1 to 5"),
      .value("--date", "D", .date, "the new date: 2026-11-30, today, -3d ..."),
      image, noImage,
    ],
    exclusions: [["--image", "--no-image"]],
    writes: true, isAllowedInBatch: true)

  static let commentsDelete = CommandSpecification(
    name: .commentsDelete,
    summary: "delete comments",
    examples: [
      "omiyage comments delete 3", "omiyage comments delete 1-5,8 --yes",
      "omiyage comments delete --where \"comment = ''\" --dry-run",
    ],
    positionals: [
      Positional(
        "IDS", .ids(allowsOpenRange: false), repeated: true, alternatives: ["--where"], "ids, ranges or @last")
    ],
    options: PredicateOption.options + [yes, dryRun],
    notes: [
      "More than one record, and what --where finds, is deleted only after a question, or with --yes.",
      PredicateOption.reference,
    ],
    writes: true, isAllowedInBatch: true)

  static let commentsImage = CommandSpecification(
    name: .commentsImage,
    summary: "write out a comment's photo",
    examples: ["omiyage comments image 3 -o photo.jpg"],
    positionals: [Positional("ID", .id, "the comment")],
    options: [imageOutput, asOf],
    isAllowedInBatch: true, printsRecords: false)

  static let ratingsShow = CommandSpecification(
    name: .ratingsShow,
    summary: "show counts, averages and stars",
    examples: ["omiyage ratings show", "omiyage ratings show 12 --json"],
    positionals: [
      Positional("IDS", .ids(allowsOpenRange: true), required: false, repeated: true, "the items (all)")
    ],
    options: [asOf],
    isAllowedInBatch: true)

  static let ratingsTop = CommandSpecification(
    name: .ratingsTop,
    summary: "show the best rated items",
    examples: ["omiyage ratings top", "omiyage ratings top 3 --min-comments 5"],
    positionals: [Positional("N", .count, required: false, "how many (10)")],
    options: [.value("--min-comments", "K", .count, "only items with at least K comments"), asOf],
    isAllowedInBatch: true)

  static let ratingsRecompute = CommandSpecification(
    name: .ratingsRecompute,
    summary: "compare the averages with the comments, and repair them",
    examples: ["omiyage ratings recompute --dry-run", "omiyage ratings recompute 12"],
    positionals: [
      Positional("IDS", .ids(allowsOpenRange: true), required: false, repeated: true, "the items (all)")
    ],
    options: [dryRun],
    writes: true, isAllowedInBatch: true)
}
