/// Encodes records of one table (FileFormat, "Record"), one after the other, with the same buffers.
///
/// `begin`, then each field once, then `finish`. A field that was not set is nil.
struct RecordEncoder {
  /// Shorter values are copied into a new version: a reference would save little and cost a look elsewhere.
  static let referenceThreshold = 16
  /// A reference is a varint.
  static let referenceByteLimit = 10
  /// The longest record; what is longer has its longest values moved out. Half a part, so that a part of records is
  /// never mostly empty.
  static let recordByteLimit = 32_768
  /// UTF-8 bytes of a String primary key.
  static let keyByteLimit = 1_024
  /// Bytes of a String or bytes field. A Blob has no limit.
  static let valueByteLimit = 1 << 30

  private struct Slot {
    var form = VariableForm.value
    /// Where the bytes are in `variable`.
    var start = 0
    var count = 0
    /// The value is that of the version before, which is named; it has no bytes here.
    var isKept = false
  }

  let table: TableSchema
  private(set) var number: Int64?
  private var record: ByteWriter
  private var nullBits: [UInt8]
  private var slots: [Slot]
  private var variable = ByteWriter(capacity: 256)

  init(_ table: TableSchema) {
    self.table = table
    record = ByteWriter(capacity: table.fixedEnd + 256)
    nullBits = [UInt8](repeating: 0, count: (table.layouts.count { !$0.isRecordNumber } + 7) / 8)
    slots = [Slot](repeating: Slot(), count: table.variableCount)
    begin()
  }

  /// Starts a record: all fields are nil. `number` is for messages alone.
  mutating func begin(number: Int64? = nil) {
    self.number = number
    record.removeAll()
    record.appendZeros(table.fixedEnd)
    variable.removeAll()
    for index in nullBits.indices { nullBits[index] = 0xFF }
    for index in slots.indices { slots[index] = Slot() }
  }

  // MARK: Setting fields

  /// Sets a field. The Int primary key, which is not part of a record, is passed over.
  ///
  /// - Throws: `constraint` for NaN; `invalidArgument` for a value of another type; `tooLarge`.
  mutating func set(_ field: Int, _ value: Value) throws(StoreError) {
    let layout = table.layouts[field]
    if layout.isRecordNumber { return }
    guard value.fits(layout.type) else { throw table.mismatch(field) }
    switch value {
    case .null: setNil(layout)
    case .bool(let value): setUnsigned(layout, value ? 1 : 0)
    case .int(let value), .date(let value): setSigned(layout, value)
    case .unsigned(let value): setUnsigned(layout, value)
    case .float(let value): try setFloat(layout, value)
    case .double(let value): try setDouble(layout, value)
    case .string(let text): try setString(layout, text)
    case .bytes(let bytes): try setBytes(layout, bytes)
    case .blob(let reference): setBlob(layout, reference)
    case .decimal(let value):
      if value.isNaN { throw notANumber(layout) }
      try setBytes(layout, value.bytes)
    case .uuid(let id): try setBytes(layout, id.bytes)
    case .list, .set, .map, .embedded:
      let elements = try ElementWriter(value, field: field, of: table, number: number)
      try setBytes(layout, elements.bytes)
    case .link(let number): setLink(layout, number)
    case .links(let numbers): try setLinks(layout, numbers)
    }
  }

  mutating func setNil(_ field: FieldLayout) {
    if field.isRecordNumber { return }
    nullBits[field.nullByte] |= field.nullMask
    if field.slot >= 0 {
      slots[field.slot] = Slot()
    } else {
      field.patch(&record, 0)
    }
  }

  /// A signed integer that fits, or a date's milliseconds.
  @inline(__always)
  mutating func setSigned(_ field: FieldLayout, _ value: Int64) { setUnsigned(field, UInt64(bitPattern: value)) }

  /// An integer that fits; a Bool as 0 or 1.
  @inline(__always)
  mutating func setUnsigned(_ field: FieldLayout, _ value: UInt64) {
    if field.isRecordNumber { return }
    markPresent(field)
    field.patch(&record, value)
  }

  mutating func setDouble(_ field: FieldLayout, _ value: Double) throws(StoreError) {
    if value.isNaN { throw notANumber(field) }
    markPresent(field)
    field.patch(&record, (value == 0 ? 0 : value).bitPattern)
  }

  mutating func setFloat(_ field: FieldLayout, _ value: Float) throws(StoreError) {
    if value.isNaN { throw notANumber(field) }
    markPresent(field)
    field.patch(&record, UInt64((value == 0 ? 0 : value).bitPattern))
  }

  mutating func setString(_ field: FieldLayout, _ text: String) throws(StoreError) {
    var text = text
    let byteCount = text.utf8.count
    try checkByteCount(field, byteCount)
    beginBytes(field, byteCount)
    text.withUTF8 { variable.appendBytes(UnsafeRawBufferPointer($0)) }
  }

