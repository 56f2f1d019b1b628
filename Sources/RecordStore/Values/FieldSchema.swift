/// A field of a table.
struct FieldSchema: Sendable, Hashable {
  /// Never given to another field of the table.
  let id: Int
  let name: String
  let type: PropertyType
  let isOptional: Bool
  /// Of the kind that the type asks for.
  let detail: FieldDetail

  init(id: Int, name: String, type: PropertyType, isOptional: Bool, detail: FieldDetail = .none) {
    self.id = id
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.detail = detail
  }

  /// Where a link or a list leads to; nil for other fields.
  var target: LinkTarget? { if case .target(let target) = detail { target } else { nil } }

  /// Whether values of the one can be read as values of the other, nil aside.
  func hasSameType(as other: FieldSchema) -> Bool { type == other.type && detail.holdsSame(as: other.detail) }

  /// The same field under another id, name or type.
  func with(id: Int, name: String, type: PropertyType, isOptional: Bool) -> FieldSchema {
    FieldSchema(id: id, name: name, type: type, isOptional: isOptional, detail: detail)
  }
}
