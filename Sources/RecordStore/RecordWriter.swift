/// Writes records of one type into a transaction: keys, rules, uniqueness, and what need not be written at all.
///
/// A transaction keeps one for each type: its encoder's buffers serve record after record.
final class RecordWriter {
  /// A new value for a field, by its position.
  typealias FieldValue = (field: Int, value: Value)
  /// Gives the value of each field, by its position.
  typealias Values = (Int) -> Value
  typealias Newest = (offset: UInt64, isDeleted: Bool)

  let core: TransactionCore
  let schema: SchemaContent
  /// The table as the store knows it, with the declared fields first.
  let table: TableSchema
  private var encoder: RecordEncoder
  var patcher: RecordPatcher
  /// For each field whether a change of it can be patched.
  let isPatched: [Bool]
  let checksUnique: Bool

  /// - Parameter checksUnique: false where all records are checked at once later.
  init(core: TransactionCore, schema: SchemaContent, checksUnique: Bool = true) throws {
    self.checksUnique = checksUnique
    self.core = core
    self.schema = schema
    table = try core.writableTable(for: schema.table)
    encoder = RecordEncoder(table)
    patcher = RecordPatcher(table)
    isPatched = Self.patchedFields(of: table)
  }

  func insert(_ value: Values) throws -> Int64 {
    let (number, newest) = try placeForInsert(value(table.keyField))
    guard newest?.isDeleted ?? true else { throw constraint(number, "this key is taken") }
    try write(value, number: number, newest: newest, old: nil)
    return number
  }

  func upsert(_ value: Values) throws -> Int64 {
    let (number, newest) = try placeForInsert(value(table.keyField))
    let old = try newest.flatMap { $0.isDeleted ? nil : try core.row(table, at: $0.offset) }
    try write(value, number: number, newest: newest, old: old)
    return number
  }

  /// Writes all fields of a record that is there, unless they are the same.
  func replace(number: Int64, _ value: Values) throws {
    guard let newest = try core.liveOperation(table, number) else { return }
    let old = try core.row(table, at: newest.offset)
    guard try value(table.keyField) == old.value(table.keyField) else {
      throw constraint(number, "a key cannot be changed: insert a new record")
    }
    try write(value, number: number, newest: newest, old: old)
  }

  func update(number: Int64, _ changes: [FieldValue]) throws {
    guard try updateIfPresent(number: number, changes) else {
      throw StoreError(code: .notFound, message: "\(table.name) has no record \(number)")
    }
  }

  /// - Returns: whether there is such a record.
  func updateIfPresent(number: Int64, _ changes: [FieldValue]) throws -> Bool {
    guard let newest = try core.nextLiveOperation(table, number) else { return false }
    let old = try core.row(table, at: newest.offset)
    if try !patch(number, changes, newest: newest, old: old) {
      try change(number, changes, newest: newest, old: old)
    }
    return true
  }

  private func change(_ number: Int64, _ changes: [FieldValue], newest: Newest, old: RowView) throws {
    let values = try values(changes, key: old.value(table.keyField), number: number)
    guard try values.contains(where: { try old.value($0.key) != $0.value }) else { return }
    encoder.begin(number: number)
    for (field, layout) in table.layouts.enumerated() {
      if let value = values[field] { try set(field, value, number: number) } else { try encoder.keep(layout, of: old) }
    }
    let uniqueKeys = try checkUnique(number: number, old: old) { try values[$0] ?? old.value($0) }
    for field in table.linkFields {
      if let value = values[field] { try checkLinks(value, field: field, number: number, old: old) }
    }
    try core.put(&encoder, number: number, newest: newest, old: old, uniqueKeys: uniqueKeys)
  }

  /// - Parameter defaults: the values of a new record, where there is none yet.
  func upsert(number: Int64, _ changes: [FieldValue], defaults: Values) throws {
    guard table.keyKind == .int else {
      throw StoreError.invalidArgument("the key of \(table.name) is a String: name the record by its key.")
    }
    guard try !updateIfPresent(number: number, changes) else { return }
    let newest = try core.newestOperation(table: table.id, number: number)
    try add(key: .int(number), number: number, newest: newest, changes, defaults: defaults)
  }

  func upsert(key: String, _ changes: [FieldValue], defaults: Values) throws {
    if let number = try number(ofKey: key) { return try update(number: number, changes) }
    try add(key: .string(key), number: try nextNumber(), newest: nil, changes, defaults: defaults)
  }

  private func add(
    key: Value, number: Int64, newest: Newest?, _ changes: [FieldValue], defaults: Values
  ) throws {
    let given = try values(changes, key: key, number: number)
    try write({ given[$0] ?? ($0 == table.keyField ? key : defaults($0)) }, number: number, newest: newest, old: nil)
  }

  /// The number of the record with a String key; nil when there is none.
  func number(ofKey key: String) throws -> Int64? {
    guard let index = table.keyIndex else {
      throw StoreError.invalidArgument("the key of \(table.name) is no String: name the record by its id.")
    }
    return try core.number(table, with: .string(key), in: index)
  }

  /// Deletes records with all that follows from links.
  ///
  /// - Returns: how many of them there were.
  func delete(numbers: [Int64]) throws -> Int {
    if table.linkFields.isEmpty, core.schema.links(to: table).isEmpty { return try core.deleteAlone(table, numbers) }
    var deletion = RecordDeletion(core: core)
    return try deletion.delete(table, numbers: numbers)
  }

