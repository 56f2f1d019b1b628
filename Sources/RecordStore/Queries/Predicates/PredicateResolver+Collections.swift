/// Conditions on many values: ANY, ALL, NONE, IN and BETWEEN.
extension PredicateResolver {
  func quantified(
    _ quantifier: Quantifier, _ left: PredicateOperand, _ comparison: PredicateComparison, _ right: PredicateOperand
  ) throws(PredicateFault) -> QueryExpression {
    switch (left.content, right.content) {
    case (.many(let many), _):
      let condition = try compare(try element(of: many, left), comparison, try within(left, right))
      return Self.quantified(quantifier, many, condition).outside(left.levels)
    case (_, .many(let many)):
      let element = try element(of: many, right)
      let other = try within(right, left)
      let condition: QueryExpression
      if case .isIn = comparison.comparison {
        condition = try relate(element, .equal, other, comparison)
      } else {
        condition = try compare(other, comparison, element)
      }
      return Self.quantified(quantifier, many, condition).outside(right.levels)
    default:
      let word = "\(quantifier)".uppercased()
      throw fault(left, "\(word) needs a collection, and \(left.shown) is one value. Leave \(word) out.")
    }
  }

  /// A struct in a collection is compared by its properties.
  func checkElement(_ element: PredicateOperand.Single, _ operand: PredicateOperand) throws(PredicateFault) {
    guard element.value == .element, element.type == .embedded else { return }
    let name = element.table.fields.first?.name ?? ""
    throw fault(operand, "\(operand.shown) is a struct here: name a property of it, as in \(operand.text).\(name).")
  }

  /// Each element of a collection, as one side of a comparison.
  private func element(
    of many: PredicateOperand.Many, _ operand: PredicateOperand
  ) throws(PredicateFault) -> PredicateOperand {
    try checkElement(many.element, operand)
    return PredicateOperand(content: .single(many.element), offset: operand.offset, text: operand.text)
  }

  /// The elements of a list, or of an argument that has some; nil for what is neither.
  private func elements(of operand: PredicateOperand) -> [PredicateOperand]? {
    switch operand.content {
    case .list(let elements): elements
    case .argument(.value(let value)):
      value.elements?.map {
        PredicateOperand(content: .argument(.value($0)), offset: operand.offset, text: operand.text)
      }
    default: nil
    }
  }

  /// The other side, as the elements of a collection see it.
  private func within(
    _ collection: PredicateOperand, _ other: PredicateOperand
  ) throws(PredicateFault) -> PredicateOperand {
    switch other.content {
    case .literal, .argument: return other
    case .list(let elements):
      var moved: [PredicateOperand] = []
      for element in elements { moved.append(try within(collection, element)) }
      return PredicateOperand(content: .list(moved), offset: other.offset, text: other.text)
    case .single, .many:
      let levels = other.levels - collection.levels
      guard levels >= 0 else {
        throw fault(
          other, "\(other.shown) cannot be compared with \(collection.shown), which is of a record further out.")
      }
      return PredicateOperand(content: other.content, offset: other.offset, text: other.text, levels: levels + 1)
    }
  }

  /// With an element of the record itself and a constant it is what a plan knows.
  private static func quantified(
    _ quantifier: Quantifier, _ many: PredicateOperand.Many, _ condition: QueryExpression
  ) -> QueryExpression {
    if quantifier != .all, case .relation(let element, .equal, .constant(let value)) = condition,
      let simple = simple(many, element, value)
    {
      return quantifier == .any ? simple : .inverse(simple)
    }
    return .quantified(quantifier, many.path, condition)
  }

  private static func simple(
    _ many: PredicateOperand.Many, _ element: QueryValue, _ value: Value
  ) -> QueryExpression? {
    let path = many.path
    if element == .record, path.elementField == nil, path.steps.count == 1, case .list(let field, _) = path.steps[0],
      case .link(let number) = value
    {
      return .links(field, to: number)
    }
    guard element == .element, path.steps.isEmpty, let field = path.elementField, many.whole?.type != .map,
      let value = value.operand(for: many.element.type), value != .null
    else { return nil }
    return .element(field, value)
  }

  // MARK: IN

  func isIn(
    _ left: PredicateOperand, _ right: PredicateOperand, _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryExpression {
    if case .many = right.content {
      let equality = PredicateComparison(
        quantifier: nil, left: comparison.left, comparison: .compares(.equal), modifiers: comparison.modifiers,
        offset: comparison.offset, right: comparison.right)
      return try quantified(.any, right, equality, left)
    }
    if let elements = elements(of: right) { return try isIn(left, elements, comparison) }
    var type: PropertyType?
    if case .single(let single) = right.content { type = single.type }
    guard type == .string || text(of: right) != nil else {
      throw fault(right, "IN needs a list such as {1, 2}, a collection or a text, and \(right.shown) is none.")
    }
    return try texts(right, .contains, left, comparison)
  }

  private func isIn(
    _ left: PredicateOperand, _ elements: [PredicateOperand], _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryExpression {
    if case .single(let single) = left.content, comparison.modifiers.isEmpty,
      let values = try constants(elements, single, left)
    {
      return QueryExpression.member(single.value, values, in: single.table).outside(left.levels)
    }
    _ = try one(left, beside: left, .less)
    var conditions: [QueryExpression] = []
    conditions.reserveCapacity(elements.count)
    for element in elements { conditions.append(try relate(left, .equal, element, comparison)) }
    return .any(conditions)
  }

  /// The elements as constants; nil where one of them is more than that.
  private func constants(
    _ elements: [PredicateOperand], _ single: PredicateOperand.Single, _ left: PredicateOperand
  ) throws(PredicateFault) -> [Value]? {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      guard element.isConstant else { return nil }
      if single.type == .date, let text = text(of: element), case .period = try moment(text, element) { return nil }
      if case .literal(.number(let number)) = element.content, single.type.isNumeric, number.isBeyondAll { continue }
      values.append(try constant(element, as: single.type, of: left.shown))
    }
    return values
  }

  // MARK: BETWEEN

  /// At least the first and at most the second.
  func between(
    _ left: PredicateOperand, _ right: PredicateOperand, _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryExpression {
    guard let bounds = elements(of: right), bounds.count == 2 else {
      throw fault(right, "BETWEEN needs a list of two values, as in {1, 5}.")
    }
    let lower = try relate(left, .greaterOrEqual, bounds[0], comparison)
    let upper = try relate(left, .lessOrEqual, bounds[1], comparison)
    if case (.compare(let field, .greaterOrEqual, let first), .compare(_, .lessOrEqual, let second)) = (lower, upper) {
      return .between(field, first, second)
    }
    return .all([lower, upper])
  }
}

extension Value {
  /// What IN takes: the elements of a list, a set, links or bytes; nil for other values.
  var elements: [Value]? {
    switch self {
    case .list(let values), .set(let values): values
    case .links(let numbers): numbers.map { .link($0) }
    case .bytes(let bytes): bytes.map { .unsigned(UInt64($0)) }
    default: nil
    }
  }
}
