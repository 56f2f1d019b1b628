@testable import RecordStore
@testable import RecordStoreTestSupport

/// What fields of a type need to know beyond it.
extension PropertyType {
  var testDetail: FieldDetail {
    switch self {
    case .list: .element(ElementSchema(type: .embedded, fields: Self.testFields))
    case .set: .element(ElementSchema(type: .string))
    case .map: .element(ElementSchema(type: .decimal))
    case .embedded: .embedded(Self.testFields)
    case .link: .target(LinkTarget(table: "お土産", deletion: .nullify))
    case .links: .target(LinkTarget(table: "All", deletion: .cascade))
    default: .none
    }
  }

  private static let testFields = [
    FieldSchema(id: 7, name: "a", type: .string, isOptional: true),
    FieldSchema(
      id: 8, name: "b", type: .embedded, isOptional: false,
      detail: .embedded([FieldSchema(id: 1, name: "c", type: .uuid, isOptional: true)])),
  ]
}

/// Random values of every type, the edges among them.
extension SeededGenerator {
  mutating func value(_ type: PropertyType, blobs: [BlobReference]) -> Value {
    switch type {
    case .bool: .bool(oneIn(2))
    case .int8, .int16, .int32, .int64:
      .int(signed(type.signedRange ?? 0...0))
    case .uint8, .uint16, .uint32, .uint64:
      .unsigned(oneIn(4) ? type.unsignedLimit ?? 0 : next() % max(1, type.unsignedLimit ?? 1))
    case .float: .float(Float(double()))
    case .double: .double(double())
    case .date: .date(signed(Int64.min...Int64.max))
    case .string: .string(text(longCount: 3_000))
    case .bytes: .bytes(bytes(oneIn(10) ? 40_000 : below(40)))
    case .blob: blobs.isEmpty ? .null : .blob(blobs[below(blobs.count)])
    case .decimal: .decimal(decimalNumber())
    case .uuid: .uuid(UUIDValue(high: next(), low: next()))
    case .list: .list((0..<below(oneIn(20) ? 3_000 : 4)).map { _ in embedded() })
    case .set: .set(of: (0..<below(oneIn(20) ? 3_000 : 4)).map { _ in .string(text() + "\(below(99))") })
    case .map:
      .map(of: (0..<below(4)).map { _ in MapEntry(key: text(), value: .decimal(decimalNumber())) })
    case .embedded: embedded()
    case .link: .link(signed(Int64.min...Int64.max))
    case .links: .links((0..<below(oneIn(20) ? 9_000 : 5)).map { _ in signed(Int64.min...Int64.max) })
    }
  }

  mutating func decimalNumber() -> DecimalNumber {
    let digits = UInt128(next()) << UInt128(below(65)) | UInt128(next() >> UInt64(below(64)))
    return DecimalNumber(isNegative: oneIn(2), digits: oneIn(20) ? 0 : digits, exponent: below(200) - 100) ?? .zero
  }

  /// A value of the embedded struct that the test detail names.
  private mutating func embedded() -> Value {
    let id: Value = oneIn(3) ? .null : .uuid(UUIDValue(high: next(), low: next()))
    return .embedded([oneIn(3) ? .null : .string(text()), .embedded([id])])
  }

  mutating func signed(_ range: ClosedRange<Int64>) -> Int64 {
    switch below(6) {
    case 0: range.lowerBound
    case 1: range.upperBound
    case 2: 0
    default: Int64.random(in: range, using: &self)
    }
  }

  mutating func double() -> Double {
    switch below(8) {
    case 0: -0.0
    case 1: .infinity
    case 2: -.infinity
    case 3: .leastNonzeroMagnitude
    case 4: -.greatestFiniteMagnitude
    default: Double.random(in: -1_000...1_000, using: &self)
    }
  }

  mutating func text(longCount: Int = 40) -> String {
    let pieces = ["", "a", "牛丼", "ガチャ", "か\u{3099}", "が", "か", "é", "e\u{301}", "🍣", " ", "\0", "Z", "～"]
    var text = ""
    for _ in 0..<below(5) { text += pieces[below(pieces.count)] }
    return oneIn(20) ? String(repeating: text, count: longCount) : text
  }
}
