/// The type of a field, as the file has it.
public enum FieldType: Sendable, Equatable {
  case bool
  case int8, int16, int32, int64
  case uint8, uint16, uint32, uint64
  case float, double
  case date
  case string, bytes, blob
  case decimal, uuid
  /// A list of elements of a type.
  indirect case list(FieldType)
  /// A set of elements of a type.
  indirect case set(FieldType)
  /// A map of texts to elements of a type.
  indirect case map(FieldType)
  /// An embedded struct with these fields.
  case embedded([FieldDescription])
  /// A link to a record of a table.
  case link(table: String)
  /// A list of links to records of a table.
  case links(table: String)

  /// As Swift has it: `Int`, `[UInt8]`, `Link<Person>`. A name of a table or a field is as the file has it; an embedded
  /// struct, whose name the file has not, is `{city: String, postcode: String?}`.
  public var name: String {
    switch self {
    case .bool: "Bool"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt"
    case .float: "Float"
    case .double: "Double"
    case .date: "Date"
    case .string: "String"
    case .bytes: "[UInt8]"
    case .blob: "Blob"
    case .decimal: "Decimal"
    case .uuid: "UUID"
    case .list(let element): "[\(element.name)]"
    case .set(let element): "Set<\(element.name)>"
    case .map(let element): "[String: \(element.name)]"
    case .embedded(let fields):
      "{" + fields.map { "\($0.name): \($0.type.name)\($0.isOptional ? "?" : "")" }.joined(separator: ", ") + "}"
    case .link(let table): "Link<\(table)>"
    case .links(let table): "List<\(table)>"
    }
  }

  /// The table that a field of links leads to; nil for other fields.
  public var target: String? {
    switch self {
    case .link(let table), .links(let table): table
    default: nil
    }
  }

  /// The type of the elements of a list, a set or a map. Each of those has the detail.
  private init(elementOf detail: FieldDetail) {
    guard case .element(let element) = detail else { preconditionFailure("a field of elements without their type") }
    self.init(element.type, detail.ofElement)
  }

  init(_ type: PropertyType, _ detail: FieldDetail) {
    var target = ""
    if case .target(let link) = detail { target = link.table }
    switch type {
    case .bool: self = .bool
    case .int8: self = .int8
    case .int16: self = .int16
    case .int32: self = .int32
    case .int64: self = .int64
    case .uint8: self = .uint8
    case .uint16: self = .uint16
    case .uint32: self = .uint32
    case .uint64: self = .uint64
    case .float: self = .float
    case .double: self = .double
    case .date: self = .date
    case .string: self = .string
    case .bytes: self = .bytes
    case .blob: self = .blob
    case .decimal: self = .decimal
    case .uuid: self = .uuid
    case .list: self = .list(FieldType(elementOf: detail))
    case .set: self = .set(FieldType(elementOf: detail))
    case .map: self = .map(FieldType(elementOf: detail))
    case .embedded: self = .embedded((detail.embeddedFields ?? []).map { FieldDescription($0) })
    case .link: self = .link(table: target)
    case .links: self = .links(table: target)
    }
  }
}
