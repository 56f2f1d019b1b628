/// Which scalars of a text can bring a given scalar into its folded or composed form.
///
/// A scalar `t` of the form has a first part `b` in its canonical decomposition, a starter. Marks are reordered,
/// dropped and joined, starters never: so `b` came from one scalar of the text whose own form, decomposed, contains it.
/// Those are the variants. A leading jamo is also in its 588 syllables, which no table lists. Vowels and trailing jamo
/// are left out.
enum ScalarVariants {
  /// The variants of each scalar, sorted; none for a scalar that the rule does not cover. At most eight scalars.
  static func variants(of scalars: [UInt32], form: TextForm) -> [[UInt32]] {
    let bases = scalars.prefix(8).map(base)
    var found = bases.map { $0 == 0 ? [] : [$0] + syllables($0) }
    let sieve = bases.reduce(UInt64(0)) { $0 | 1 << UInt64($1 & 63) }
    let canonical = marks(CanonicalTable.pool) { ownMark($0, bases, sieve) }
    collect(ScalarTrie.canonical, canonical, bases, into: &found)
    if form != .canonical {
      let folding = marks(FoldingTable.pool) { scalar in
        // Neither ASCII nor those kanji have a decomposition.
        if scalar < 0xC0 || scalar &- 0x4E00 < 0x5200 { return ownMark(scalar, bases, sieve) }
        if let leading = leadingJamo(scalar) { return ownMark(leading, bases, sieve) }
        let entry = ScalarTrie.canonical[scalar]
        return entry > 1 ? canonical[entry - 2] : ownMark(scalar, bases, sieve)
      }
      collect(ScalarTrie.folding, folding, bases, into: &found)
    }
    return found.map { Array(Set($0)).sorted() }
  }

  /// For each place of a pool, which bases the sequence that starts there contains: one bit for each.
  @inline(__always)
  private static func marks(_ pool: StaticString, _ own: (UInt32) -> UInt8) -> [UInt8] {
    let count = pool.utf8CodeUnitCount / 3
    return [UInt8](unsafeUninitializedCapacity: count) { marks, initializedCount in
      var next: UInt8 = 0
      for place in stride(from: count - 1, through: 0, by: -1) {
        let part = PooledScalars.part(pool, at: place)
        next = own(part.scalar) | (part.hasNext ? next : 0)
        marks.initializeElement(at: place, to: next)
      }
      initializedCount = count
    }
  }

  /// Which of the bases a scalar is. The sieve has a bit for the low six bits of each: most scalars fall through.
  @inline(__always)
  private static func ownMark(_ scalar: UInt32, _ bases: [UInt32], _ sieve: UInt64) -> UInt8 {
    if sieve >> UInt64(scalar & 63) & 1 == 0 { return 0 }
    var mark: UInt8 = 0
    for index in bases.indices where bases[index] == scalar { mark |= 1 << UInt8(index) }
    return mark
  }

  private static func collect(
    _ trie: ScalarTrie, _ marks: [UInt8], _ bases: [UInt32], into found: inout [[UInt32]]
  ) {
    marks.withUnsafeBufferPointer { marks in
      trie.forEachNonZero { scalar, entry in
        guard entry > 1, marks[entry - 2] != 0 else { return }
        for index in bases.indices where bases[index] != 0 && marks[entry - 2] >> UInt8(index) & 1 != 0 {
          found[index].append(scalar)
        }
      }
    }
  }

  /// The jamo that a syllable begins with.
  @inline(__always)
  private static func leadingJamo(_ scalar: UInt32) -> UInt32? {
    scalar &- 0xAC00 < 11_172 ? 0x1100 + (scalar - 0xAC00) / 588 : nil
  }

  /// The syllables that a leading jamo begins.
  private static func syllables(_ base: UInt32) -> Range<UInt32> {
    guard 0x1100..<0x1113 ~= base else { return 0..<0 }
    let first = 0xAC00 + (base - 0x1100) * 588
    return first..<first + 588
  }

  /// The starter to look for; 0: not covered.
  private static func base(_ scalar: UInt32) -> UInt32 {
    var parts: [UInt32] = []
    CanonicalForm.appendDecomposition(of: scalar, to: &parts)
    guard let base = parts.first, base != UTF8Scalar.replacement else { return 0 }
    let properties = ScalarProperties(base)
    guard properties.combiningClass == 0, properties.graphemeClass != .joiner else { return 0 }
    switch properties.graphemeClass {
    case .vowel, .trailingConsonant: return 0
    default: return base
    }
  }
}
