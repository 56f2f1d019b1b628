/// Collects the fields of an embedded struct.
@resultBuilder
public enum EmbeddedSchemaBuilder<E: Embedded> {
  /// A field.
  public static func buildExpression(_ field: Field<E>) -> Field<E> { field }
  /// All fields.
  public static func buildBlock(_ fields: Field<E>...) -> [Field<E>] { fields }
}
