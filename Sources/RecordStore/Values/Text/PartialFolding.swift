/// The foldings that a query can ask for one by one, for a single scalar without a canonical decomposition.
enum PartialFolding {
  private static let katakana: ClosedRange<UInt32> = 0x30A1...0x30F6
  private static let katakanaIteration: ClosedRange<UInt32> = 0x30FD...0x30FE
  private static let katakanaToHiragana: UInt32 = 0x60

  /// Width comes first, then case, then kana: ＡＢＣ and abc are equal under width and case.
  @inline(__always)
  static func forEachFolded(_ scalar: UInt32, _ options: TextFoldingOptions, _ body: (UInt32) -> Void) {
    let sized = options.contains(.width) ? otherWidth(scalar) : scalar
    if options.contains(.case) {
      let entry = ScalarTrie.caseFolding[sized]
      if entry > 1 { return PooledScalars.forEach(CaseTable.pool, at: entry - 2, body) }
    }
    let isKatakana = katakana.contains(sized) || katakanaIteration.contains(sized)
    body(options.contains(.kana) && isKatakana ? sized - katakanaToHiragana : sized)
  }

  /// The form of a scalar that no neighbour acts on, where it is one scalar; nil: the definition must tell.
  @inline(__always)
  static func folded(_ scalar: UInt32, _ options: TextFoldingOptions) -> UInt32? {
    if scalar < 0x80 {
      return options.contains(.case) && scalar &- 0x41 < 26 ? scalar | 0x20 : scalar
    }
    if PlainScalar.isPlain(scalar) { return options.contains(.kana) ? PlainScalar.hiragana(scalar) : scalar }
    guard ScalarTrie.canonical[scalar] == 0, !ScalarProperties(scalar).joinsInFolding else { return nil }
    var result: UInt32 = 0
    var count = 0
    forEachFolded(scalar, options) {
      result = $0
      count += 1
    }
    return count == 1 && ScalarTrie.canonical[result] == 0 ? result : nil
  }

  /// The scalar of usual width: a full-width form of ASCII becomes ASCII, a half-width kana becomes a kana.
  private static func otherWidth(_ scalar: UInt32) -> UInt32 {
    guard scalar == 0x3000 || scalar >= 0xFF00 && scalar < 0xFFF0 else { return scalar }
    var low = 0
    var high = WidthTable.pairs.utf8CodeUnitCount / 6
    while low < high {
      let middle = (low + high) / 2
      let found = ScalarTrie.number(WidthTable.pairs, middle * 2)
      if found == scalar { return ScalarTrie.number(WidthTable.pairs, middle * 2 + 1) }
      if found < scalar { low = middle + 1 } else { high = middle }
    }
    return scalar
  }
}
