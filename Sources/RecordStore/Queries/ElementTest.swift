/// Whether a list, a set or bytes have an element.
struct ElementTest: Sendable {
  private let value: Value
  /// Of a text: its NFC.
  private let text: [UInt8]?

  init(_ value: Value) {
    self.value = value
    if case .string(let string) = value { text = TextOrder.nfc(string) } else { text = nil }
  }

  func matches(_ row: RowView, _ field: FieldLayout) throws -> Bool {
    if field.type == .bytes {
      guard case .unsigned(let byte) = value else { return false }
      return try row.withBytes(field) { $0.contains(UInt8(truncatingIfNeeded: byte)) }
    }
    return try row.withElements(field) { elements in
      for _ in 0..<elements.count where try isNext(&elements) { return true }
      return false
    }
  }

  private func isNext(_ elements: inout ElementReader) throws -> Bool {
    guard let text else { return try elements.value().compare(value) == 0 }
    return TextOrder.withNFC(try elements.bytes()) { bytes in
      text.withUnsafeBytes { TextOrder.compareBytes(bytes, $0) == 0 }
    }
  }
}
