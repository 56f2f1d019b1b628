/// What the type of a field alone does not tell (FileFormat, "Schema").
enum FieldDetail: Sendable, Hashable {
  /// The type tells everything.
  case none
  /// Of a list, a set or a map.
  case element(ElementSchema)
  /// The fields of an embedded struct.
  case embedded([FieldSchema])
  /// Of a link, or of links.
  case target(LinkTarget)

  /// The fields of the embedded structs that the field holds; nil when it holds none.
  var embeddedFields: [FieldSchema]? {
    switch self {
    case .embedded(let fields): fields
    case .element(let element): element.type == .embedded ? element.fields : nil
    case .none, .target: nil
    }
  }

  /// The detail of a field that has one of the elements.
  var ofElement: FieldDetail {
    guard case .element(let element) = self, element.type == .embedded else { return .none }
    return .embedded(element.fields)
  }
}

extension FieldDetail {
  /// Whether fields of both hold the same values; what a delete does to the targets does not count.
  func holdsSame(as other: FieldDetail) -> Bool {
    if case (.target(let a), .target(let b)) = (self, other) { return a.table == b.table }
    return self == other
  }
}
