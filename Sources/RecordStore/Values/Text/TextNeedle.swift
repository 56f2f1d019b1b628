/// A word as a text index looks for it: the grams that every text with the word has.
struct TextNeedle: Sendable, Equatable {
  /// Each once; at least one.
  let grams: [TextGram]
  /// A text that has the grams has the word.
  let isProof: Bool
  /// Irregular texts may have the word without the grams.
  let includesIrregular: Bool

  /// nil for a word that no gram tells: one without characters, or whose characters change with their neighbours.
  init?(_ matcher: TextMatcher) {
    let isFolded = matcher.form == .folded
    let folded = isFolded ? matcher.needle : matcher.needle.withUnsafeBytes { TextFolding.fold(utf8: $0) }
    if !isFolded, !matcher.needle.withUnsafeBytes({ TextClusters.areKept($0) }) { return nil }
    let codes = folded.withUnsafeBytes { TextClusters.codes($0) }
    guard let first = codes.first else { return nil }
    var grams: [TextGram] = []
    if codes.count == 1 { grams = [TextGram(first)] }
    for (left, right) in zip(codes, codes.dropFirst()) {
      let gram = TextGram(left, right)
      if !grams.contains(gram) { grams.append(gram) }
      if grams.count == Self.gramLimit { break }
    }
    self.grams = grams
    isProof = isFolded && codes.count <= 2 && !grams[0].isHashed
    includesIrregular = !isFolded
  }

  /// More grams than this do not make a word rarer.
  private static let gramLimit = 32
}
