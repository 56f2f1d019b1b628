/// A put of an earlier version, read in its own layout.
struct FormerRecord {
  let operation: Operation
  let image: StoreImage
  let layout: FormerLayout
  let start: UnsafeRawPointer
  let byteCount: Int

  init(_ operation: Operation, _ image: StoreImage, _ layout: FormerLayout) throws(StoreError) {
    guard operation.kind == .put, operation.schemaVersion == layout.version, let base = image.bytes.baseAddress,
      operation.bodyRange.count >= layout.fixedEnd
    else { throw image.damaged("a record", at: operation.offset) }
    self.operation = operation
    self.image = image
    self.layout = layout
    start = base + operation.bodyRange.lowerBound
    byteCount = operation.bodyRange.count
  }

  /// The bytes of a variable field: inline, or the reference of a blob. What an earlier put has is looked up there.
  func stored(_ field: FieldLayout) throws(StoreError) -> (form: VariableForm, bytes: UnsafeRawBufferPointer) {
    let own = try inline(field)
    guard own.form == .reference else { return own }
    var reader = ByteReader(own.bytes)
    guard let distance = try? reader.readVarint(), reader.isAtEnd, distance > 0, distance < operation.offset else {
      throw damaged()
    }
    let earlier = try FormerRecord(try image.operation(at: operation.offset - distance), image, layout)
    guard earlier.operation.table == operation.table, earlier.operation.number == operation.number,
      !field.isNil(in: earlier.start)
    else { throw damaged() }
    let found = try earlier.inline(field)
    guard found.form != .reference else { throw damaged() }
    return found
  }

  private func inline(_ field: FieldLayout) throws(StoreError) -> (form: VariableForm, bytes: UnsafeRawBufferPointer) {
    guard
      let found = VariablePart.find(
        slot: field.slot, of: layout.variableCount, from: layout.fixedEnd, in: start, byteCount: byteCount)
    else { throw damaged() }
    return found
  }

  private func damaged() -> StoreError { image.damaged("a record", at: operation.offset) }
}
