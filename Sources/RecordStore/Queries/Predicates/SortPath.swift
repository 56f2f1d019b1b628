/// The text of an order: a path to one value, such as "average", "owner.name" or "comments.@avg.star".
struct SortPath: Sendable {
  private let text: PredicateText
  private let path: PredicatePath

  /// - Throws: `invalidArgument` with the column, where the text is no path.
  init(_ text: String) throws(StoreError) {
    self.text = PredicateText(text)
    do throws(PredicateFault) { path = try PredicateParser.path(self.text) } catch { throw self.text.error(error) }
  }

  /// What a record is ordered by.
  ///
  /// - Throws: `invalidArgument` with the column, for a name that the table does not have, and for what has no order.
  func value(in scope: PredicateScope) throws(StoreError) -> (value: QueryValue, type: PropertyType) {
    do throws(PredicateFault) { return try resolved(in: scope) } catch { throw text.error(error) }
  }

  private func resolved(
    in scope: PredicateScope
  ) throws(PredicateFault) -> (value: QueryValue, type: PropertyType) {
    let resolver = PredicateResolver(text: text, arguments: PredicateArguments()) { _ in .moment(0) }
    let operand = try resolver.path(path, [PredicateResolver.Frame(scope: scope)])
    guard case .single(let single) = operand.content else {
      throw resolver.fault(
        operand, "\(operand.shown) has many values. Write a function behind it, such as @count, or @avg and a property."
      )
    }
    guard single.type.isOrdered, single.value != .record else {
      throw resolver.fault(operand, "\(operand.shown) is \(single.type.words), which has no order.")
    }
    return (single.value, single.type)
  }
}
