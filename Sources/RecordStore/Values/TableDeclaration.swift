/// What a program says of a table beyond its fields.
final class TableDeclaration: Sendable {
  /// For each field the names that it had before, in the order in which they are looked for.
  let formerNames: [[String]]
  private let makeIndexes: (@Sendable () -> [IndexSchema])?
  private let makeTextIndexes: (@Sendable () -> [TextIndexSchema])?
  private let makeDefaults: @Sendable () -> [Value?]
  private let relations: (any TableRelations)?

  /// - Parameters:
  ///   - indexes: those of the table; nil where the table has them itself. Called only where indexes count: a reader of
  ///     rows does not ask for them.
  ///   - defaults: for each field the value of a new record; nil where that breaks a rule of the field. Called only
  ///     where a table is made or changed.
  init(
    formerNames: [[String]], indexes: (@Sendable () -> [IndexSchema])? = nil,
    textIndexes: (@Sendable () -> [TextIndexSchema])? = nil, relations: (any TableRelations)? = nil,
    defaults: @escaping @Sendable () -> [Value?]
  ) {
    self.formerNames = formerNames
    self.relations = relations
    makeIndexes = indexes
    makeTextIndexes = textIndexes
    makeDefaults = defaults
  }

  /// nil where the table has them itself.
  var indexes: [IndexSchema]? { makeIndexes?() }
  var textIndexes: [TextIndexSchema]? { makeTextIndexes?() }

  /// For each field its default as a record keeps it; nil where it has none.
  func defaults(of table: TableSchema) -> [[UInt8]?] {
    makeDefaults().enumerated().map { field, value in
      value.flatMap { RecordEncoder.encoded($0, as: field, of: table) }
    }
  }

  /// The names of the ways to other tables, besides those of the fields.
  var relationNames: [String] { relations?.names ?? [] }

  /// The way of that name. Only here the other type is looked at: types may name each other.
  func relation(named name: String) -> TableRelation? { relations?.relation(named: name) }

  /// The table that a field of links leads to; nil for other fields.
  func target(of field: Int) -> TableSchema? { relations?.target(of: field) }
}
