/// What names mean in a table, and where they lead.
struct PredicateScope: Sendable {
  let table: TableSchema
  /// Of a store whose records are read without Swift types; nil: the table is one that the program declares.
  private let schema: DatabaseSchema?
  /// Other names of properties.
  private let otherNames: [String: String]

  init(_ table: TableSchema, in schema: DatabaseSchema? = nil, otherNames: [String: String] = [:]) {
    self.table = table
    self.schema = schema
    self.otherNames = otherNames
  }

  enum Meaning {
    case field(Int)
    /// A step to other records, which are those of the scope.
    case step(PathStep, PredicateScope)
  }

  /// What a name is; nil: nothing.
  func meaning(of name: String) -> Meaning? {
    let name = names.contains(name) ? name : otherNames[name] ?? name
    if let field = table.field(named: name) { return .field(field) }
    switch table.declaration?.relation(named: name) {
    case .reference(let field, let other): return .step(.reference(field, to: .declared(other)), scope(other))
    case .backlinks(let other, let field): return .step(.backlinks(.declared(other), field), scope(other))
    case nil: return nil
    }
  }

  /// The records that a field of links leads to.
  func target(of field: Int) -> (target: PathTarget, scope: PredicateScope)? {
    if let schema {
      guard let name = table.fields[field].target?.table, let other = schema.table(named: name) else { return nil }
      return (.named(name), scope(other))
    }
    return table.declaration?.target(of: field).map { (.declared($0), scope($0)) }
  }

  /// The embedded structs that a field holds.
  func embedded(in field: Int) -> PredicateScope? { table.embeddedTables[field].map(scope) }

  private func scope(_ other: TableSchema) -> PredicateScope {
    PredicateScope(other, in: schema, otherNames: otherNames)
  }

  var names: [String] { table.fields.map(\.name) + (table.declaration?.relationNames ?? []) }

  /// The table, or the struct in it, in a message: "Person.home".
  var title: String { table.isEmbedded ? table.name + "." + table.path.dropLast() : table.name }

  /// What to write instead of a name that means nothing.
  func remedy(for name: String) -> String {
    if let near = NearestName.nearest(to: name, among: names + otherNames.keys.sorted()) {
      return ": did you mean '\(near)'?"
    }
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? ". It has \(shown) and \(names.count - 12) more." : ". It has \(shown)."
  }
}
