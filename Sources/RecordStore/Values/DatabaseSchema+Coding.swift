/// The schema as bytes (FileFormat, "Schema").
extension DatabaseSchema {
  func encode(into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(tables.count))
    for table in tables { table.encode(into: &writer) }
    encodeHistory(into: &writer)
  }

  /// Reads what `encode` wrote. Every count is limited and every position checked, so that no bytes can trap.
  static func decode(_ bytes: UnsafeRawBufferPointer) throws(BytesError) -> DatabaseSchema {
    var reader = ByteReader(bytes)
    let count = try reader.readCount(limit: tableLimit)
    var tables: [TableSchema] = []
    var ids = SortedMap<Int, Void>()
    var names = SortedMap<String, Void>()
    for _ in 0..<count {
      let start = reader.position
      let table = try TableSchema.decode(&reader)
      guard ids.insert(table.id), names.insert(table.name) else { throw BytesError(position: start) }
      tables.append(table)
    }
    let version = try decodeHistory(&reader, of: &tables)
    guard reader.isAtEnd else { throw BytesError(position: reader.position) }
    return DatabaseSchema(tables: tables, version: version)
  }
}

extension TableSchema {
  private static let autoIncrementFlag: UInt8 = 1

  fileprivate func encode(into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(id))
    writer.appendName(name)
    writer.appendVarint(UInt64(version))
    writer.appendU8(keyKind.rawValue)
    writer.appendU8(isAutoIncrement ? Self.autoIncrementFlag : 0)
    writer.appendVarint(UInt64(fields.count))
    for (position, field) in fields.enumerated() { field.encode(isKey: position == keyField, into: &writer) }
    writer.appendVarint(UInt64(indexes.count + textIndexes.count))
    for index in indexes { index.encode(fields: fields, into: &writer) }
    for index in textIndexes { index.encode(fields: fields, into: &writer) }
  }

  fileprivate static func decode(_ reader: inout ByteReader) throws(BytesError) -> TableSchema {
    let start = reader.position
    let id = try reader.readCount(limit: Int(Int32.max))
    let name = try reader.readName()
    let version = try reader.readCount(limit: Int(Int32.max))
    let keyByte = try reader.readU8()
    let flags = try reader.readU8()
    guard let keyKind = KeyKind(rawValue: keyByte), flags & ~autoIncrementFlag == 0, id > 0 else {
      throw BytesError(position: start)
    }
    let (fields, keyField) = try decodeFields(&reader)
    let key = fields[keyField]
    guard key.type == (keyKind == .int ? .int64 : .string), !key.isOptional, keyKind == .int || flags == 0 else {
      throw BytesError(position: start)
    }
    let (indexes, textIndexes) = try decodeIndexes(&reader, fields: fields)
    return TableSchema(
      id: id, name: name, version: version, keyKind: keyKind, isAutoIncrement: flags != 0, keyField: keyField,
      fields: fields, indexes: indexes, textIndexes: textIndexes)
  }

  static func decodeFields(
    _ reader: inout ByteReader, names known: SortedMap<Int, String> = SortedMap()
  ) throws(BytesError) -> (fields: [FieldSchema], key: Int) {
    let start = reader.position
    let count = try reader.readCount(limit: DatabaseSchema.fieldLimit)
    var fields: [FieldSchema] = []
    var ids = SortedMap<Int, Void>()
    var names = SortedMap<String, Void>()
    var key: Int?
    for position in 0..<count {
      let (field, isKey) = try FieldSchema.decode(&reader, names: known)
      guard ids.insert(field.id), names.insert(field.name), !isKey || key == nil else {
        throw BytesError(position: start)
      }
      if isKey { key = position }
      fields.append(field)
    }
    guard let key else { throw BytesError(position: start) }
    return (fields, key)
  }

  private static func decodeIndexes(
    _ reader: inout ByteReader, fields: [FieldSchema]
  ) throws(BytesError) -> ([IndexSchema], [TextIndexSchema]) {
    let start = reader.position
    let count = try reader.readCount(limit: DatabaseSchema.indexLimit)
    var positions = SortedMap<Int, Int>()
    for (position, field) in fields.enumerated() { _ = positions.insert(field.id, position) }
    var indexes: [IndexSchema] = []
    var textIndexes: [TextIndexSchema] = []
    var ids = SortedMap<Int, Void>()
    for _ in 0..<count {
      let (index, isOfText) = try IndexSchema.decode(&reader, positions: positions)
      if isOfText {
        guard ids.insert(index.id), Set(index.keys).count == index.keys.count, index.included.isEmpty,
          index.keys.allSatisfy({ fields[$0].type == .string })
        else { throw BytesError(position: start) }
        textIndexes.append(TextIndexSchema(id: index.id, fields: index.keys))
        continue
      }
      let isOfList = (index.keys + index.included).contains { fields[$0].type == .links }
      guard ids.insert(index.id), textIndexes.isEmpty,
        index.keys.allSatisfy({ !fields[$0].type.holdsOthers }),
        !isOfList || (index.keys.count == 1 && index.included.isEmpty && !index.isUnique)
      else { throw BytesError(position: start) }
      indexes.append(index)
    }
    return (indexes, textIndexes)
  }
}

