import FoundationEssentials

/// The value of any property, without its Swift type.
public enum RecordValue: Sendable, Equatable {
  /// An optional property without a value.
  case null
  case bool(Bool)
  /// Int and Int8 to Int64.
  case int(Int)
  /// UInt and UInt8 to UInt64.
  case unsigned(UInt)
  case float(Float)
  case double(Double)
  /// In whole milliseconds.
  case date(Date)
  case string(String)
  case bytes([UInt8])
  /// The content is read when it is asked for.
  case blob(Blob)
  case decimal(Decimal)
  case uuid(UUID)
  case list([RecordValue])
  /// Rising, each once.
  case set([RecordValue])
  case map([String: RecordValue])
  /// The fields of an embedded struct, in the order of its schema.
  case embedded([NamedValue])
  /// The number of the record that it leads to; the table is that of the field's ``FieldType``.
  case link(Int)
  /// The numbers of the records, in the order of the list.
  case links([Int])

  /// - Parameter detail: of the field that has the value: it names the fields of embedded structs.
  init(_ value: Value, _ detail: FieldDetail, image: StoreImage) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(Int(value))
    case .unsigned(let value): self = .unsigned(UInt(value))
    case .float(let value): self = .float(value)
    case .double(let value): self = .double(value)
    case .date(let milliseconds): self = .date(Date(millisecondsSince1970: milliseconds))
    case .string(let text): self = .string(text)
    case .bytes(let bytes): self = .bytes(bytes)
    case .blob(let reference): self = .blob(Blob(image: image, reference: reference))
    case .decimal(let number): self = .decimal(Decimal(number))
    case .uuid(let id): self = .uuid(UUID(id))
    case .list(let elements): self = .list(elements.map { RecordValue($0, detail.ofElement, image: image) })
    case .set(let elements): self = .set(elements.map { RecordValue($0, detail.ofElement, image: image) })
    case .map(let entries):
      let pairs = entries.map { ($0.key, RecordValue($0.value, detail.ofElement, image: image)) }
      self = .map(Dictionary(pairs) { first, _ in first })
    case .embedded(let values):
      self = .embedded(
        zip(detail.embeddedFields ?? [], values).map { field, value in
          NamedValue(field.name, RecordValue(value, field.detail, image: image))
        })
    case .link(let number): self = .link(Int(number))
    case .links(let numbers): self = .links(numbers.map { Int($0) })
    }
  }
}
