/// Rewrites a piece of text in which scalars act on one another: marks, jamo, scalars that vanish.
///
/// It is the definition of both forms; the loops of `TextNormalization` and `TextFolding` only take short cuts for
/// scalars that stand alone.
struct SegmentRewriter {
  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
  /// The most bytes of one scalar.
  private static let scalarByteCount = 4

  private let form: TextForm
  private var scalars: [UInt32] = []
  private var mapped: [UInt32] = []

  init(_ form: TextForm) { self.form = form }

  mutating func rewrite(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, to output: inout TextBytes) {
    scalars.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = UTF8Scalar(bytes, at: index)
      CanonicalForm.appendDecomposition(of: scalar.value, to: &scalars)
      index += scalar.byteCount
    }
    CanonicalForm.order(&scalars)
    switch form {
    case .canonical: break
    case .folded: fold()
    case .partlyFolded(let options): fold(options)
    }
    CanonicalForm.compose(&scalars)
    output.reserve(scalars.count * SegmentRewriter.scalarByteCount)
    for scalar in scalars { output.write(scalar: scalar) }
  }

  /// Folds decomposed scalars and leaves them decomposed.
  private mutating func fold() {
    mapped.removeAll(keepingCapacity: true)
    var followsLatin = false
    for scalar in scalars {
      if scalar == SegmentRewriter.zeroWidthJoiner {
        if joinsEmoji { mapped.append(scalar) }
        continue
      }
      TextFolding.forEachFolded(scalar) { folded in
        let properties = ScalarProperties(folded)
        if followsLatin && properties.isLetterMark { return }
        if properties.combiningClass == 0 { followsLatin = properties.isLatin }
        CanonicalForm.appendDecomposition(of: folded, to: &mapped)
      }
    }
    swap(&scalars, &mapped)
    CanonicalForm.order(&scalars)
  }

  /// Does a part of the folding to decomposed scalars, and leaves them decomposed.
  private mutating func fold(_ options: TextFoldingOptions) {
    mapped.removeAll(keepingCapacity: true)
    var followsLatin = false
    for scalar in scalars {
      PartialFolding.forEachFolded(scalar, options) { folded in
        let properties = ScalarProperties(folded)
        if options.contains(.diacritics), followsLatin && properties.isLetterMark { return }
        if properties.combiningClass == 0 { followsLatin = properties.isLatin }
        CanonicalForm.appendDecomposition(of: folded, to: &mapped)
      }
    }
    swap(&scalars, &mapped)
    CanonicalForm.order(&scalars)
  }

  /// A joiner is kept between emoji only: there it makes one picture of them.
  private var joinsEmoji: Bool {
    guard let last = mapped.last else { return false }
    return SegmentRewriter.skinTones.contains(last) || ScalarProperties(last).graphemeClass == .pictographic
  }
}
