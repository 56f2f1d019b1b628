/// One side of a comparison, when its names are known.
struct PredicateOperand {
  /// A value of a record.
  struct Single {
    let value: QueryValue
    let type: PropertyType
    /// Of the record that the value begins at.
    let table: TableSchema
  }

  /// What a collection leads to.
  struct Many {
    let path: CollectionPath
    /// Of each record or element.
    let element: Single
    /// The collection as one value of the record, where it is a field.
    let whole: Single?
    /// The table of the record that the collection belongs to.
    let table: TableSchema
  }

  enum Content {
    case single(Single)
    case many(Many)
    case literal(PredicateLiteral)
    /// What stands for a placeholder, or an element of it.
    case argument(PredicateArgument)
    case list([PredicateOperand])
  }

  let content: Content
  let offset: Int
  /// As it is written.
  let text: String
  /// How many collections further out its record is.
  var levels = 0

  /// It is known without a record.
  var isConstant: Bool {
    switch content {
    case .literal, .argument: true
    case .list(let elements): elements.allSatisfy(\.isConstant)
    case .single, .many: false
    }
  }

  /// In a message. Values of arguments are never shown.
  var shown: String {
    switch content {
    case .literal, .argument, .list: text
    case .single, .many: "'\(text)'"
    }
  }
}