  // MARK: Parts

  /// The new values by field; of several for one field the last counts.
  private func values(_ changes: [FieldValue], key: Value, number: Int64) throws -> [Int: Value] {
    for change in changes where change.field == table.keyField && change.value != key {
      throw constraint(number, "a key cannot be changed: insert a new record")
    }
    return Dictionary(changes.map { ($0.field, $0.value) }) { $1 }
  }

  /// The record number of a new record, and the newest operation that the number has already.
  private func placeForInsert(_ key: Value) throws -> (Int64, Newest?) {
    guard table.keyKind == .int else { return try placeByString(key) }
    guard case .int(let given) = key else {
      throw StoreError(code: .constraint, message: "\(table.name): the key is not a number")
    }
    if given != 0 || !table.isAutoIncrement {
      return (given, try core.newestOperation(table: table.id, number: given))
    }
    return (try nextNumber(), nil)
  }

  private func placeByString(_ key: Value) throws -> (Int64, Newest?) {
    guard let index = table.keyIndex else {
      throw StoreError(code: .schemaMismatch, message: "\(table.name) has no index of its key")
    }
    if let number = try core.number(table, with: key, in: index) {
      return (number, try core.newestOperation(table: table.id, number: number))
    }
    return (try nextNumber(), nil)
  }

  private func nextNumber() throws -> Int64 {
    let next = core.statistics.first { $0.table == table.id }?.nextNumber ?? 1
    guard next < Int64.max else {
      throw StoreError(code: .constraint, message: "\(table.name) has given its last id: insert with an id of your own")
    }
    return next
  }

  /// Writes a record with the values of all declared fields.
  private func write(_ value: Values, number: Int64, newest: Newest?, old: RowView?) throws {
    let declaredCount = schema.accessors.count
    let unseen = try unseenValues(of: old)
    func given(_ field: Int) -> Value {
      if field >= declaredCount { return unseen[field - declaredCount] }
      return field == table.keyField && table.keyKind == .int ? .int(number) : value(field)
    }
    encoder.begin(number: number)
    for field in table.fields.indices { try set(field, given(field), number: number) }
    if let old, try table.fields.indices.allSatisfy({ try old.value($0) == given($0) }) { return }
    let uniqueKeys = try checkUnique(number: number, old: old, given)
    for field in table.linkFields { try checkLinks(given(field), field: field, number: number, old: old) }
    try core.put(&encoder, number: number, newest: newest, old: old, uniqueKeys: uniqueKeys)
  }

  private func set(_ field: Int, _ value: Value, number: Int64) throws {
    if field < schema.accessors.count { try schema.accessors[field].check(value, table, number) }
    try encoder.set(field, value)
  }

  /// - Returns: the keys that the version before did not have; nil where they are not looked at.
  private func checkUnique(
    number: Int64, old: RowView?, _ value: (Int) throws -> Value
  ) throws -> [TransactionCore.UniqueKey]? {
    guard checksUnique else { return nil }
    var new: [TransactionCore.UniqueKey] = []
    let keyIndex = table.keyIndex?.id
    for index in table.indexes where index.isUnique {
      let values = try index.keys.map { try value($0) }
      if let old, try zip(index.keys, values).allSatisfy({ try old.value($0) == $1 }) { continue }
      let keys = values.map { KeyEncoding.key(of: $0) }
      // The record of a String key was looked for when the number was chosen.
      if index.id != keyIndex, let other = try core.findUnique(table, index: index, keys: keys), other != number {
        throw constraint(number, "\(table.values(of: index)) taken by record \(other)")
      }
      if !keys.contains(.null) { new.append((index, keys)) }
    }
    return new
  }

  /// Links that are new must lead to records that are there. The record itself may be one of them.
  private func checkLinks(_ value: Value, field: Int, number: Int64, old: RowView?) throws {
    guard value != .null, let name = table.fields[field].target?.table else { return }
    let target = try core.schema.requiredTable(named: name)
    let known = try Set(old?.linkedNumbers(field) ?? [])
    for linked in value.linkedNumbers where !known.contains(linked) {
      if linked == number, target.id == table.id { continue }
      if try core.liveOperation(target, linked) != nil { continue }
      throw table.constraint(number, field: field, "links to \(name) \(linked), which is not there")
    }
  }

  private func constraint(_ number: Int64, _ rule: String) -> StoreError {
    StoreError(code: .constraint, message: "\(table.name) \(number): \(rule)")
  }
}

/// Fields that the program does not declare: those of a newer program, or of an older one that used more.
extension RecordWriter {
  /// What the program does not declare stays as it is in `old`; a new record has nil or the field's default.
  ///
  /// - Throws: `schemaMismatch` where a new record must have a value that the program cannot give.
  private func unseenValues(of old: RowView?) throws -> [Value] {
    let unseen = schema.accessors.count..<table.fields.count
    if unseen.isEmpty { return [] }
    let source = try old ?? RowView(defaultsOf: table, image: core.image)
    return try unseen.map { field in
      let schema = table.fields[field]
      if old == nil, !schema.isOptional, table.history.defaults[schema.id] == nil {
        throw StoreError(
          code: .schemaMismatch,
          message:
            "a new record of '\(table.name)' must have a value in the field '\(schema.name)', which this program "
            + "does not declare. Use the program that does, or remove the field with a Migration.")
      }
      return try source.value(field)
    }
  }
}
