/// What the tables know of a scalar. The layout of the bits is that of `generate-text-tables.py`.
struct ScalarProperties {
  private let bits: UInt32

  @inline(__always)
  init(_ scalar: UInt32) { bits = ScalarTrie.number(PropertyTable.kinds, ScalarTrie.properties[scalar]) }

  /// The canonical combining class; 0: a starter.
  var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits) }
  var graphemeClass: GraphemeClass { GraphemeClass(rawValue: UInt8(bits >> 8 & 15)) ?? .other }
  var width: ScalarWidth { ScalarWidth(rawValue: UInt8(bits >> 12 & 3)) ?? .one }
  /// What comes before can change its normal form (NFC), or be changed by it.
  var joinsInNFC: Bool { bits >> 14 & 1 != 0 }
  /// It never occurs in NFC.
  var isExcludedFromNFC: Bool { bits >> 15 & 1 != 0 }
  /// What comes before can change its folding, or be changed by it; so for every scalar that folds to nothing.
  var joinsInFolding: Bool { bits >> 16 & 1 != 0 }
  var isLatin: Bool { bits >> 17 & 1 != 0 }
  /// It is dropped after a Latin letter.
  var isLetterMark: Bool { bits >> 18 & 1 != 0 }
}
