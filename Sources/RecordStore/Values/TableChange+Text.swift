extension TableChange: CustomStringConvertible {
  /// The change in words.
  var description: String {
    switch self {
    case .tableAdded: "the table is added"
    case .fieldAdded(let name): "the field '\(name)' is added"
    case .fieldRemoved(let name): "the field '\(name)' is removed"
    case .fieldRenamed(let old, let new): "the field '\(old)' is renamed to '\(new)'"
    case .typeWidened(let name, let old, let new): "the field '\(name)' becomes \(new.name), and was \(old.name)"
    case .typeReplaced(let name, let old, let new):
      "the field '\(name)' begins anew as \(new.name), and was \(old.name)"
    case .becameOptional(let name): "the field '\(name)' may be nil"
    case .becameRequired(let name): "the field '\(name)' may no longer be nil"
    case .deleteRuleChanged(let name): "the field '\(name)' has another delete rule"
    case .indexAdded(let names, let isUnique): "the \(Self.index(names, isUnique)) is added"
    case .indexRemoved(let names, let isUnique): "the \(Self.index(names, isUnique)) is removed"
    case .textIndexAdded(let names): "the text \(Self.index(names, false)) is added"
    case .textIndexRemoved(let names): "the text \(Self.index(names, false)) is removed"
    case .keyNumberingChanged(let isAutomatic):
      isAutomatic ? "the store gives the primary keys" : "the program gives the primary keys"
    }
  }

  private static func index(_ names: [String], _ isUnique: Bool) -> String {
    "\(isUnique ? "unique index" : "index") of \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
