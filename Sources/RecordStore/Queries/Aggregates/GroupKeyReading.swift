/// How a key of the groups is read from a row, compiled for the tables of one state.
struct GroupKeyReading {
  private enum Subject {
    case field(FieldReading)
    /// A field of the record that links lead to.
    case path(RowPath, FieldLayout)
    case value(RowValue)
  }

  let type: PropertyType
  /// What the type alone does not tell.
  let detail: FieldDetail
  private let subject: Subject
  private let period: CalendarPeriod?

  /// - Throws: `invalidArgument` for what nothing can be put into groups by.
  init(_ field: GroupingField, _ table: TableSchema, _ source: any RowSource) throws(StoreError) {
    period = field.period
    let scope = ExpressionScope(source: source, table: table)
    switch field.subject {
    case .place(let place):
      let inner = place.table(in: table)
      let layout = inner.layouts[place.field]
      subject = .field(FieldReading(place: place, layout: layout))
      (type, detail) = try Self.checked(inner, place.field, period)
    case .value(.path(let path)):
      let (steps, end) = try scope.compile(path.steps, isToOne: true)
      subject = .path(steps, try end.layout(path.field))
      (type, detail) = try Self.checked(end.table, path.field, period)
    case .value(let value):
      let compiled = try scope.compile(value, depth: 0)
      subject = .value(compiled)
      // Of nil alone any type is right.
      (type, detail) = (compiled.type ?? .int64, .none)
      guard type.isOrdered else {
        throw .invalidArgument("what \(table.name) is put into groups by has no order.")
      }
      guard period == nil || type == .date else {
        throw .invalidArgument("what \(table.name) is put into groups by is no date.")
      }
    }
  }

  private static func checked(
    _ table: TableSchema, _ field: Int, _ period: CalendarPeriod?
  ) throws(StoreError) -> (PropertyType, FieldDetail) {
    let type = table.fields[field].type
    guard type.isOrdered else { throw RowTest.unordered(table, field) }
    guard period == nil || type == .date else {
      throw .invalidArgument("the field '\(table.path(of: field))' of \(table.name) is no date.")
    }
    return (type, table.fields[field].detail)
  }

  // MARK: Reading

  /// Appends the value of a row.
  ///
  /// - Throws: `tooLarge` where what is worked out is beyond its type.
  func append(_ row: RowView, _ context: EvaluationContext, to key: inout [UInt8]) throws {
    switch subject {
    case .field(let reading):
      guard type.isVariable else { return append(pattern: try reading.pattern(row), to: &key) }
      let isThere = try row.withPlace(reading.place) { try Self.appendVariable($0, $1, to: &key) ? true : nil }
      if isThere == nil { GroupKeyCoding.appendNil(to: &key) }
    case .path(let path, let field):
      guard type.isVariable else {
        let pattern = try path.ofFirst(row, context) { $0.isNil(field) ? nil : $0.pattern(field) }
        return append(pattern: pattern ?? nil, to: &key)
      }
      let isThere = try path.ofFirst(row, context) { try Self.appendVariable($0, field, to: &key) }
      if isThere != true { GroupKeyCoding.appendNil(to: &key) }
    case .value(let value): try append(value.value(row, context), to: &key)
    }
  }

  /// Appends the pattern of a value of fixed width; nil where there is none.
  @inline(__always)
  func append(pattern: UInt64?, to key: inout [UInt8]) {
    guard let pattern else { return GroupKeyCoding.appendNil(to: &key) }
    guard let period else { return GroupKeyCoding.append(pattern: pattern, to: &key) }
    let start = period.start(of: OrderPattern.signed(of: pattern))
    GroupKeyCoding.append(pattern: OrderPattern.signed(start), to: &key)
  }

  /// - Returns: false, with nothing appended, where the field is nil.
  private static func appendVariable(_ row: RowView, _ layout: FieldLayout, to key: inout [UInt8]) throws -> Bool {
    if row.isNil(layout) { return false }
    switch layout.type {
    case .link: GroupKeyCoding.append(pattern: OrderPattern.signed(try row.link(layout)), to: &key)
    case .string:
      try row.withBytes(layout) { text in TextOrder.withNFC(text) { GroupKeyCoding.append(bytes: $0, to: &key) } }
    default: try row.withBytes(layout) { GroupKeyCoding.append(bytes: $0, to: &key) }
    }
    return true
  }

  private func append(_ value: Value, to key: inout [UInt8]) throws {
    switch value {
    case .string(let text): TextOrder.nfc(text).withUnsafeBytes { GroupKeyCoding.append(bytes: $0, to: &key) }
    case .bytes(let bytes): bytes.withUnsafeBytes { GroupKeyCoding.append(bytes: $0, to: &key) }
    case .decimal(let number): number.bytes.withUnsafeBytes { GroupKeyCoding.append(bytes: $0, to: &key) }
    case .uuid(let id): id.bytes.withUnsafeBytes { GroupKeyCoding.append(bytes: $0, to: &key) }
    case .unsigned(let number) where type == .int64:
      guard let number = Int64(exactly: number) else {
        throw StoreError.tooLarge("the key of a group", limit: "9,223,372,036,854,775,807")
      }
      append(pattern: OrderPattern.signed(number), to: &key)
    default: append(pattern: value.fixedPattern, to: &key)
    }
  }
}
