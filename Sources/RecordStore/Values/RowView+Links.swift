/// Fields that lead to other records.
extension RowView {
  /// The number of the record that a link leads to.
  func link(_ field: FieldLayout) throws -> Int64 {
    try withBytes(field) { bytes in
      var reader = ByteReader(bytes)
      guard let number = try? reader.readZigzag(), reader.isAtEnd else { throw damaged() }
      return number
    }
  }

  /// The numbers of the records that a list leads to, in its order.
  func links(_ field: FieldLayout) throws -> [Int64] {
    try withBytes(field) { bytes in
      do throws(BytesError) {
        var reader = ByteReader(bytes)
        let count = try reader.readCount(limit: reader.remaining)
        var numbers: [Int64] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try reader.readZigzag()) }
        if reader.isAtEnd { return numbers }
      } catch {}
      throw damaged()
    }
  }

  /// The numbers of the records that a link or a list leads to.
  func linkedNumbers(_ field: Int) throws -> [Int64] {
    let field = layout(field)
    if isNil(field) { return [] }
    return field.type == .link ? [try link(field)] : try links(field)
  }

  func link(_ field: Int) throws -> Int64 { try link(layout(field)) }
  func links(_ field: Int) throws -> [Int64] { try links(layout(field)) }
}
