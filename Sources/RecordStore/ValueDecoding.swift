/// Makes values of a Swift type from stored ones that are in no record: keys of groups, least and greatest values.
struct ValueDecoding<V>: Sendable {
  /// The second parameter makes a row of the value.
  let decode: @Sendable (Value, (Value) throws -> ValueRow) throws -> V

  static func property() -> ValueDecoding where V: PropertyValue {
    ValueDecoding { value, row in
      // The frequent case, without the detour.
      if V.self == Int.self, case .int(let number) = value { return unsafeBitCast(Int(number), to: V.self) }
      let row = try row(value)
      return try V.read(StoredRow(view: row.view), StoredField(layout: row.layout))
    }
  }

  /// nil for nil.
  static func optional<Wrapped: PropertyValue>() -> ValueDecoding where V == Wrapped? {
    let wrapped = ValueDecoding<Wrapped>.property()
    return ValueDecoding { value, row in value == .null ? nil : try wrapped.decode(value, row) }
  }
}

extension TableSchema {
  /// Makes rows of values of a field, in memory.
  func valueRows(_ place: FieldPlace, image: StoreImage) -> (Value) throws -> ValueRow {
    let field = place.table(in: self).fields[place.field]
    let table = ValueRow.table(field.type, field.detail, name: name)
    return { try ValueRow($0, table, image: image) }
  }
}

extension GroupKeyReading {
  /// Makes rows of keys of the groups of a table, in memory.
  func valueRows(_ name: String, image: StoreImage) -> (Value) throws -> ValueRow {
    let table = ValueRow.table(type, detail, name: name)
    return { try ValueRow($0, table, image: image) }
  }
}
