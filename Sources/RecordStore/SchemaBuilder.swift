/// Collects the lines of a schema.
@resultBuilder
public enum SchemaBuilder<R: Record> {
  /// A primary key.
  public static func buildExpression(_ part: PrimaryKey<R>) -> SchemaElement<R> { part.element }
  /// A field.
  public static func buildExpression(_ field: Field<R>) -> SchemaElement<R> { SchemaElement(part: field.part) }
  /// An index.
  public static func buildExpression(
    _ index: @autoclosure @escaping @Sendable () -> Index<R>
  ) -> SchemaElement<R> {
    SchemaElement(part: .index { index().part })
  }
  /// A text index.
  public static func buildExpression(
    _ index: @autoclosure @escaping @Sendable () -> TextIndex<R>
  ) -> SchemaElement<R> {
    SchemaElement(part: .textIndex { index().keyPaths })
  }
  /// A unique index.
  public static func buildExpression(
    _ index: @autoclosure @escaping @Sendable () -> Unique<R>
  ) -> SchemaElement<R> {
    SchemaElement(part: .index { index().part })
  }
  /// A name for a record of another type.
  public static func buildExpression(_ part: Reference<R>) -> SchemaElement<R> { part.element }
  /// A name for the records that lead to one.
  public static func buildExpression(_ part: Backlinks<R>) -> SchemaElement<R> { part.element }
  /// All lines.
  public static func buildBlock(_ elements: SchemaElement<R>...) -> [SchemaElement<R>] { elements }
}
