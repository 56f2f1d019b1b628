/// Encodes new versions of records in which only fields of fixed width change: the version before is copied, and the
/// long values that it has are named. The bytes are those that `RecordEncoder` gives, which takes each field by itself.
struct RecordPatcher {
  /// A variable field as the new version has it.
  private struct Kept {
    var form = VariableForm.value
    var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    /// The put that has the value, which is named; 0: the bytes are copied.
    var holder: UInt64 = 0

    /// - Parameter offset: of the put of the new version.
    @inline(__always)
    func byteCount(at offset: UInt64) -> Int {
      holder == 0 ? bytes.count : OperationWriter.varintByteCount(offset - holder)
    }
  }

  private let table: TableSchema
  /// In the order of their slots.
  private let variableFields: [FieldLayout]
  /// The null bits of the fields that must have a value, by byte.
  private let requiredBits: [UInt8]
  private var record: ByteWriter
  /// One a variable field. Their bytes are those of the version before, and only looked at while it is at hand.
  private var kept: [Kept] = []

  init(_ table: TableSchema) {
    self.table = table
    variableFields = table.layouts.filter { $0.slot >= 0 }.sorted { $0.slot < $1.slot }
    var requiredBits = [UInt8](repeating: 0, count: (table.layouts.count { !$0.isRecordNumber } + 7) / 8)
    for field in table.layouts where !field.isOptional && !field.isRecordNumber {
      requiredBits[field.nullByte] |= field.nullMask
    }
    self.requiredBits = requiredBits
    record = ByteWriter(capacity: table.fixedEnd + 256)
  }

  /// The version before with some fields changed.
  ///
  /// - Parameters:
  ///   - changes: of several for one field the last counts.
  ///   - offset: as `RecordEncoder.finish` takes it.
  /// - Returns: nil, with nothing done, where the whole way must decide: a field of variable length, a value that the
  ///   field cannot have, a version before of another layout, a record that is too long.
  mutating func patch(
    _ previous: RowView, _ changes: [(field: Int, value: Value)], offset: (_ byteCountLimit: Int) throws -> UInt64
  ) throws -> ByteWriter? {
    guard !previous.isConverted else { return nil }
    record.removeAll()
    record.appendBytes(UnsafeRawBufferPointer(start: previous.start, count: table.fixedEnd))
    for change in changes {
      guard set(table.layouts[change.field], change.value) else { return nil }
    }
    guard hasRequiredValues else { return nil }
    if variableFields.isEmpty { return record }
    let byteCountLimit = try keepVariableFields(of: previous)
    guard byteCountLimit <= RecordEncoder.recordByteLimit else { return nil }
    appendVariable(at: kept.contains { $0.holder != 0 } ? try offset(byteCountLimit) : 0)
    return record
  }

  /// - Returns: whether the field can have the value.
  private mutating func set(_ field: FieldLayout, _ value: Value) -> Bool {
    guard field.slot < 0, !field.isRecordNumber else { return false }
    let bits = record.withBytes { $0.load8(at: field.nullByte) }
    if case .null = value {
      record.patchU8(bits | field.nullMask, at: field.nullByte)
      field.patch(&record, 0)
      return true
    }
    guard value.fits(field.type), let pattern = value.storedBits else { return false }
    record.patchU8(bits & ~field.nullMask, at: field.nullByte)
    field.patch(&record, pattern)
    return true
  }

  private var hasRequiredValues: Bool {
    record.withBytes { record in
      for index in requiredBits.indices where record.load8(at: index) & requiredBits[index] != 0 { return false }
      return true
    }
  }

  /// - Returns: the longest that the record can be.
  private mutating func keepVariableFields(of previous: RowView) throws -> Int {
    var byteCountLimit = table.fixedEnd + 1 + 5 * variableFields.count
    kept.removeAll(keepingCapacity: true)
    for field in variableFields {
      guard !previous.isNil(field) else {
        kept.append(Kept())
        continue
      }
      let (form, bytes) = try previous.stored(field)
      if form == .reference {
        kept.append(Kept(form: .reference, holder: try previous.holder(bytes)))
        byteCountLimit += RecordEncoder.referenceByteLimit
      } else if form == .value, bytes.count > RecordEncoder.referenceThreshold {
        kept.append(Kept(form: .reference, holder: previous.operationOffset))
        byteCountLimit += RecordEncoder.referenceByteLimit
      } else {
        kept.append(Kept(form: form, bytes: bytes))
        byteCountLimit += bytes.count
      }
    }
    return byteCountLimit
  }

  private mutating func appendVariable(at offset: UInt64) {
    VariablePart.appendHead(kept, to: &record) { ($0.form, $0.byteCount(at: offset)) }
    for value in kept {
      if value.holder == 0 { record.appendBytes(value.bytes) } else { record.appendVarint(offset - value.holder) }
    }
  }
}

extension Value {
  /// What a field of fixed width keeps of a value; nil for NaN, which no field has, and for values of any length.
  fileprivate var storedBits: UInt64? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value), .date(let value): UInt64(bitPattern: value)
    case .unsigned(let value): value
    case .float(let value): value.isNaN ? nil : UInt64((value == 0 ? 0 : value).bitPattern)
    case .double(let value): value.isNaN ? nil : (value == 0 ? 0 : value).bitPattern
    default: nil
    }
  }
}
