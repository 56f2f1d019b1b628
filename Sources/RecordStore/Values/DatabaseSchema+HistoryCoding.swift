/// The history of the tables as bytes: behind the tables, where there is any (FileFormat, "Schema").
extension DatabaseSchema {
  func encodeHistory(into writer: inout ByteWriter) {
    guard version != 0 || tables.contains(where: { !$0.history.isEmpty }) else { return }
    writer.appendVarint(UInt64(version))
    for table in tables { table.encodeHistory(into: &writer) }
  }

  /// - Returns: the version of the store.
  static func decodeHistory(
    _ reader: inout ByteReader, of tables: inout [TableSchema]
  ) throws(BytesError) -> Int {
    guard !reader.isAtEnd else { return 0 }
    let version = try reader.readCount(limit: versionLimit)
    for index in tables.indices { tables[index] = try tables[index].decodingHistory(&reader) }
    return version
  }
}

extension TableSchema {
  fileprivate func encodeHistory(into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(history.lastFieldID))
    writer.appendVarint(UInt64(history.lastIndexID))
    writer.appendVarint(UInt64(history.defaults.count))
    for (field, bytes) in history.defaults.entries {
      writer.appendVarint(UInt64(field))
      writer.appendVarint(UInt64(bytes.count))
      writer.appendBytes(bytes)
    }
    writer.appendVarint(UInt64(history.formerNames.count))
    for former in history.formerNames {
      writer.appendVarint(UInt64(former.field))
      writer.appendName(former.name)
    }
    writer.appendVarint(UInt64(history.declarations.count))
    for declaration in history.declarations { writer.appendU64(declaration) }
    writer.appendVarint(UInt64(history.layouts.count))
    let known = Set(fields.map(\.id))
    for layout in history.layouts {
      writer.appendVarint(UInt64(layout.version))
      writer.appendVarint(UInt64(layout.fields.count))
      for (position, field) in layout.fields.enumerated() {
        field.encode(isKey: position == layout.keyField, isNamed: !known.contains(field.id), into: &writer)
      }
    }
  }

  fileprivate func decodingHistory(_ reader: inout ByteReader) throws(BytesError) -> TableSchema {
    var history = TableHistory()
    history.lastFieldID = try reader.readCount(limit: Int(Int32.max))
    history.lastIndexID = try reader.readCount(limit: Int(Int32.max))
    for _ in 0..<(try reader.readCount(limit: DatabaseSchema.fieldLimit)) { try decodeDefault(&reader, &history) }
    for _ in 0..<(try reader.readCount(limit: TableHistory.nameLimit)) {
      let field = try reader.readCount(limit: Int(Int32.max))
      history.formerNames.append(TableHistory.FormerName(field: field, name: try reader.readName()))
    }
    for _ in 0..<(try reader.readCount(limit: TableHistory.declarationLimit)) {
      history.declarations.append(try reader.readU64())
    }
    var names = SortedMap<Int, String>()
    for field in fields { _ = names.insert(field.id, field.name) }
    for _ in 0..<(try reader.readCount(limit: TableHistory.layoutLimit)) {
      history.layouts.append(try decodeLayout(&reader, names, after: history.layouts.last?.version ?? 0))
    }
    return TableSchema(
      id: id, name: name, version: version, keyKind: keyKind, isAutoIncrement: isAutoIncrement, keyField: keyField,
      fields: fields, indexes: indexes, textIndexes: textIndexes, history: history)
  }

  private func decodeDefault(_ reader: inout ByteReader, _ history: inout TableHistory) throws(BytesError) {
    let start = reader.position
    let id = try reader.readCount(limit: Int(Int32.max))
    let bytes = try reader.readBytes(try reader.readCount(limit: TableHistory.defaultByteLimit))
    guard let position = field(id: id), position != keyField, history.defaults[id] == nil,
      fields[position].type.isVariable || bytes.count == fields[position].type.fixedByteCount
    else { throw BytesError(position: start) }
    history.defaults[id] = Array(bytes)
  }

  /// Layouts stand in the order of their versions, and all are older than the table.
  private func decodeLayout(
    _ reader: inout ByteReader, _ names: SortedMap<Int, String>, after last: Int
  ) throws(BytesError) -> FormerLayout {
    let start = reader.position
    let version = try reader.readCount(limit: Int(Int32.max))
    let (fields, key) = try Self.decodeFields(&reader, names: names)
    guard version > last, version < self.version, fields[key].type == self.fields[keyField].type,
      fields[key].id == self.fields[keyField].id, !fields[key].isOptional
    else { throw BytesError(position: start) }
    return FormerLayout(version: version, fields: fields, keyField: key, keyKind: keyKind)
  }
}

extension TableSchema {
  /// Tells declarations apart: fields by name in any order, their types, the indexes and whether the store gives ids.
  var fingerprint: UInt64 {
    var writer = ByteWriter()
    writer.appendU8(isAutoIncrement ? 1 : 0)
    for position in fields.indices.sorted(by: { fields[$0].name < fields[$1].name }) {
      let field = fields[position]
      field.with(id: 0, name: field.name, type: field.type, isOptional: field.isOptional)
        .encode(isKey: position == keyField, into: &writer)
    }
    let lines = indexes.map { index in
      [index.isUnique ? "1" : "0"] + index.keys.map { fields[$0].name } + [""] + index.included.map { fields[$0].name }
    }
    let textLines = textIndexes.map { index in ["text"] + index.fields.map { fields[$0].name } + [""] }
    for line in (lines + textLines).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      writer.appendVarint(UInt64(line.count))
      for part in line {
        writer.appendVarint(UInt64(part.utf8.count))
        writer.appendUTF8(part)
      }
    }
    return writer.withBytes { XXH64.hash($0, seed: 0) }
  }
}
