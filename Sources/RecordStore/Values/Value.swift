/// The value of a field, without its Swift type.
enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case unsigned(UInt64)
  case float(Float)
  case double(Double)
  /// Milliseconds since 1970 UTC.
  case date(Int64)
  case string(String)
  case bytes([UInt8])
  case blob(BlobReference)
  case decimal(DecimalNumber)
  case uuid(UUIDValue)
  case list([Value])
  /// Rising, as `set(of:)` makes it.
  case set([Value])
  /// By rising keys, as `map(of:)` makes it.
  case map([MapEntry])
  /// One a field.
  case embedded([Value])
  /// The number of the record that it leads to.
  case link(Int64)
  /// The numbers of the records, in the order of the list.
  case links([Int64])
}

/// Equal means the same bytes in a record: a text in NFC and the same one in NFD differ here, and are equal to
/// `compare`.
extension Value: Equatable {
  static func == (first: Value, second: Value) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.float(let a), .float(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.bytes(let a), .bytes(let b)): a == b
    case (.blob(let a), .blob(let b)): a == b
    case (.decimal(let a), .decimal(let b)): a == b
    case (.uuid(let a), .uuid(let b)): a == b
    case (.list(let a), .list(let b)), (.set(let a), .set(let b)), (.embedded(let a), .embedded(let b)): a == b
    case (.map(let a), .map(let b)): a == b
    case (.link(let a), .link(let b)): a == b
    case (.links(let a), .links(let b)): a == b
    default: false
    }
  }
}

extension Value {
  /// The total order of values: negative, 0 or positive. nil comes after everything, false before true; -0 equals 0;
  /// texts go by Unicode scalar of their NFC form, bytes without a sign, links by number, and values that are made of
  /// others by the first one that differs. Values of different types go by type.
  func compare(_ other: Value) -> Int {
    switch (self, other) {
    case (.string(let a), .string(let b)): return TextOrder.compare(a, b)
    case (.bytes(let a), .bytes(let b)):
      return a.withUnsafeBytes { a in b.withUnsafeBytes { b in TextOrder.compareBytes(a, b) } }
    case (.decimal(let a), .decimal(let b)): return a.compare(b)
    case (.uuid(let a), .uuid(let b)): return a.compare(b)
    case (.list(let a), .list(let b)), (.set(let a), .set(let b)), (.embedded(let a), .embedded(let b)):
      return Self.compare(a, b)
    case (.map(let a), .map(let b)): return Self.compare(a, b)
    case (.links(let a), .links(let b)): return a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
    default:
      let (a, b) = ((typeOrder, fixedPattern ?? 0), (other.typeOrder, other.fixedPattern ?? 0))
      return a < b ? -1 : a == b ? 0 : 1
    }
  }

  func isOrdered(before other: Value) -> Bool { compare(other) < 0 }

  private var typeOrder: Int {
    switch self {
    case .bool: 0
    case .int: 1
    case .unsigned: 2
    case .float: 3
    case .double: 4
    case .date: 5
    case .string: 6
    case .bytes: 7
    case .blob: 8
    case .decimal: 9
    case .uuid: 10
    case .list: 11
    case .set: 12
    case .map: 13
    case .embedded: 14
    case .link: 15
    case .links: 16
    case .null: 17
    }
  }

  /// The order-preserving pattern of a value that 64 bits tell; nil for the others.
  var fixedPattern: UInt64? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value), .date(let value), .link(let value): OrderPattern.signed(value)
    case .unsigned(let value): value
    case .float(let value): OrderPattern.double(Double(value))
    case .double(let value): OrderPattern.double(value)
    case .blob(let reference): reference.operationOffset
    case .null, .string, .bytes, .decimal, .uuid, .list, .set, .map, .embedded, .links: nil
    }
  }

  /// Whether a field of that type can hold the value, nil aside. What a list or an embedded struct holds is not looked
  /// at.
  func fits(_ type: PropertyType) -> Bool {
    switch self {
    case .null: true
    case .bool: type == .bool
    case .int(let value): type.signedRange?.contains(value) ?? false
    case .unsigned(let value): type.unsignedLimit.map { value <= $0 } ?? false
    case .float: type == .float
    case .double: type == .double
    case .date: type == .date
    case .string: type == .string
    case .bytes: type == .bytes
    case .blob: type == .blob
    case .decimal: type == .decimal
    case .uuid: type == .uuid
    case .list: type == .list
    case .set: type == .set
    case .map: type == .map
    case .embedded: type == .embedded
    case .link: type == .link
    case .links: type == .links
    }
  }
}
