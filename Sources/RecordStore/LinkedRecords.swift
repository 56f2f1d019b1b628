/// Records that a record leads to, in a condition or an order: those of a ``List``, backlinks, and what these lead to.
///
/// ```swift
/// snapshot.objects(Omiyage.self).where { $0.backlinks(\OmiyageComment.omiyageID).average(\.star) >= 4 }
/// snapshot.objects(TaskList.self).where { $0.tasks.any { !$0.isDone } }
/// ```
@dynamicMemberLookup
public struct LinkedRecords<Element: Record>: LinkedCollection {
  let collectionPath: CollectionPath
  let collectionFilter: QueryExpression?
  /// Of the record that the collection belongs to.
  let collectionScope: Int
  let collectionDepth: Int

  init(_ path: CollectionPath, scope: Int, filter: QueryExpression? = nil, depth: Int = 1) {
    collectionPath = path
    collectionScope = scope
    collectionFilter = filter
    collectionDepth = depth
  }

  /// The records themselves.
  public var linkedRecords: LinkedRecords { self }

  /// How many there are.
  public var count: ComputedProperty<Int> {
    ComputedProperty(operand(.count, of: nil, depth: 1))
  }

  /// There are none.
  public var isEmpty: Condition { count == 0 }

  /// The records that the links of all these lead to.
  public subscript<T: Record>(dynamicMember keyPath: KeyPath<Element, Link<T>?>) -> LinkedRecords<T> {
    further(.link(Element.schema.position(of: keyPath), to: .declared(T.schema.table)))
  }

  /// The records of the lists of all these.
  public subscript<T: Record>(dynamicMember keyPath: KeyPath<Element, List<T>>) -> LinkedRecords<T> {
    further(.list(Element.schema.position(of: keyPath), to: .declared(T.schema.table)))
  }

  /// The records of another type that lead to all these.
  public func backlinks<S: Record, V: PropertyValue>(_ keyPath: KeyPath<S, V>) -> LinkedRecords<S> {
    further(.backlinks(to: keyPath))
  }

  private func further<T: Record>(_ step: PathStep) -> LinkedRecords<T> {
    precondition(collectionFilter == nil, "what filtered records lead to: ask it within the filter")
    return LinkedRecords<T>(
      CollectionPath(steps: collectionPath.steps + [step]), scope: collectionScope, depth: collectionDepth)
  }

  /// An aggregate of what an expression gives for each.
  func operand(_ aggregate: Aggregate, of element: QueryOperand?, depth: Int) -> QueryOperand {
    QueryOperand(
      .aggregate(aggregate, collectionPath, of: element?.within(collectionScope + 1), where: collectionFilter),
      scope: collectionScope, depth: Swift.max(collectionDepth, element?.depth ?? 1) + 2)
  }

  /// A condition on the elements.
  func condition(_ quantifier: Quantifier, _ condition: Condition) -> Condition {
    var inner = condition.within(collectionScope + 1)
    var depth = condition.depth
    if let collectionFilter {
      // Those that the filter leaves out must not decide.
      inner = quantifier == .all ? .or(.inverse(collectionFilter), inner) : .and(collectionFilter, inner)
      depth = Swift.max(depth, collectionDepth) + 2
    }
    return Condition(.quantified(quantifier, collectionPath, inner), scope: collectionScope, depth: depth + 1)
  }
}
