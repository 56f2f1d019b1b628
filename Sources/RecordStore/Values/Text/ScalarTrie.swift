/// A table from scalars to numbers of up to 14 bits, in three stages of 64 entries.
///
/// The stages are strings in the program's image, made by `generate-text-tables.py`: digits of 7 bits, each stored as
/// digit ^ 0x40. Nothing is built at start-up.
struct ScalarTrie {
  private let top: UnsafeRawPointer
  private let middle: UnsafeRawPointer
  private let leaves: UnsafeRawPointer

  @inline(__always)
  init(top: StaticString, middle: StaticString, leaves: StaticString) {
    self.top = UnsafeRawPointer(top.utf8Start)
    self.middle = UnsafeRawPointer(middle.utf8Start)
    self.leaves = UnsafeRawPointer(leaves.utf8Start)
  }

  /// The value of a scalar, which is at most 0x10FFFF.
  @inline(__always)
  subscript(_ scalar: UInt32) -> Int {
    let block = ScalarTrie.entry(top, Int(scalar >> 12))
    let leaf = ScalarTrie.entry(middle, block << 6 | Int(scalar >> 6 & 63))
    return ScalarTrie.entry(leaves, leaf << 6 | Int(scalar & 63))
  }

  @inline(__always)
  private static func entry(_ stage: UnsafeRawPointer, _ index: Int) -> Int {
    let digits = stage.loadUnaligned(fromByteOffset: index << 1, as: UInt16.self).littleEndian ^ 0x4040
    return Int(digits & 0x7F | (digits >> 8) << 7)
  }

  /// Calls `body` with each scalar whose value is not 0, in order. Not for the properties: the first block of leaves
  /// must be all 0.
  @inline(__always)
  func forEachNonZero(_ body: (UInt32, Int) -> Void) {
    var emptyBlock = -1
    for page in 0..<0x110 {
      let block = ScalarTrie.entry(top, page)
      if block == emptyBlock { continue }
      var isEmpty = true
      for row in 0..<64 {
        let leaf = ScalarTrie.entry(middle, block << 6 | row)
        if leaf == 0 { continue }
        isEmpty = false
        for four in stride(from: 0, to: 64, by: 4) where hasEntry(leaf << 6 | four) {
          for column in four..<four + 4 {
            let value = ScalarTrie.entry(leaves, leaf << 6 | column)
            if value != 0 { body(UInt32(page << 12 | row << 6 | column), value) }
          }
        }
      }
      if isEmpty { emptyBlock = block }
    }
  }

  /// Whether one of four leaves in a row is not 0.
  @inline(__always)
  private func hasEntry(_ index: Int) -> Bool {
    leaves.loadUnaligned(fromByteOffset: index << 1, as: UInt64.self) != 0x4040_4040_4040_4040
  }

  /// The 21-bit number in the three digits of a pool or list.
  @inline(__always)
  static func number(_ pool: StaticString, _ index: Int) -> UInt32 {
    let digits = pool.utf8Start + index * 3
    return UInt32(digits[0] ^ 0x40) | UInt32(digits[1] ^ 0x40) << 7 | UInt32(digits[2] ^ 0x40) << 14
  }
}

extension ScalarTrie {
  static var folding: ScalarTrie {
    @inline(__always) get {
      ScalarTrie(top: FoldingTable.top, middle: FoldingTable.middle, leaves: FoldingTable.leaves)
    }
  }

  static var caseFolding: ScalarTrie {
    @inline(__always) get {
      ScalarTrie(top: CaseTable.top, middle: CaseTable.middle, leaves: CaseTable.leaves)
    }
  }

  static var canonical: ScalarTrie {
    @inline(__always) get {
      ScalarTrie(top: CanonicalTable.top, middle: CanonicalTable.middle, leaves: CanonicalTable.leaves)
    }
  }

  static var properties: ScalarTrie {
    @inline(__always) get {
      ScalarTrie(top: PropertyTable.top, middle: PropertyTable.middle, leaves: PropertyTable.leaves)
    }
  }
}
