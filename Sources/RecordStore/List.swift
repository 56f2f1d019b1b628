/// An ordered list of links to records of a type: the value of a property `List<Task>`.
///
/// ```swift
/// struct TaskList: Record {
///   var id = 0
///   var tasks = List<Task>()
///
///   static let schema = Schema<TaskList>("TaskList") {
///     PrimaryKey(\.id, "id", .autoIncrement)
///     Field(\.tasks, "tasks", .deleteRule(.cascade))
///   }
/// }
///
/// list.tasks.append(Link(id: 3))
/// list.tasks.swapAt(0, 1)
/// let tasks = try snapshot.objects(list.tasks).array()
/// ```
///
/// A list is a value, and its elements are ``Link``s. It keeps its order, and it may hold a link several times. When a
/// record is deleted, it leaves all lists in the same change. A change of a list writes the list anew, at two or three
/// bytes a link for small ids; what the records hold is not written.
public struct List<Target: Record>: Sendable, Hashable {
  private(set) var numbers: [Int64]

  init(numbers: [Int64]) { self.numbers = numbers }

  /// An empty list.
  public init() { numbers = [] }

  /// Links to the records with these ids.
  public init(ids: some Sequence<Int>) { numbers = ids.map { Int64($0) } }

  /// The ids of the records, in order.
  public var ids: [Int] { numbers.map { Int($0) } }

  /// Adds a link to the record with that id at the end.
  public mutating func append(id: Int) { numbers.append(Int64(id)) }
}

extension List: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of links.
  public var endIndex: Int { numbers.count }

  /// The link at a position.
  public subscript(position: Int) -> Link<Target> {
    get { Link(number: numbers[position]) }
    set { numbers[position] = newValue.number }
  }

  /// Puts links in the place of others.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with links: some Collection<Link<Target>>) {
    numbers.replaceSubrange(subrange, with: links.map(\.number))
  }

  /// Makes room for so many links.
  public mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }
}

extension List: ExpressibleByArrayLiteral {
  /// A list of some links.
  public init(arrayLiteral links: Link<Target>...) { numbers = links.map(\.number) }
}

extension List: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.links, target: Target.self) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.links(numbers)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> List {
    try row.checkPresent(field, .links)
    return List(numbers: try row.view.links(field.layout))
  }
}
