import Synchronization

/// A field as a schema declares it, and its property.
final class FieldAccessor: Sendable {
  let name: String
  let type: StoredType
  /// The type of the property.
  let valueType: any PropertyValue.Type
  let rules: [FieldRule]
  private let makeAccess: @Sendable () -> PropertyAccess
  private let madeAccess = AtomicLazyReference<PropertyAccess>()

  init<R, V: PropertyValue>(
    _ keyPath: @escaping @Sendable () -> WritableKeyPath<R, V> & Sendable, _ name: String, _ rules: [FieldRule]
  ) {
    self.name = name
    self.rules = rules
    type = V.storedType
    valueType = V.self
    makeAccess = { PropertyAccess(keyPath()) }
  }

  /// The way to the property, made when it is first asked for: the runtime makes its key path then.
  var access: PropertyAccess { madeAccess.load() ?? madeAccess.storeIfNil(makeAccess()) }

  /// The names that the field had before, the first to be looked for first.
  var formerNames: [String] { rules.compactMap { if case .renamed(let name) = $0 { name } else { nil } } }

  /// - Throws: `constraint` for the first rule that the value breaks.
  func check(_ value: Value, _ table: TableSchema, _ number: Int64?) throws {
    if rules.isEmpty, type.embedded == nil { return }
    try check(value, path: name, table, number)
  }

  /// - Parameter path: the name of the field, behind those of the embedded structs around it.
  func check(_ value: Value, path: String, _ table: TableSchema, _ number: Int64?) throws {
    for rule in rules {
      if let broken = rule.broken(by: value) { throw table.constraint(number, path: path, broken) }
    }
    guard let embedded = type.embedded else { return }
    switch value {
    case .embedded(let values): try embedded.check(values, path: path + ".", table, number)
    case .list(let elements):
      for (position, element) in elements.enumerated() {
        guard case .embedded(let values) = element else { continue }
        try embedded.check(values, path: "\(path)[\(position)].", table, number)
      }
    case .set(let elements): try embedded.check(elements, in: path, table, number)
    case .map(let entries): try embedded.check(entries.map(\.value), in: path, table, number)
    default: break
    }
  }
}
