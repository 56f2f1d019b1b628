/// Finds where some variable fields of records lie, without a view of each record.
struct TextLocator {
  private let image: StoreImage
  private let tableID: Int
  private let version: Int
  private let fixedEnd: Int
  private let variableCount: Int
  private let slots: [Int]
  /// The frame of the last operation, which was checked, and where its payload lies.
  private var frameOffset: UInt64 = 0
  private var payload: Range<UInt64> = 0..<0

  init(image: StoreImage, table: TableSchema, fields: [FieldLayout]) {
    self.image = image
    tableID = table.id
    version = table.version
    fixedEnd = table.fixedEnd
    variableCount = table.variableCount
    slots = Array(Set(fields.map(\.slot)))
  }

  /// - Parameter offset: of the newest operation of a record.
  @inline(__always)
  mutating func locate(_ offset: UInt64) throws(StoreError) -> TextPlaces {
    let put = try operation(at: offset)
    guard put.kind == .put, put.schemaVersion == version else { return .elsewhere }
    let variable = put.bodyRange.lowerBound + fixedEnd..<put.bodyRange.upperBound
    guard put.table == tableID, !variable.isEmpty else { throw image.damaged("a record", at: offset) }
    if image.bytes.load8(at: variable.lowerBound) & RecordShape.formsFlag == 0 { return .own(variable) }
    return try locateForms(put, variable)
  }

  /// The same for a record that says of each field how it is kept.
  @inline(never)
  private mutating func locateForms(_ put: Operation, _ variable: Range<Int>) throws(StoreError) -> TextPlaces {
    var isOwn = false
    var holder: UInt64?
    for slot in slots {
      let (form, range) = try find(slot, put)
      switch form {
      // What is empty is nowhere.
      case .value: if !range.isEmpty { isOwn = true }
      case .blob: return .elsewhere
      case .reference:
        guard let earlier = VariablePart.holder(image.bytes.slice(range), of: put.offset) else {
          throw image.damaged("a record", at: put.offset)
        }
        if holder ?? earlier != earlier { return .elsewhere }
        holder = earlier
      }
    }
    guard let holder else { return .own(variable) }
    guard let earlier = try earlierTexts(of: put, in: holder) else { return .elsewhere }
    return .both(own: isOwn ? variable : nil, earlier: earlier)
  }

  /// The variable part of a put that a newer one refers to; nil where a field is not in it.
  private mutating func earlierTexts(of put: Operation, in holder: UInt64) throws(StoreError) -> Range<Int>? {
    let earlier = try operation(at: holder)
    guard earlier.kind == .put, earlier.schemaVersion == version, earlier.number == put.number else { return nil }
    for slot in slots where try find(slot, earlier).form != .value { return nil }
    return earlier.bodyRange.lowerBound + fixedEnd..<earlier.bodyRange.upperBound
  }

  /// How a put keeps a field, and where.
  private func find(_ slot: Int, _ put: Operation) throws(StoreError) -> (form: VariableForm, range: Range<Int>) {
    guard let base = image.bytes.baseAddress,
      let (form, bytes) = VariablePart.find(
        slot: slot, of: variableCount, from: fixedEnd, in: base + put.bodyRange.lowerBound,
        byteCount: put.bodyRange.count)
    else { throw image.damaged("a record", at: put.offset) }
    let start = bytes.baseAddress.map { $0 - base } ?? 0
    return (form, start..<start + bytes.count)
  }

  /// The operation at an offset, within a checked frame.
  @inline(__always)
  private mutating func operation(at offset: UInt64) throws(StoreError) -> Operation {
    guard payload.contains(offset) else { return try operationElsewhere(at: offset) }
    let operation = try Operation.decode(image.bytes, at: offset, limit: payload.upperBound)
    guard operation.frameOffset == frameOffset else { throw image.damaged("a reference within the store", at: offset) }
    return operation
  }

  @inline(never)
  private mutating func operationElsewhere(at offset: UInt64) throws(StoreError) -> Operation {
    let operation = try image.operation(at: offset)
    let frame = try image.frame(at: operation.frameOffset)
    frameOffset = frame.offset
    payload = frame.payloadOffset..<frame.payloadOffset + UInt64(frame.payload.count)
    return operation
  }
}
