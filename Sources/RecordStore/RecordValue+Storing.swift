/// Values on their way into a condition.
extension RecordValue {
  /// The value as a field of some type has it. Numbers fit every type of numbers that can tell them exactly, and Float,
  /// which rounds them as it does its literals.
  ///
  /// - Returns: nil when no value of the type is the same.
  func stored(as type: PropertyType, _ detail: FieldDetail = .none) -> Value? {
    let value: Value
    switch self {
    case .null: return .null
    case .bool(let flag): value = .bool(flag)
    case .int(let number): return Self.number(Int64(number), as: type)
    case .unsigned(let number): return Self.number(UInt64(number), as: type)
    case .float(let number): return Self.number(Double(number), as: type)
    case .double(let number): return Self.number(number, as: type)
    case .date(let date): value = .date(date.millisecondsSince1970)
    case .string(let text): value = .string(text)
    case .bytes(let bytes): value = .bytes(bytes)
    case .blob(let blob): value = .blob(blob.reference)
    case .decimal(let number): value = .decimal(DecimalParts.number(of: number))
    case .uuid(let id): value = .uuid(id.value)
    case .list(let elements):
      guard let elements = Self.elements(elements, detail) else { return nil }
      value = .list(elements)
    case .set(let elements):
      guard let elements = Self.elements(elements, detail) else { return nil }
      value = .set(of: elements)
    case .map(let entries):
      guard let values = Self.elements(entries.map(\.value), detail) else { return nil }
      value = .map(of: zip(entries.keys, values).map { MapEntry(key: $0, value: $1) })
    case .embedded(let fields):
      guard let values = Self.fields(fields, detail.embeddedFields ?? []) else { return nil }
      value = .embedded(values)
    case .link(let number): value = .link(Int64(number))
    case .links(let numbers): value = .links(numbers.map { Int64($0) })
    }
    return value.fits(type) ? value : nil
  }

  private static func elements(_ elements: [RecordValue], _ detail: FieldDetail) -> [Value]? {
    guard case .element(let element) = detail else { return nil }
    let values = elements.compactMap { $0 == .null ? nil : $0.stored(as: element.type, detail.ofElement) }
    return values.count == elements.count ? values : nil
  }

  /// All fields of an embedded struct, in their order.
  private static func fields(_ values: [NamedValue], _ fields: [FieldSchema]) -> [Value]? {
    guard values.map(\.name) == fields.map(\.name) else { return nil }
    let stored = zip(values, fields).compactMap { $0.value.stored(as: $1.type, $1.detail) }
    return stored.count == fields.count ? stored : nil
  }

  private static func number(_ number: some BinaryInteger, as type: PropertyType) -> Value? {
    var value: Value?
    switch type {
    case .float: value = .float(Float(number))
    case .double: value = Double(exactly: number).map { .double($0) }
    case .decimal: value = Int(exactly: number).map { .decimal(DecimalNumber($0)) }
    case .link: value = Int64(exactly: number).map { .link($0) }
    default:
      value =
        type.unsignedLimit == nil
        ? Int64(exactly: number).map { .int($0) } : UInt64(exactly: number).map { .unsigned($0) }
    }
    return value.flatMap { $0.fits(type) ? $0 : nil }
  }

  private static func number(_ number: Double, as type: PropertyType) -> Value? {
    switch type {
    case .float:
      let rounded = Float(number)
      return rounded.isNaN || rounded.isInfinite != number.isInfinite ? nil : .float(rounded)
    case .double: return number.isNaN ? nil : .double(number)
    case .decimal: return DecimalNumber(text: number.description).map { .decimal($0) }
    default: return Int64(exactly: number).flatMap { self.number($0, as: type) }
    }
  }
}
