import Synchronization

/// A table: its fields, its indexes and, worked out once, where a record keeps each field.
final class TableSchema: Sendable {
  /// From 1 in a store; 0 in a declaration that no store has seen.
  let id: Int
  let name: String
  /// Of the layout; a put names the one that it was written with.
  let version: Int
  let keyKind: KeyKind
  let isAutoIncrement: Bool
  /// The position of the primary key in `fields`.
  let keyField: Int
  let fields: [FieldSchema]
  private let ownIndexes: [IndexSchema]
  private let ownTextIndexes: [TextIndexSchema]
  /// One a field, in the order of the fields.
  let layouts: [FieldLayout]
  /// The null bits and the fixed fields end here, and the variable part begins.
  let fixedEnd: Int
  let variableCount: Int
  /// The positions of the fields that lead to other records.
  let linkFields: [Int]
  /// How the table came to be what it is in its store.
  let history: TableHistory
  /// What else the program says of it; nil in the schema of a store.
  let declaration: TableDeclaration?
  /// The fields are those of a store in the order of a program's declaration: records keep them elsewhere than a table
  /// with these fields would.
  let isProjection: Bool
  private let conversions: RecordConversions
  /// What programs see of the table, by their declarations.
  let bindings = Mutex<[KeptBinding]>([])
  /// For each field the table of the embedded structs that it holds, a part of each record; nil where it holds none.
  let embeddedTables: [TableSchema?]
  /// What stands before the names of the fields in messages: of an embedded struct its own name and a point.
  let path: String
  /// Of all that `hasFields` compares, so that tables that differ are told apart at once; for this process only.
  private let shape: Int

  init(
    id: Int, name: String, version: Int, keyKind: KeyKind, isAutoIncrement: Bool, keyField: Int,
    fields: [FieldSchema], indexes: [IndexSchema], textIndexes: [TextIndexSchema] = [],
    history: TableHistory = TableHistory(), declaration: TableDeclaration? = nil, path: String = ""
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.keyKind = keyKind
    self.isAutoIncrement = isAutoIncrement
    self.keyField = keyField
    self.fields = fields
    ownIndexes = indexes
    ownTextIndexes = textIndexes
    self.history = history
    self.declaration = declaration
    isProjection = false
    conversions = RecordConversions()
    self.path = path
    embeddedTables = fields.map { field in
      field.detail.embeddedFields.map { inner in
        TableSchema(
          id: id, name: name, version: version, keyKind: .string, isAutoIncrement: false, keyField: -1, fields: inner,
          indexes: [], path: path + field.name + ".")
      }
    }
    (layouts, fixedEnd) = FieldLayout.layouts(of: fields, recordNumberField: keyKind == .int ? keyField : nil)
    variableCount = layouts.count { $0.slot >= 0 }
    linkFields = fields.indices.filter { fields[$0].target != nil }
    shape = Self.shape(name, keyKind, isAutoIncrement, keyField, fields)
  }

  /// The fields of a store's table in another order; its records are read as they are.
  ///
  /// - Parameter order: for each field its position in `table`, each once.
  init(_ table: TableSchema, order: [Int]) {
    var places = [Int](repeating: 0, count: order.count)
    for (place, position) in order.enumerated() { places[position] = place }
    id = table.id
    name = table.name
    version = table.version
    keyKind = table.keyKind
    isAutoIncrement = table.isAutoIncrement
    keyField = places[table.keyField]
    fields = order.map { table.fields[$0] }
    ownIndexes = table.indexes.map { index in
      IndexSchema(
        id: index.id, keys: index.keys.map { places[$0] }, included: index.included.map { places[$0] },
        isUnique: index.isUnique)
    }
    ownTextIndexes = table.textIndexes.map { TextIndexSchema(id: $0.id, fields: $0.fields.map { places[$0] }) }
    embeddedTables = order.map { table.embeddedTables[$0] }
    path = table.path
    layouts = order.enumerated().map { table.layouts[$1].moved(to: $0) }
    fixedEnd = table.fixedEnd
    variableCount = table.variableCount
    linkFields = table.linkFields.map { places[$0] }
    history = table.history
    declaration = nil
    isProjection = true
    conversions = table.conversions
    shape = Self.shape(name, keyKind, isAutoIncrement, keyField, fields)
  }

