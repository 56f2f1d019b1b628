/// One difference between a table of a store and a program's declaration that the program's next write takes over.
enum TableChange: Sendable, Equatable {
  case tableAdded
  case fieldAdded(String)
  case fieldRemoved(String)
  case fieldRenamed(from: String, to: String)
  case typeWidened(String, from: PropertyType, to: PropertyType)
  /// Only with a typed step: old values are not converted, the step sets new ones.
  case typeReplaced(String, from: PropertyType, to: PropertyType)
  case becameOptional(String)
  case becameRequired(String)
  case deleteRuleChanged(String)
  /// The names of its keys.
  case indexAdded([String], isUnique: Bool)
  case indexRemoved([String], isUnique: Bool)
  /// The names of its fields.
  case textIndexAdded([String])
  case textIndexRemoved([String])
  case keyNumberingChanged(isAutomatic: Bool)
}
