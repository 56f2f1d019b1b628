/// A struct that a store keeps: stored properties, and a schema that names them.
///
/// A property that the schema does not name is ignored: it is not stored, and has its default value after a read.
///
/// ```swift
/// struct Omiyage: Record {
///   var id = 0  // 0: the store gives the next id
///   var title = ""
///   var average: Double?
///
///   static let schema = Schema<Omiyage>("Omiyage") {
///     PrimaryKey(\.id, "id", .autoIncrement)
///     Field(\.title, "title", .nonEmpty)
///     Field(\.average, "average")
///     Index(\.average)
///   }
/// }
/// ```
public protocol Record: Sendable {
  /// A record with the default values.
  init()
  /// Make it a `static let`: it is read for every query.
  static var schema: Schema<Self> { get }
}

extension Record {
  static var tableSchema: TableSchema { schema.table }
}
