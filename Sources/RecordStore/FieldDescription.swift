/// A field of a table, as the file has it.
public struct FieldDescription: Sendable, Equatable {
  /// The name in the file. It comes from whoever wrote the file, and may hold any character.
  public let name: String
  /// The type.
  public let type: FieldType
  /// Whether it may have no value.
  public let isOptional: Bool
  /// What becomes of the records that it links to when its record is deleted; nil for a field without links.
  public let deleteRule: DeleteRule?

  init(_ field: FieldSchema) {
    name = field.name
    type = FieldType(field.type, field.detail)
    isOptional = field.isOptional
    deleteRule = field.target.map { DeleteRule($0.deletion) }
  }
}
