/// How records are printed.
enum RecordFormat: Hashable, Sendable {
  case table, tsv, csv, json, jsonl
  /// A text for each record, as `--template` gives it.
  case template(RecordTemplate)

  /// Those that `--format` names.
  static let named: [RecordFormat] = [.table, .tsv, .csv, .json, .jsonl]

  /// The format of that name.
  static func named(_ name: String) -> RecordFormat? { named.first { $0.name == name } }

  var name: String {
    switch self {
    case .table: "table"
    case .tsv: "tsv"
    case .csv: "csv"
    case .json: "json"
    case .jsonl: "jsonl"
    case .template: "template"
    }
  }

  /// The format asked for, else `table` on a terminal and `tsv` in a pipe.
  static func decide(named: RecordFormat?, isTerminal: Bool) -> RecordFormat {
    named ?? (isTerminal ? .table : .tsv)
  }

  /// Whether programs read it: its bytes depend on nothing but the records.
  var isMachineReadable: Bool { self != .table }

  /// Whether it is JSON, which holds lists and objects as they are.
  var isJSON: Bool { self == .json || self == .jsonl }

  var isTemplate: Bool {
    if case .template = self { return true }
    return false
  }
}