  mutating func setBytes(_ field: FieldLayout, _ bytes: [UInt8]) throws(StoreError) {
    try checkByteCount(field, bytes.count)
    beginBytes(field, bytes.count)
    variable.appendBytes(bytes)
  }

  /// The UTF-8 of a String, or the bytes of a bytes field.
  mutating func setBytes(_ field: FieldLayout, _ bytes: UnsafeRawBufferPointer) throws(StoreError) {
    try checkByteCount(field, bytes.count)
    beginBytes(field, bytes.count)
    variable.appendBytes(bytes)
  }

  private func checkByteCount(_ field: FieldLayout, _ byteCount: Int) throws(StoreError) {
    if byteCount > Self.keyByteLimit, field.field == table.keyField {
      throw StoreError.tooLarge(name(field), limit: "1,024 bytes")
    }
    if byteCount > Self.valueByteLimit { throw StoreError.tooLarge(name(field), limit: "1,073,741,824 bytes") }
  }

  private mutating func beginBytes(_ field: FieldLayout, _ byteCount: Int) {
    markPresent(field)
    slots[field.slot] = Slot(form: .value, start: variable.count, count: byteCount)
  }

  mutating func setBlob(_ field: FieldLayout, _ reference: BlobReference) {
    markPresent(field)
    slots[field.slot] = Slot(form: .blob, start: variable.count, count: BlobReference.byteCountInRecord)
    variable.appendU64(reference.operationOffset)
    variable.appendU64(reference.byteCount)
  }

  mutating func setLink(_ field: FieldLayout, _ number: Int64) {
    let start = variable.count
    variable.appendZigzag(number)
    endBytes(field, start)
  }

  mutating func setLinks(_ field: FieldLayout, _ numbers: [Int64]) throws(StoreError) {
    let start = variable.count
    Self.append(numbers, to: &variable)
    try checkByteCount(field, variable.count - start)
    endBytes(field, start)
  }

  private static func append(_ numbers: [Int64], to writer: inout ByteWriter) {
    writer.appendVarint(UInt64(numbers.count))
    for number in numbers { writer.appendZigzag(number) }
  }

  /// A list of links as a record has it.
  static func bytes(ofLinks numbers: [Int64]) -> [UInt8] {
    var writer = ByteWriter()
    append(numbers, to: &writer)
    return writer.bytes
  }

  /// Gives a field the bytes that were appended since `start`.
  private mutating func endBytes(_ field: FieldLayout, _ start: Int) {
    markPresent(field)
    slots[field.slot] = Slot(form: .value, start: start, count: variable.count - start)
  }

  /// Sets a field to what the version before has, without reading a long value. `finish` must be given that version.
  mutating func keep(_ field: FieldLayout, of previous: RowView) throws(StoreError) {
    if field.isRecordNumber { return }
    guard !previous.isNil(field) else { return setNil(field) }
    markPresent(field)
    guard field.slot >= 0 else { return field.patch(&record, field.bits(in: previous.start)) }
    let (form, bytes) = try previous.stored(field)
    if !previous.isConverted, form == .reference || (form == .value && bytes.count > Self.referenceThreshold) {
      slots[field.slot] = Slot(form: .value, start: variable.count, count: 0, isKept: true)
    } else {
      slots[field.slot] = Slot(form: form, start: variable.count, count: bytes.count)
      variable.appendBytes(bytes)
    }
  }

  @inline(__always)
  private mutating func markPresent(_ field: FieldLayout) { nullBits[field.nullByte] &= ~field.nullMask }

  // MARK: Errors

  private func name(_ field: FieldLayout) -> String { "the field '\(table.path(of: field.field))' of \(table.name)" }

  private func notANumber(_ field: FieldLayout) -> StoreError {
    table.constraint(number, field: field.field, "must be a number, not NaN")
  }

  // MARK: Finishing

  /// The record as bytes.
  ///
  /// - Parameters:
  ///   - previous: the version before; long values that it has already are named, not copied.
  ///   - storeBlob: takes a value that is too long for a record.
  ///   - offset: where the put of a record of at most that many bytes will lie. Called once, last, and only where a
  ///     reference is possible.
  /// - Throws: `constraint` when a field that is not optional has no value.
  mutating func finish(
    basedOn previous: RowView? = nil, storeBlob: ([UInt8]) throws -> BlobReference,
    offset: (_ byteCountLimit: Int) throws -> UInt64
  ) throws -> ByteWriter {
    try checkRequired()
    writeNullBits()
    guard !slots.isEmpty else { return record }
    var previousBytes: [UnsafeRawBufferPointer?] = []
    if let previous { previousBytes = try namedByPrevious(previous) }
    try moveLongValuesOut(previousBytes, storeBlob)
    if let previous, previousBytes.contains(where: { $0 != nil }) {
      try refer(to: previous, previousBytes, at: try offset(byteCountLimit(previousBytes)))
    }
    appendVariable()
    return record
  }

