/// Fields of variable length.
extension RowView {
  /// How a variable field is kept, and its bytes.
  @inline(__always)
  func stored(_ field: FieldLayout) throws(StoreError) -> (form: VariableForm, bytes: UnsafeRawBufferPointer) {
    guard
      let found = VariablePart.find(
        slot: field.slot, of: table.variableCount, from: table.fixedEnd, in: start, byteCount: byteCount)
    else { throw damaged() }
    // What an embedded struct holds is within it.
    if found.form != .value, table.isEmbedded { throw damaged() }
    return found
  }

  /// The bytes of a String or bytes field where they lie in the file; nil when they lie in a blob.
  @inline(__always)
  func mappedBytes(_ field: FieldLayout) throws(StoreError) -> UnsafeRawBufferPointer? {
    let (form, bytes) = try stored(field)
    if form == .value { return bytes }
    if form == .blob { return nil }
    let (earlierForm, earlierBytes) = try earlier(bytes, field).stored(field)
    return earlierForm == .value ? earlierBytes : nil
  }

  /// Lends the bytes of a String or bytes field, wherever they lie. Nil is empty.
  @inline(__always)
  func withBytes<Result>(
    _ field: FieldLayout, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    if let mapped = try mappedBytes(field) { return try withExtendedLifetime(buffer) { try body(mapped) } }
    let content = try BlobReader(image: image, reference: blob(field)).bytes()
    return try content.withUnsafeBytes(body)
  }

  func withBytes<Result>(_ field: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
    try withBytes(layout(field), body)
  }

  /// The text of a field. Bytes that are not UTF-8 are damage: the writer takes none.
  func string(_ field: FieldLayout) throws -> String {
    try withBytes(field) { bytes in
      // A decoding that repaired nothing; it is faster than the validating one, which the compiler cannot specialize.
      var text = String(decoding: bytes.assumingMemoryBound(to: UInt8.self), as: UTF8.self)
      let isSame = text.withUTF8 { TextOrder.compareBytes(UnsafeRawBufferPointer($0), bytes) == 0 }
      guard isSame else { throw damaged() }
      return text
    }
  }

  func bytes(_ field: FieldLayout) throws -> [UInt8] { try withBytes(field) { Array($0) } }

  func string(_ field: Int) throws -> String { try string(layout(field)) }
  func bytes(_ field: Int) throws -> [UInt8] { try bytes(layout(field)) }
  func blob(_ field: Int) throws(StoreError) -> BlobReference { try blob(layout(field)) }

  /// The reference of a Blob, or of a value that was too long for the record.
  func blob(_ field: FieldLayout) throws(StoreError) -> BlobReference {
    var (form, bytes) = try stored(field)
    if form == .reference { (form, bytes) = try earlier(bytes, field).stored(field) }
    guard form == .blob, bytes.count == BlobReference.byteCountInRecord else { throw damaged() }
    return BlobReference(operationOffset: bytes.load64(at: 0), byteCount: bytes.load64(at: 8))
  }

  /// The put that has the value of a field that this one only refers to. It never refers on.
  private func earlier(_ bytes: UnsafeRawBufferPointer, _ field: FieldLayout) throws(StoreError) -> RowView {
    let row = try RowView(image: image, table: table, operationOffset: holder(bytes))
    guard row.operationOffset < operationOffset, row.number == number, !row.isConverted, !row.isNil(field),
      try row.stored(field).form != .reference
    else { throw damaged() }
    return row
  }

  /// Where the put lies that the bytes of a reference name.
  func holder(_ bytes: UnsafeRawBufferPointer) throws(StoreError) -> UInt64 {
    guard let holder = VariablePart.holder(bytes, of: operationOffset) else { throw damaged() }
    return holder
  }
}
