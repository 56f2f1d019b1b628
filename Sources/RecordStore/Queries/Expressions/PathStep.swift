/// One step from a record to others. Fields are positions in the table that the step begins in.
enum PathStep: Sendable, Equatable {
  /// To the struct that a field holds.
  case embedded(Int)
  /// To the record that a link leads to.
  case link(Int, to: PathTarget)
  /// To the records of a list, in its order, each as often as the list has it.
  case list(Int, to: PathTarget)
  /// To the record whose primary key a field of integers or texts has.
  case reference(Int, to: PathTarget)
  /// To the records of a table whose field leads here: a link, a list, or one that has the primary key. By their
  /// numbers, each once. The field is a position in that table.
  case backlinks(PathTarget, Int)

  /// Whether it leads to one record at most.
  var isToOne: Bool {
    switch self {
    case .embedded, .link, .reference: true
    case .list, .backlinks: false
    }
  }

  /// The table that it leads to; nil for an embedded struct, which is in the same record.
  var target: PathTarget? {
    switch self {
    case .embedded: nil
    case .link(_, let target), .list(_, let target), .reference(_, let target), .backlinks(let target, _): target
    }
  }
}

extension PathStep {
  /// The step that a name of a declared table means, with the table that it leads to; nil for a field that leads
  /// nowhere, and for a name that the table does not have.
  init?(_ name: String, of table: TableSchema) {
    if let field = table.field(named: name) {
      self.init(field, of: table)
      return
    }
    switch table.declaration?.relation(named: name) {
    case .reference(let field, let other): self = .reference(field, to: .declared(other))
    case .backlinks(let other, let field): self = .backlinks(.declared(other), field)
    case nil: return nil
    }
  }

  /// The step that a field is; nil for one that leads nowhere. In a table of the store it leads to one of the store.
  init?(_ field: Int, of table: TableSchema) {
    let schema = table.fields[field]
    if schema.type == .embedded {
      self = .embedded(field)
      return
    }
    guard let target = schema.target else { return nil }
    let other = table.declaration?.target(of: field).map { PathTarget.declared($0) } ?? .named(target.table)
    self = schema.type == .link ? .link(field, to: other) : .list(field, to: other)
  }
}
