/// What a store says of itself.
public struct StoreInfo: Sendable {
  /// One table.
  public struct Table: Sendable, Equatable {
    /// The name in the file.
    public let name: String
    /// Live records.
    public let count: Int
    /// The next automatic id.
    public let nextID: Int
    /// Bytes of its text indexes, those of changes that no index has yet left out.
    public let textIndexByteCount: Int
  }

  /// The file.
  public let path: String
  /// The size in bytes.
  public let byteCount: Int
  /// The version of the file format.
  public let formatVersion: Int
  /// The version that typed steps have brought the store to; 0 without any.
  public let schemaVersion: Int
  /// 32 hexadecimal digits, random, given once.
  public let storeID: String
  /// How often the store was compacted, from 1.
  public let generation: Int
  /// How many changes the store has had.
  public let changeCount: Int
  /// The tables, in the order of their making.
  public let tables: [Table]
  /// Processes of the same user that have the file open, this one left out.
  public let holders: [Int32]
}
