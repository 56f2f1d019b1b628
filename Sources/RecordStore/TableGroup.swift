/// Records of a table that have the values of some fields in common.
public struct TableGroup: Sendable, Equatable {
  /// What they have in common, one for each key.
  public let keys: [RecordValue]
  /// What was worked out, one for each measure: a count or a sum of integers is `int`, a mean `double`, each of
  /// decimals `decimal`; `null` where there is none.
  public let totals: [RecordValue]
}
