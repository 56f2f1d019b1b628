extension CommandCatalog {
  static let history = CommandSpecification(
    name: .history,
    summary: "list the changes",
    examples: ["omiyage history --limit 10", "omiyage history 12"],
    positionals: [Positional("ITEM", .id, required: false, "only the changes of this item, and what they changed")],
    options: [limit])

  static let diff = CommandSpecification(
    name: .diff,
    summary: "show what has changed since, or between two changes",
    examples: ["omiyage diff 12", "omiyage diff 12 15 --json"],
    positionals: [
      Positional("N", .number(0...Int64.max), "the state after this change, as in history; 0 is the empty store"),
      Positional("N", .number(0...Int64.max), required: false, "the state to compare it with (now)"),
    ],
    notes: ["A line for each field that differs. Exit code 0, also without any."])

  static let undo = CommandSpecification(
    name: .undo,
    summary: "take back the newest change",
    examples: ["omiyage undo --dry-run", "omiyage undo", "omiyage undo --to 12"],
    options: [
      .value("--to", "N", .number(0...Int64.max), "go back to the state after change N, as in history"), dryRun,
    ],
    notes: ["--to is one change, which 'omiyage undo' takes back."],
    writes: true)

  static let redo = CommandSpecification(
    name: .redo,
    summary: "take back the newest undo",
    examples: ["omiyage redo"],
    options: [dryRun],
    writes: true)

  static let watch = CommandSpecification(
    name: .watch,
    summary: "follow the changes as they happen",
    examples: ["omiyage watch", "omiyage watch --json | jq -c '.records[]'", "omiyage watch --since 120 --limit 1"],
    options: [
      .value("--since", "N", .number(0...Int64.max), "begin with the change after N, as in history (the newest)"),
      .value("--limit", "N", .count, "end after N changes"),
    ],
    notes: [
      "One line for each change, also of other programs; in json one object, with the records that it added, changed "
        + "or deleted. Ctrl-C ends it, and so does the end of what reads its output."
    ])

  static let storePath = CommandSpecification(
    name: .storePath, summary: "print where the store is", examples: ["omiyage store path"])

  static let storeInfo = CommandSpecification(
    name: .storeInfo, summary: "show counts and sizes", examples: ["omiyage store info"])

  static let storeVerify = CommandSpecification(
    name: .storeVerify, summary: "check every byte of the store", examples: ["omiyage store verify"])

  static let storeSchema = CommandSpecification(
    name: .storeSchema,
    summary: "show the types of any store and their fields",
    examples: ["omiyage store schema", "omiyage --store other.store store schema --swift"],
    options: [.flag("--swift", "write the types as Swift structs")],
    exclusions: [
      ["--swift", "--format"], ["--swift", "--json"], ["--swift", "--fields"], ["--swift", "--template"],
    ])

  static let storeBrowse = CommandSpecification(
    name: .storeBrowse,
    summary: "show the records of any store",
    examples: [
      "omiyage store browse",
      "omiyage store browse Omiyage --where 'average >= 4' --sort createDate --desc --limit 20",
      "omiyage --store other.store store browse Dog --where 'name CONTAINS[f] %@ AND age >= 3' --arg rex",
      "omiyage --store other.store store browse Dog 3",
      "omiyage --store other.store store browse Person 1 --follow Dog.owner",
    ],
    positionals: [
      Positional("TYPE", .text(orStream: false), required: false, "the name of a type; without one, all types"),
      Positional("ID", .text(orStream: false), required: false, "the key of one record"),
    ],
    options: PredicateOption.options + [
      .value("--follow", "FIELD", .text(orStream: false), "of ID: the records that FIELD leads to"),
      .value("--sort", "FIELD", .text(orStream: false), "the order (that of the keys)"), ascending, descending, limit,
      offset, asOf, explain,
    ],
    exclusions: [["--asc", "--desc"]],
    notes: [
      "Works on every store, whichever program wrote it. Of one record, a table shows a line for each field, and what "
        + "links to it. --follow TYPE.FIELD gives the records that link to it by that field of another type.",
      "A predicate names the fields and links of TYPE. " + PredicateOption.reference,
    ])

  static let demo = CommandSpecification(
    name: .demo,
    summary: "fill an empty store with a made-up collection",
    examples: [
      "omiyage --store demo.store demo --items 500 --seed 1", "omiyage --store types.store demo --types",
    ],
    options: [
      .value("--items", "N", .number(1...10_000_000), "how many items (100), or records of --types (1000)"),
      .value("--seed", "S", .number(0...Int64.max), "the same seed gives the same collection (1)"),
      .flag("--types", "instead of items, records with a property of every type, and links between them"),
    ],
    notes: ["Only into a store without records."],
    writes: true, createsStore: true)

  static let help = CommandSpecification(
    name: .help,
    summary: "explain a command",
    examples: ["omiyage help", "omiyage help items add"],
    positionals: [Positional("COMMAND", .text(orStream: false), required: false, repeated: true, "the command")],
    printsRecords: false)
}
