/// A table of a store, as the file has it: what can be known without any Swift type.
public struct TableDescription: Sendable, Equatable {
  /// The name in the file. It comes from whoever wrote the file, and may hold any character.
  public let name: String
  /// In the order of the schema.
  public let fields: [FieldDescription]
  /// The position of the primary key, an Int or a String, in `fields`.
  public let keyPosition: Int
  /// Whether the store gives ids.
  public let isAutoIncrement: Bool
  /// The indexes that the schema declares. What the store keeps by itself, for String keys and links, is left out.
  public let indexes: [IndexDescription]
  /// The names of the fields of each text index.
  public let textIndexes: [[String]]
  /// Live records.
  public let count: Int
  /// The next automatic id.
  public let nextID: Int

  /// The primary key.
  public var key: FieldDescription { fields[keyPosition] }

  /// The position of the field of that name; nil when there is none.
  public func position(of name: String) -> Int? { fields.firstIndex { $0.name == name } }

  init(_ table: TableSchema, in source: any RowSource) throws {
    name = table.name
    fields = table.fields.map { FieldDescription($0) }
    keyPosition = table.keyField
    isAutoIncrement = table.isAutoIncrement
    indexes = Self.declared(table).map { IndexDescription($0, of: table) }
    textIndexes = table.textIndexes.map { index in index.fields.map { table.fields[$0].name } }
    count = try source.liveCount(table)
    nextID = Int(try source.nextNumber(table))
  }

  /// The indexes without that of a String key, which comes first, and those of links, which come last.
  private static func declared(_ table: TableSchema) -> [IndexSchema] {
    let all = table.indexes.filter { $0.id != table.keyIndex?.id }
    for count in 0...all.count {
      let before = all[..<count].map(\.keys)
      let links = table.linkFields.map { [$0] }.filter { !before.contains($0) }
      if all[count...].map(\.keys) == links { return Array(all[..<count]) }
    }
    return all.filter { $0.keys.count > 1 || table.fields[$0.keys[0]].target == nil }
  }
}
