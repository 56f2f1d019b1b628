/// What a field of links leads to, as a program declares it.
struct LinkedType: Sendable {
  /// The position of the field.
  let field: Int
  let type: any Record.Type
  let deletion: LinkTarget.Deletion

  /// nil for a field without links.
  init?(_ field: Int, _ accessor: FieldAccessor, of table: String) {
    guard let type = accessor.type.target else { return nil }
    precondition(
      accessor.type.isOptional == (accessor.type.type == .link),
      "the schema of \(table): '\(accessor.name)' must be an optional Link, or a List that is not optional")
    self.field = field
    self.type = type
    var deletion = LinkTarget.Deletion.nullify
    for case .deleteRule(let rule) in accessor.rules { deletion = rule.deletion }
    self.deletion = deletion
  }

  /// The name of the table.
  var name: String { type.schemaContent.name }
}

extension Record {
  static var schemaContent: SchemaContent { schema.content }
}

extension FieldSchema {
  /// The same field with a target.
  func leading(to table: String, _ deletion: LinkTarget.Deletion) -> FieldSchema {
    FieldSchema(
      id: id, name: name, type: type, isOptional: isOptional,
      detail: .target(LinkTarget(table: table, deletion: deletion)))
  }
}