  /// The same table for another thread: each row counts the references to its table, and threads that share one wait
  /// for each other.
  init(copy table: TableSchema) {
    id = table.id
    name = table.name
    version = table.version
    keyKind = table.keyKind
    isAutoIncrement = table.isAutoIncrement
    keyField = table.keyField
    fields = table.fields
    ownIndexes = table.ownIndexes
    ownTextIndexes = table.ownTextIndexes
    // An array of its own, for the same reason.
    layouts = table.layouts.map { $0 }
    fixedEnd = table.fixedEnd
    variableCount = table.variableCount
    linkFields = table.linkFields
    history = table.history
    declaration = table.declaration
    isProjection = table.isProjection
    conversions = table.conversions
    embeddedTables = table.embeddedTables.map { $0.map { TableSchema(copy: $0) } }
    path = table.path
    shape = table.shape
  }

  private static func shape(
    _ name: String, _ keyKind: KeyKind, _ isAutoIncrement: Bool, _ keyField: Int, _ fields: [FieldSchema]
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(keyKind)
    hasher.combine(isAutoIncrement)
    hasher.combine(keyField)
    hasher.combine(fields)
    return hasher.finalize()
  }

  /// Those of a declaration are made when they are first asked for.
  var indexes: [IndexSchema] { declaration?.indexes ?? ownIndexes }
  var textIndexes: [TextIndexSchema] { declaration?.textIndexes ?? ownTextIndexes }

  /// Whether a declaration means the same records and indexes; ids of tables and versions do not count.
  func matches(_ other: TableSchema) -> Bool {
    self === other || (hasFields(of: other) && indexes == other.indexes && textIndexes == other.textIndexes)
  }

  /// Whether a declaration means the same records.
  func hasFields(of other: TableSchema) -> Bool {
    guard shape == other.shape else { return false }
    return self === other
      || name == other.name && keyKind == other.keyKind && isAutoIncrement == other.isAutoIncrement
        && keyField == other.keyField && fields == other.fields
  }

  /// How a record of an earlier version becomes one of this table; nil for a version that the table never had.
  func conversion(from version: Int) -> RecordConversion? { conversions.conversion(from: version, to: self) }

  func index(id: Int) -> IndexSchema? { indexes.first { $0.id == id } }

  func textIndex(id: Int) -> TextIndexSchema? { textIndexes.first { $0.id == id } }

  func field(named name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// Whether an index has an entry for each element of a list instead of one for each record.
  func isOfList(_ index: IndexSchema) -> Bool { fields[index.keys[0]].type == .links }

  /// The index that finds records by what a field leads to.
  func linkIndex(of field: Int) -> IndexSchema? { indexes.first { $0.keys == [field] } }

  func field(id: Int) -> Int? { fields.firstIndex { $0.id == id } }

  /// The index that finds a record by its String key; nil in a table with an Int key, whose primary map does it.
  var keyIndex: IndexSchema? {
    keyKind == .string ? indexes.first { $0.isUnique && $0.keys == [keyField] } : nil
  }

  /// It is that of an embedded struct.
  var isEmbedded: Bool { !path.isEmpty }

  /// The name of a field as it stands in messages: "home.city".
  func path(of field: Int) -> String { path + fields[field].name }

  func mismatch(_ field: Int) -> StoreError {
    .invalidArgument("\(name): the field '\(path(of: field))' takes a value of type \(fields[field].type.name).")
  }

  /// The keys of an index in the middle of a sentence: "the values of 'shop' and 'code' are".
  func values(of index: IndexSchema) -> String {
    let names = index.keys.map { "'\(path(of: $0))'" }
    guard let last = names.last, names.count > 1 else { return "the value of \(names.joined()) is" }
    return "the values of \(names.dropLast().joined(separator: ", ")) and \(last) are"
  }

  /// A rule that a value breaks. `rule` says what must hold, and never the value: "must not be empty".
  func constraint(_ number: Int64?, field: Int, _ rule: String) -> StoreError {
    constraint(number, path: path(of: field), rule)
  }

  func constraint(_ number: Int64?, path: String, _ rule: String) -> StoreError {
    let record = number.map { "\(name) \($0)" } ?? name
    return StoreError(code: .constraint, message: "\(record): the field '\(path)' \(rule).")
  }
}
