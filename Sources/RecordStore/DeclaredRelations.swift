/// The ways to other types that a schema declares, and those of its links.
struct DeclaredRelations: TableRelations {
  let table: String
  let parts: [SchemaPart.RelationPart]
  let accessors: [FieldAccessor]
  let properties: LazySchemaProperties

  init(
    _ table: String, _ lines: [SchemaPart], _ accessors: [FieldAccessor], _ properties: LazySchemaProperties
  ) {
    self.table = table
    self.accessors = accessors
    self.properties = properties
    parts = lines.compactMap(\.relation)
    for (index, part) in parts.enumerated() {
      let isTaken =
        accessors.contains { $0.name == part.name } || parts[..<index].contains { $0.name == part.name }
      precondition(!part.name.isEmpty && !isTaken, "the schema of \(table) needs another name than '\(part.name)'")
    }
  }

  var names: [String] { parts.map(\.name) }

  func target(of field: Int) -> TableSchema? { accessors[field].type.target?.schemaContent.table }

  func relation(named name: String) -> TableRelation? {
    guard let part = parts.first(where: { $0.name == name }) else { return nil }
    let other = part.type.schemaContent
    let owner = part.isBacklinks ? other.properties : properties.value
    let keyPath = part.keyPath()
    guard let field = owner.positions.position(of: keyPath) else {
      preconditionFailure("the schema of \(table): '\(name)' names \(keyPath), which has no Field")
    }
    return part.isBacklinks ? .backlinks(other.table, field: field) : .reference(field: field, to: other.table)
  }
}