  /// The bytes of an embedded struct, which refer to nothing else: the field that holds it is moved out as a whole.
  mutating func finishEmbedded() throws(StoreError) -> [UInt8] {
    try checkRequired()
    writeNullBits()
    if !slots.isEmpty { appendVariable() }
    return record.bytes
  }

  private mutating func writeNullBits() {
    for (index, bits) in nullBits.enumerated() { record.patchU8(bits & storedBits(index), at: index) }
  }

  private func checkRequired() throws(StoreError) {
    for field in table.layouts where !field.isOptional && !field.isRecordNumber {
      if nullBits[field.nullByte] & field.nullMask != 0 {
        throw table.constraint(number, field: field.field, "must have a value")
      }
    }
  }

  /// Bits of a byte of the null bits that belong to a field; the others are zero in a record.
  private func storedBits(_ index: Int) -> UInt8 {
    let fieldCount = table.layouts.count - (table.keyKind == .int ? 1 : 0)
    let rest = fieldCount - index * 8
    return rest >= 8 ? 0xFF : (1 << UInt8(rest)) - 1
  }

  /// The longest that the record can be. A slot with bytes in the version before only names them, in a varint.
  private func byteCountLimit(_ previous: [UnsafeRawBufferPointer?]) -> Int {
    slots.indices.reduce(table.fixedEnd + 1 + 5 * slots.count) { total, index in
      total + (index < previous.count && previous[index] != nil ? Self.referenceByteLimit : slots[index].count)
    }
  }

  /// For each slot the bytes in the version before, where they are long and the same.
  private func namedByPrevious(_ previous: RowView) throws -> [UnsafeRawBufferPointer?] {
    var result = [UnsafeRawBufferPointer?](repeating: nil, count: slots.count)
    // A converted record may have filled in what no put has.
    guard previous.table.id == table.id, !previous.isConverted else { return result }
    for field in table.layouts where field.slot >= 0 && !previous.isNil(field) {
      let slot = slots[field.slot]
      guard slot.form == .value, slot.isKept || slot.count > Self.referenceThreshold else { continue }
      let (form, bytes) = try previous.stored(field)
      let isSame =
        try slot.isKept
        || previous.withBytes(field) { old in
          old.count == slot.count
            && variable.withBytes { TextOrder.compareBytes($0.slice(slot.start..<slot.start + slot.count), old) == 0 }
        }
      // What it holds itself is at its own offset, and what it only names at the offset that it names.
      if isSame { result[field.slot] = form == .reference ? bytes : UnsafeRawBufferPointer(start: nil, count: 0) }
    }
    return result
  }

  private mutating func moveLongValuesOut(
    _ previous: [UnsafeRawBufferPointer?], _ storeBlob: ([UInt8]) throws -> BlobReference
  ) throws {
    var total = byteCountLimit(previous)
    while total > Self.recordByteLimit {
      let candidates = slots.indices.filter {
        slots[$0].form == .value && slots[$0].count > BlobReference.byteCountInRecord
          && ($0 >= previous.count || previous[$0] == nil)
      }
      guard let longest = candidates.max(by: { slots[$0].count < slots[$1].count }) else {
        throw StoreError.tooLarge("a record of \(table.name) without its long values", limit: "32,768 bytes")
      }
      let slot = slots[longest]
      let reference = try storeBlob(variable.withBytes { Array($0.slice(slot.start..<slot.start + slot.count)) })
      total -= slot.count - BlobReference.byteCountInRecord
      slots[longest] = Slot(form: .blob, start: variable.count, count: BlobReference.byteCountInRecord)
      variable.appendU64(reference.operationOffset)
      variable.appendU64(reference.byteCount)
    }
  }

  private mutating func refer(
    to previous: RowView, _ previousBytes: [UnsafeRawBufferPointer?], at offset: UInt64
  ) throws(StoreError) {
    for (index, bytes) in previousBytes.enumerated() {
      guard let bytes else { continue }
      let holder = bytes.isEmpty ? previous.operationOffset : try previous.holder(bytes)
      let start = variable.count
      variable.appendVarint(offset - holder)
      slots[index] = Slot(form: .reference, start: start, count: variable.count - start)
    }
  }

  private mutating func appendVariable() {
    VariablePart.appendHead(slots, to: &record) { ($0.form, $0.count) }
    for slot in slots where slot.count > 0 {
      variable.withBytes { record.appendBytes($0.slice(slot.start..<slot.start + slot.count)) }
    }
  }
}
