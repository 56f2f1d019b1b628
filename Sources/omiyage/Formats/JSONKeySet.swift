import Glibc

/// The keys of the objects that are open, to find one that stands twice in its object.
///
/// A few keys are compared with each other one by one. An object with many is sorted when it closes: comparing
/// all pairs would let a hostile file take hours.
struct JSONKeySet {
  private struct Key {
    var fingerprint: UInt64
    var node: UInt32
  }

  /// Up to this many keys are compared one by one.
  private static let pairwiseLimit = 32

  private var keys: [Key] = []
  /// For each open object, where its keys begin.
  private var starts: [Int] = []

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  mutating func openObject() { starts.append(keys.count) }

  /// Adds a key to the innermost object; true when it is found to stand there already.
  @inline(__always)
  mutating func insert(
    _ node: Int, _ nodes: UnsafeMutablePointer<JSONNode>, _ text: UnsafeRawPointer, _ decoded: UnsafeRawPointer
  ) -> Bool {
    let name = JSONKeySet.text(nodes[node], text, decoded)
    let fingerprint = JSONKeySet.fingerprint(name)
    let start = starts[starts.count &- 1]
    var isRepeated = false
    if keys.count &- start < JSONKeySet.pairwiseLimit {
      for index in start..<keys.count where keys[index].fingerprint == fingerprint {
        let other = JSONKeySet.text(nodes[Int(keys[index].node)], text, decoded)
        if ByteScan.isEqual(name, other) { isRepeated = true }
      }
    }
    keys.append(Key(fingerprint: fingerprint, node: UInt32(truncatingIfNeeded: node)))
    return isRepeated
  }

  /// Forgets the innermost object; gives the node of a repeated key that `insert` did not look for.
  mutating func closeObject(
    _ nodes: UnsafeMutablePointer<JSONNode>, _ text: UnsafeRawPointer, _ decoded: UnsafeRawPointer
  ) -> Int? {
    guard let start = starts.popLast() else { return nil }
    defer { keys.removeLast(keys.count - start) }
    guard keys.count - start > JSONKeySet.pairwiseLimit else { return nil }
    let sorted = keys[start...].map { Int($0.node) }.sorted {
      let order = JSONKeySet.compare(
        JSONKeySet.text(nodes[$0], text, decoded), JSONKeySet.text(nodes[$1], text, decoded))
      return order == 0 ? $0 < $1 : order < 0
    }
    var repeated: Int?
    for (left, right) in zip(sorted, sorted.dropFirst())
    where ByteScan.isEqual(
      JSONKeySet.text(nodes[left], text, decoded), JSONKeySet.text(nodes[right], text, decoded))
    {
      repeated = min(repeated ?? right, right)
    }
    return repeated
  }

  /// The text of a string node.
  @inline(__always)
  static func text(
    _ node: JSONNode, _ text: UnsafeRawPointer, _ decoded: UnsafeRawPointer
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: (node.isDecoded ? decoded : text) + Int(node.start), count: Int(node.count))
  }

  /// Tells most different keys apart: from the length, the first eight bytes and the last eight.
  @inline(__always)
  private static func fingerprint(_ name: UnsafeRawBufferPointer) -> UInt64 {
    guard let base = name.baseAddress else { return 0 }
    var word: UInt64 = 0
    if name.count >= 8 {
      word = ByteScan.load(base, 0) ^ (ByteScan.load(base, name.count &- 8) &<< 1)
    } else {
      for index in 0..<name.count { word = word << 8 | UInt64(ByteScan.byte(base, index)) }
    }
    return word ^ UInt64(truncatingIfNeeded: name.count) &<< 56
  }

  private static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let common = min(left.count, right.count)
    if common > 0, let a = left.baseAddress, let b = right.baseAddress {
      let order = Int(memcmp(a, b, common))
      if order != 0 { return order }
    }
    return left.count - right.count
  }
}
