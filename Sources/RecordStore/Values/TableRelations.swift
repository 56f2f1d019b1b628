/// How a program's types lead to each other, asked for when it is needed.
protocol TableRelations: Sendable {
  var names: [String] { get }
  func relation(named name: String) -> TableRelation?
  /// The table that a field of links leads to; nil for other fields.
  func target(of field: Int) -> TableSchema?
}
