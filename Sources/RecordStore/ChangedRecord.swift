/// What a change did to one record.
public struct ChangedRecord: Sendable, Equatable {
  /// What happened to the record, from the beginning of the change to its end.
  public enum Kind: Sendable { case inserted, updated, deleted }

  /// The table's name in the file.
  public let table: String
  /// The Int primary key; in a table with a String key the number that the store gave the record.
  public let id: Int
  /// The String primary key; nil in a table with an Int key.
  public let key: String?
  /// What happened.
  public let kind: Kind
}
