/// How a property is stored. Opaque: the conformances of this module make it.
public struct StoredType: Sendable {
  let type: PropertyType
  let isOptional: Bool
  let detail: FieldDetail
  /// Of the embedded structs that a value is or holds.
  let embedded: EmbeddedContent?
  /// The type of the records that links lead to. Its schema is not asked before it is needed: types may link to each
  /// other.
  let target: (any Record.Type)?
  /// Whether the program's type has such a value, where it has not all of the stored type; nil: it has all.
  private(set) var accepts: (@Sendable (Value) -> Bool)?

  init(
    _ type: PropertyType, isOptional: Bool = false, detail: FieldDetail = .none, embedded: EmbeddedContent? = nil,
    target: (any Record.Type)? = nil, accepts: (@Sendable (Value) -> Bool)? = nil
  ) {
    self.type = type
    self.isOptional = isOptional
    self.detail = detail
    self.embedded = embedded
    self.target = target
    self.accepts = accepts
  }

  /// The same, or nil.
  var optional: StoredType {
    StoredType(type, isOptional: true, detail: detail, embedded: embedded, target: target, accepts: accepts)
  }

  /// The same, for fewer values.
  func accepting(_ accepts: @escaping @Sendable (Value) -> Bool) -> StoredType {
    var type = self
    type.accepts = accepts
    return type
  }

  /// A list, a set or a map of values of the type.
  func collection(_ collection: PropertyType) -> StoredType {
    let element = ElementSchema(type: type, fields: detail.embeddedFields ?? [])
    var type = StoredType(collection, detail: .element(element), embedded: embedded)
    if let accepts {
      type.accepts = { value in
        switch value {
        case .list(let elements), .set(let elements): elements.allSatisfy(accepts)
        case .map(let entries): entries.allSatisfy { accepts($0.value) }
        default: false
        }
      }
    }
    return type
  }
}