extension TextIndexSchema {
  fileprivate func encode(fields: [FieldSchema], into writer: inout ByteWriter) {
    IndexSchema(id: id, keys: self.fields, included: [], isUnique: false)
      .encode(fields: fields, flags: IndexSchema.textFlag, into: &writer)
  }
}

extension FieldSchema {
  private static let optionalFlag: UInt8 = 1
  private static let keyFlag: UInt8 = 2

  /// - Parameter isNamed: false where the reader knows the name of that id.
  func encode(isKey: Bool, isNamed: Bool = true, into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(id))
    if isNamed { writer.appendName(name) }
    writer.appendU8(type.rawValue)
    writer.appendU8((isOptional ? Self.optionalFlag : 0) | (isKey ? Self.keyFlag : 0))
    detail.encode(into: &writer)
  }

  /// - Parameters:
  ///   - names: of the ids that stand without their name.
  ///   - depth: how many embedded structs are around the field.
  static func decode(
    _ reader: inout ByteReader, names: SortedMap<Int, String> = SortedMap(), depth: Int = 0
  ) throws(BytesError) -> (FieldSchema, isKey: Bool) {
    let start = reader.position
    let id = try reader.readCount(limit: Int(Int32.max))
    let name = if let known = names[id] { known } else { try reader.readName() }
    let typeByte = try reader.readU8()
    let flags = try reader.readU8()
    guard let type = PropertyType(rawValue: typeByte), flags & ~(optionalFlag | keyFlag) == 0 else {
      throw BytesError(position: start)
    }
    let detail = try FieldDetail.decode(&reader, of: type, depth: depth)
    return (
      FieldSchema(id: id, name: name, type: type, isOptional: flags & optionalFlag != 0, detail: detail),
      flags & keyFlag != 0
    )
  }
}

extension IndexSchema {
  private static let uniqueFlag: UInt8 = 1
  fileprivate static let textFlag: UInt8 = 2

  fileprivate func encode(fields: [FieldSchema], into writer: inout ByteWriter) {
    encode(fields: fields, flags: isUnique ? Self.uniqueFlag : 0, into: &writer)
  }

  fileprivate func encode(fields: [FieldSchema], flags: UInt8, into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(id))
    writer.appendU8(flags)
    for list in [keys, included] {
      writer.appendVarint(UInt64(list.count))
      for field in list { writer.appendVarint(UInt64(fields[field].id)) }
    }
  }

  fileprivate static func decode(
    _ reader: inout ByteReader, positions: SortedMap<Int, Int>
  ) throws(BytesError) -> (IndexSchema, isOfText: Bool) {
    let start = reader.position
    let id = try reader.readCount(limit: Int(Int32.max))
    let flags = try reader.readU8()
    var lists: [[Int]] = []
    for _ in 0..<2 {
      let count = try reader.readCount(limit: DatabaseSchema.indexFieldLimit)
      var list: [Int] = []
      for _ in 0..<count {
        let fieldID = try reader.readCount(limit: Int(Int32.max))
        guard let position = positions[fieldID] else { throw BytesError(position: start) }
        list.append(position)
      }
      lists.append(list)
    }
    guard id > 0, flags <= textFlag, !lists[0].isEmpty,
      lists[0].count + lists[1].count <= DatabaseSchema.indexFieldLimit
    else { throw BytesError(position: start) }
    return (
      IndexSchema(id: id, keys: lists[0], included: lists[1], isUnique: flags == uniqueFlag), flags == textFlag
    )
  }
}

extension ByteWriter {
  mutating func appendName(_ name: String) {
    appendVarint(UInt64(name.utf8.count))
    appendUTF8(name)
  }
}

extension ByteReader {
  mutating func readName() throws(BytesError) -> String {
    let start = position
    let count = try readCount(limit: DatabaseSchema.nameByteLimit)
    let bytes = try readBytes(count)
    guard count > 0, let name = String(validating: bytes, as: UTF8.self) else { throw BytesError(position: start) }
    return name
  }
}
