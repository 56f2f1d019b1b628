/// What one line of a schema says, without the type of the record: the runtime makes each generic type when it is first
/// used, and a program waits for that at its start. For the same reason key paths are made when they are asked for.
enum SchemaPart: Sendable {
  struct FieldPart: Sendable {
    let isKey: Bool
    let accessor: FieldAccessor
  }

  struct IndexPart {
    let keys: [AnyKeyPath]
    let included: [AnyKeyPath]
    let isUnique: Bool
  }

  /// A name for records of another type.
  struct RelationPart: Sendable {
    let name: String
    let keyPath: @Sendable () -> AnyKeyPath
    /// Its schema is not asked before it is needed: types may name each other.
    let type: any Record.Type
    /// The key path is one of the other type.
    let isBacklinks: Bool
  }

  case field(FieldPart)
  case index(@Sendable () -> IndexPart)
  case textIndex(@Sendable () -> [AnyKeyPath])
  case relation(RelationPart)

  var field: FieldPart? { if case .field(let part) = self { part } else { nil } }
  var index: IndexPart? { if case .index(let part) = self { part() } else { nil } }
  var textIndex: [AnyKeyPath]? { if case .textIndex(let keyPaths) = self { keyPaths() } else { nil } }
  var relation: RelationPart? { if case .relation(let part) = self { part } else { nil } }
}
