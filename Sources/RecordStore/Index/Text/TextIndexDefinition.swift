/// One text index of a table.
struct TextIndexDefinition: Sendable {
  let schema: TableSchema
  let fields: TextIndexSchema

  var table: Int { schema.id }
  var index: Int { fields.id }
}
