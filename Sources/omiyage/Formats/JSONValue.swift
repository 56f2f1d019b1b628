/// A value of a parsed record, borrowed from its reader: valid until the next record is read, and no longer
/// than the reader is kept.
struct JSONValue {
  private let nodes: UnsafePointer<JSONNode>
  private let record: UnsafeRawPointer
  private let decoded: UnsafeRawPointer
  private let index: Int

  init(nodes: UnsafePointer<JSONNode>, record: UnsafeRawPointer, decoded: UnsafeRawPointer, index: Int) {
    self.nodes = nodes
    self.record = record
    self.decoded = decoded
    self.index = index
  }

  private var node: JSONNode {
    @inline(__always) get { nodes[index] }
  }

  var kind: JSONNode.Kind {
    @inline(__always) get { node.kind }
  }

  var isNull: Bool { node.kind == .null }

  /// The text of a string with its escapes undone, or of a number as it is written. Empty for other kinds.
  var text: UnsafeRawBufferPointer {
    @inline(__always) get {
      guard node.kind == .string || node.kind == .number else {
        return UnsafeRawBufferPointer(start: record, count: 0)
      }
      return JSONKeySet.text(node, record, decoded)
    }
  }

  /// A copy of `text`.
  var string: String { String(decoding: text, as: UTF8.self) }

  /// The value of a number that is whole, also when written as `4.0` or `4e0`; nil for any other value.
  var exactInteger: Int64? {
    node.kind == .number ? ExactInteger.parse(text) : nil
  }

  /// How many members or elements a container has.
  var count: Int { node.kind == .object || node.kind == .array ? Int(node.count) : 0 }

  /// Bytes from the start of the record to the value.
  var offsetInRecord: Int { Int(node.start) - (node.kind == .string ? 1 : 0) }

  /// The members of an object in their order; none for other kinds.
  var members: Members {
    let isObject = node.kind == .object
    return Members(owner: self, index: index + 1, end: isObject ? Int(node.next) : index + 1)
  }

  /// The elements of an array in their order; none for other kinds.
  var elements: Elements {
    let isArray = node.kind == .array
    return Elements(owner: self, index: index + 1, end: isArray ? Int(node.next) : index + 1)
  }

  /// The value of a member; nil when there is none.
  subscript(key: StaticString) -> JSONValue? {
    let wanted = UnsafeRawBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    for member in members where ByteScan.isEqual(member.key, wanted) { return member.value }
    return nil
  }

  @inline(__always)
  private func sibling(_ index: Int) -> JSONValue {
    JSONValue(nodes: nodes, record: record, decoded: decoded, index: index)
  }

  struct Member {
    let key: UnsafeRawBufferPointer
    /// Bytes from the start of the record to the key's quote.
    let keyOffsetInRecord: Int
    let value: JSONValue
  }

  struct Members: Sequence, IteratorProtocol {
    fileprivate let owner: JSONValue
    fileprivate var index: Int
    fileprivate let end: Int

    @inline(__always)
    mutating func next() -> Member? {
      guard index < end else { return nil }
      let key = owner.sibling(index)
      let value = owner.sibling(index &+ 1)
      index = Int(value.node.next)
      return Member(key: key.text, keyOffsetInRecord: key.offsetInRecord, value: value)
    }
  }

  struct Elements: Sequence, IteratorProtocol {
    fileprivate let owner: JSONValue
    fileprivate var index: Int
    fileprivate let end: Int

    @inline(__always)
    mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      let value = owner.sibling(index)
      index = Int(value.node.next)
      return value
    }
  }
}
