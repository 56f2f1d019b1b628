/// What is worked out for a group of records of a table, by the name of the field; ``GroupMeasure`` has the rules.
public enum TableMeasure: Sendable, Equatable {
  /// How many records.
  case count
  /// How many records have a value.
  case values(String)
  case sum(String)
  case average(String)
  case min(String)
  case max(String)
}
