/// A record as it stands in the file, for programs that do not know its Swift type. A field is read where it is;
/// nothing else is touched.
public struct TableRow: Sendable {
  let view: RowView

  /// The Int primary key; in a table with a String key the number that the store gave the record. Links name it.
  public var number: Int { Int(view.number) }

  /// The primary key.
  public var key: RecordValue { get throws { try value(at: view.table.keyField) } }

  /// The value of a field.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for a field that the table does not have, `damaged`.
  public subscript(_ field: String) -> RecordValue {
    get throws {
      guard let position = view.table.field(named: field) else {
        throw StoreError.invalidArgument("\(view.table.name) has no field '\(field)'.")
      }
      return try value(at: position)
    }
  }

  /// The value of a field by its position in the ``TableDescription``. Another position is a programming mistake.
  public func value(at position: Int) throws -> RecordValue {
    precondition(view.table.fields.indices.contains(position), "a position that is not one of a field")
    return RecordValue(try view.value(position), view.table.fields[position].detail, image: view.image)
  }

  /// The values of all fields, in their order.
  public func values() throws -> [RecordValue] { try view.table.fields.indices.map { try value(at: $0) } }
}
