/// Follows a program's declaration of a table: finds its fields among those of the store, and makes the table as the
/// program's next write would have it.
///
/// Fields are found by name, then by the names that they had before. What a program does not declare stays, unless the
/// program is newer by its version number. A declaration that the table followed before is that of an older program:
/// it changes nothing.
struct TableEvolution {
  let stored: TableSchema
  let declared: TableSchema
  let age: ProgramAge
  /// The declaration may change the table.
  let isFollowed: Bool
  var changes: [TableChange] = []

  var fields: [FieldSchema]
  var history: TableHistory
  /// For each declared field the id of the store's.
  var ids: [Int] = []
  /// Records have to be written in another layout from now on.
  private var needsVersion = false
  /// Fields whose keys in an index are no longer what they were.
  var changedKeys: Set<Int> = []
  private var defaults: [[UInt8]?]?

  init(_ stored: TableSchema, _ declared: TableSchema, _ age: ProgramAge) throws(StoreError) {
    self.stored = stored
    self.declared = declared
    self.age = age
    isFollowed =
      age == .newer || (age == .same && !stored.history.declarations.contains(declared.fingerprint))
    fields = stored.fields
    history = stored.history
    history.lastFieldID = max(history.lastFieldID, stored.fields.map(\.id).max() ?? 0)
    history.lastIndexID = max(
      history.lastIndexID, stored.indexes.map(\.id).max() ?? 0, stored.textIndexes.map(\.id).max() ?? 0)
    guard stored.keyKind == declared.keyKind else {
      throw mismatch(
        declared.keyField,
        "is the primary key, of type \(stored.fields[stored.keyField].type.name) in the store and "
          + "\(declared.fields[declared.keyField].type.name) in the program, which nothing can change")
    }
  }

  /// The store's table where nothing changes.
  mutating func evolved() throws(StoreError) -> TableSchema {
    let found = findFields()
    guard found[declared.keyField] == stored.keyField else {
      throw mismatch(declared.keyField, "is not the primary key of the store, which nothing can change")
    }
    for field in declared.fields.indices {
      if let position = found[field] { try follow(field, position) } else { try add(field) }
    }
    if age == .newer { removeUndeclared() }
    let indexes = isFollowed ? followIndexes() : stored.indexes
    let textIndexes = isFollowed ? followTextIndexes() : stored.textIndexes
    if isFollowed, declared.isAutoIncrement != stored.isAutoIncrement {
      changes.append(.keyNumberingChanged(isAutomatic: declared.isAutoIncrement))
    }
    return changes.isEmpty ? stored : try made(indexes, textIndexes)
  }

  // MARK: Fields

  /// For each declared field its position in the store's table; nil for one that is new.
  private func findFields() -> [Int?] {
    var found = [Int?](repeating: nil, count: declared.fields.count)
    var taken: Set<Int> = []
    func take(_ field: Int, _ position: Int?) {
      guard let position, found[field] == nil, taken.insert(position).inserted else { return }
      found[field] = position
    }
    for (field, names) in (declared.declaration?.formerNames ?? []).enumerated() where isFollowed {
      guard stored.field(named: declared.fields[field].name) == nil else { continue }
      for name in names { take(field, stored.field(named: name)) }
    }
    for (field, schema) in declared.fields.enumerated() { take(field, stored.field(named: schema.name)) }
    for (field, schema) in declared.fields.enumerated() where found[field] == nil {
      for former in stored.history.formerNames.reversed() where former.name == schema.name {
        take(field, stored.field(id: former.field))
      }
    }
    return found
  }

  private mutating func follow(_ field: Int, _ position: Int) throws(StoreError) {
    let old = stored.fields[position]
    let new = declared.fields[field]
    var type = old.type
    if !old.hasSameType(as: new) {
      if isFollowed, NumberWidening.isLossless(from: old.type, to: new.type) {
        changes.append(.typeWidened(new.name, from: old.type, to: new.type))
        widen(old, to: new.type)
        type = new.type
      } else if age == .newer, position != stored.keyField {
        return try replace(field, position)
      } else {
        throw mismatch(
          field,
          (old.type == new.type
            ? "holds other values in the store than in the program. "
            : "is \(old.type.name) in the store and \(new.type.name) in the program. ")
            + (isFollowed ? "Give a Migration with a typed step" : "A newer program has changed it: use that program"))
      }
    }
    var isOptional = old.isOptional
    if isFollowed, new.isOptional, !old.isOptional {
      isOptional = true
      changes.append(.becameOptional(new.name))
    } else if age == .newer, old.isOptional, !new.isOptional {
      isOptional = false
      changes.append(.becameRequired(new.name))
      needsVersion = true
      changedKeys.insert(old.id)
      keepDefault(of: field, id: old.id)
    }
    var name = old.name
    if isFollowed, new.name != old.name, stored.field(named: new.name) == nil,
      declared.declaration?.formerNames[field].contains(old.name) ?? false
    {
      name = new.name
      changes.append(.fieldRenamed(from: old.name, to: new.name))
      history.formerNames.append(TableHistory.FormerName(field: old.id, name: old.name))
    }
    if isFollowed, new.detail != old.detail { changes.append(.deleteRuleChanged(new.name)) }
    // Fields before it may be gone.
    guard let place = fields.firstIndex(where: { $0.id == old.id }) else { return }
    fields[place] = (isFollowed ? new : old).with(id: old.id, name: name, type: type, isOptional: isOptional)
    ids.append(old.id)
  }

