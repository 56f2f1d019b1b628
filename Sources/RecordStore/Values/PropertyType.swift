/// The types of stored fields, numbered as in the file (FileFormat, "Schema").
enum PropertyType: UInt8, Sendable, CaseIterable {
  case bool = 1
  case int8, int16, int32, int64
  case uint8, uint16, uint32, uint64
  case float, double
  case date
  case string, bytes, blob
  case decimal, uuid
  case list, set, map
  case embedded
  case link, links

  /// Bytes in the fixed part of a record; 0 for a variable field.
  var fixedByteCount: Int {
    switch self {
    case .bool, .int8, .uint8: 1
    case .int16, .uint16: 2
    case .int32, .uint32, .float: 4
    case .int64, .uint64, .double, .date: 8
    case .string, .bytes, .blob, .decimal, .uuid, .list, .set, .map, .embedded, .link, .links: 0
    }
  }

  @inline(__always)
  var isVariable: Bool { rawValue >= PropertyType.string.rawValue }

  var isFloatingPoint: Bool { self == .float || self == .double }

  var isInteger: Bool { signedRange != nil || unsignedLimit != nil }

  /// Whether values can be added up.
  var isNumeric: Bool { isInteger || isFloatingPoint || self == .decimal }

  /// Whether an index can go by such a field.
  var isOrdered: Bool {
    switch self {
    case .blob, .links: false
    default: !holdsOthers
    }
  }

  /// A value is made of others. Queries know no order of such.
  var holdsOthers: Bool {
    switch self {
    case .list, .set, .map, .embedded: true
    default: false
    }
  }

  /// Whether an embedded struct can have such a field.
  var isEmbeddable: Bool {
    switch self {
    case .blob, .link, .links: false
    default: true
    }
  }

  /// Whether a list, a set or a map can hold such values.
  var isElement: Bool {
    switch self {
    case .blob, .link, .links, .list, .set, .map: false
    default: true
    }
  }

  /// Whether a value is a count of elements.
  var isCounted: Bool {
    switch self {
    case .bytes, .list, .set, .map, .links: true
    default: false
    }
  }

  /// Bytes of an element of a list, where all have the same; nil where each has its own.
  var elementByteCount: Int? {
    if self == .uuid { return UUIDValue.byteCount }
    return isVariable ? nil : fixedByteCount
  }

  /// The integers that fit; nil for types without a sign.
  var signedRange: ClosedRange<Int64>? {
    switch self {
    case .int8: Int64(Int8.min)...Int64(Int8.max)
    case .int16: Int64(Int16.min)...Int64(Int16.max)
    case .int32: Int64(Int32.min)...Int64(Int32.max)
    case .int64: Int64.min...Int64.max
    default: nil
    }
  }

  /// The largest integer that fits; nil for types with a sign.
  var unsignedLimit: UInt64? {
    switch self {
    case .uint8: UInt64(UInt8.max)
    case .uint16: UInt64(UInt16.max)
    case .uint32: UInt64(UInt32.max)
    case .uint64: UInt64.max
    default: nil
    }
  }

  /// The name as it stands in messages.
  var name: String {
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
    case .bytes: "bytes"
    case .blob: "Blob"
    case .decimal: "Decimal"
    case .uuid: "UUID"
    case .list: "list"
    case .set: "set"
    case .map: "map"
    case .embedded: "embedded struct"
    case .link: "Link"
    case .links: "List"
    }
  }
}