  private mutating func widen(_ old: FieldSchema, to type: PropertyType) {
    needsVersion = true
    if !NumberWidening.keepsPattern(from: old.type, to: type) { changedKeys.insert(old.id) }
    guard let bytes = history.defaults[old.id] else { return }
    let wide = bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { NumberWidening.widened($0, from: old.type, to: type) } ?? 0
    }
    history.defaults[old.id] = withUnsafeBytes(of: wide.littleEndian) { Array($0.prefix(type.fixedByteCount)) }
  }

  /// Puts a new field in the place of one whose values cannot be read as the declared type.
  private mutating func replace(_ field: Int, _ position: Int) throws(StoreError) {
    let old = stored.fields[position]
    let new = declared.fields[field]
    changes.append(.typeReplaced(new.name, from: old.type, to: new.type))
    fields.removeAll { $0.id == old.id }
    try append(field)
  }

  private mutating func add(_ field: Int) throws(StoreError) {
    guard isFollowed else {
      throw mismatch(field, "is no longer in the store: a newer program has removed it. Use that program")
    }
    changes.append(.fieldAdded(declared.fields[field].name))
    try append(field)
  }

  private mutating func append(_ field: Int) throws(StoreError) {
    history.lastFieldID += 1
    let new = declared.fields[field]
    needsVersion = true
    keepDefault(of: field, id: history.lastFieldID)
    guard new.isOptional || history.defaults[history.lastFieldID] != nil || new.type.hasEmptyValue else {
      throw mismatch(
        field, "is not in the store, and has no default for the records there. Make the property optional")
    }
    guard fields.count < DatabaseSchema.fieldLimit, history.lastFieldID < Int(Int32.max) else {
      throw .tooLarge("the table '\(stored.name)'", limit: "\(DatabaseSchema.fieldLimit) fields")
    }
    fields.append(new.with(id: history.lastFieldID, name: new.name, type: new.type, isOptional: new.isOptional))
    ids.append(history.lastFieldID)
  }

  /// Notes what records without the field have.
  private mutating func keepDefault(of field: Int, id: Int) {
    guard history.defaults[id] == nil else { return }
    let all = defaults ?? declared.declaration?.defaults(of: declared) ?? []
    defaults = all
    if all.indices.contains(field), let bytes = all[field] { history.defaults[id] = bytes }
  }

  private mutating func removeUndeclared() {
    for field in fields where !ids.contains(field.id) {
      changes.append(.fieldRemoved(field.name))
      needsVersion = true
    }
    fields.removeAll { !ids.contains($0.id) }
  }

  // MARK: Results

  private mutating func made(
    _ indexes: [IndexSchema], _ textIndexes: [TextIndexSchema]
  ) throws(StoreError) -> TableSchema {
    let keyID = stored.fields[stored.keyField].id
    if history.declarations.isEmpty { history.declarations.append(stored.fingerprint) }
    history.declarations.removeAll { $0 == declared.fingerprint }
    history.declarations.append(declared.fingerprint)
    history.declarations.removeFirst(max(0, history.declarations.count - TableHistory.declarationLimit))
    history.formerNames.removeFirst(max(0, history.formerNames.count - TableHistory.nameLimit))
    if needsVersion {
      history.layouts.append(
        FormerLayout(
          version: stored.version, fields: stored.fields, keyField: stored.keyField, keyKind: stored.keyKind))
    }
    // Programs that know fewer fields insert with these.
    for (field, id) in ids.enumerated() where !declared.fields[field].isOptional && id != keyID {
      keepDefault(of: field, id: id)
    }
    let current = Set(fields.map(\.id))
    history.defaults = history.defaults.filter { current.contains($0) }
    return TableSchema(
      id: stored.id, name: stored.name, version: needsVersion ? stored.version + 1 : stored.version,
      keyKind: stored.keyKind, isAutoIncrement: isFollowed ? declared.isAutoIncrement : stored.isAutoIncrement,
      keyField: fields.firstIndex { $0.id == keyID } ?? 0, fields: fields, indexes: indexes,
      textIndexes: textIndexes, history: history)
  }

  /// A table with the declared fields first.
  func view(of table: TableSchema) -> TableSchema {
    let places = Dictionary(table.fields.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let order = ids.compactMap { places[$0] }
    let rest = table.fields.indices.filter { !ids.contains(table.fields[$0].id) }
    return rest.isEmpty && order == Array(order.indices) ? table : TableSchema(table, order: order + rest)
  }

  private func mismatch(_ field: Int, _ why: String) -> StoreError {
    StoreError(
      code: .schemaMismatch,
      message: "the field '\(declared.fields[field].name)' of the table '\(stored.name)' \(why).")
  }
}
