/// Refuses most texts by their raw bytes, without folding them.
///
/// Every match contains the rarest scalar of the needle, and a text shows one of that scalar's variants for it
/// (`ScalarVariants`). So the texts that are let through are a superset of those that match. What stands around a
/// variant is compared scalar by scalar where each stands alone; where scalars act on one another nothing is concluded.
///
/// A class, so that a test of a record counts one reference and not those of all its arrays.
final class TextPrefilter: Sendable {
  /// Looking up the variants costs some microseconds a scalar.
  private static let triedScalarLimit = 4
  /// Patterns that occur more often than this in 1,000 bytes refuse too little.
  private static let frequencyLimit = 300.0

  /// The form in which scalars of a text are compared with those of the needle. That of the search, where it can be.
  private let form: TextForm
  private let isExact: Bool
  private let scalars: [UInt32]
  /// Which of the scalars is looked for.
  private let rarest: Int
  private let variants: [UInt32]
  private let search: BytePairSearch

  /// nil: no scalar of the needle is certain to show.
  ///
  /// - Parameters:
  ///   - text: the needle in its form.
  ///   - isWide: false to do without the wide search. Fewer or more texts may be let through, and all that match.
  convenience init?(text: [UInt8], form: TextForm, isWide: Bool = BytePairSearch.canSearchWide) {
    guard case .partlyFolded = form else {
      let scalars = TextPrefilter.scalars(text)
      self.init(scalars, form: form, isWide: isWide, compared: scalars, form)
      return
    }
    // What matches under a part of the folding matches under all of it: that is what is looked for.
    let own = TextPrefilter.scalars(text)
    let folded = TextPrefilter.scalars(text.withUnsafeBytes { TextFolding.fold(utf8: $0) })
    let isAligned = own.count == folded.count && zip(own, folded).allSatisfy(TextPrefilter.folds)
    self.init(folded, form: .folded, isWide: isWide, compared: isAligned ? own : folded, isAligned ? form : nil)
  }

  /// Whether a scalar by itself folds to the other.
  private static func folds(_ scalar: UInt32, to folded: UInt32) -> Bool {
    if ScalarProperties(scalar).joinsInFolding { return false }
    var parts: [UInt32] = []
    TextFolding.forEachFolded(scalar) { parts.append($0) }
    return parts == [folded]
  }

  /// - Parameters:
  ///   - scalars: the needle, as it is looked for in its form.
  ///   - compared: the scalars that are compared, at the same places, and their form; nil: a match is never certain.
  private init?(
    _ scalars: [UInt32], form: TextForm, isWide: Bool, compared: [UInt32], _ comparedForm: TextForm?
  ) {
    // It stands for bytes that are not UTF-8, which read differently with others beside them.
    if scalars.contains(UTF8Scalar.replacement) { return nil }
    let order = scalars.indices.sorted {
      (TextPrefilter.commonness(scalars[$0]), $0) < (TextPrefilter.commonness(scalars[$1]), $1)
    }
    let tried = Array(order.prefix(TextPrefilter.triedScalarLimit))
    let looked = Set(tried + tried.map { $0 + 1 }).filter { $0 < scalars.count }.sorted().prefix(8)
    let lists = ScalarVariants.variants(of: looked.map { scalars[$0] }, form: form)
    let variants = Dictionary(uniqueKeysWithValues: zip(looked, lists))
    var best: (index: Int, all: Set<BytePairPattern>, patterns: [BytePairPattern])?
    var bestFrequency = TextPrefilter.frequencyLimit
    for index in tried {
      guard let own = variants[index], !own.isEmpty else { continue }
      let all = BytePairPattern.patterns(of: own, before: variants[index + 1] ?? [])
      let patterns = BytePairPattern.merged(all, isWide: true)
      let weight = TextPrefilter.commonness(scalars[index]) == 3 ? 4.0 : 1
      let frequency = patterns.reduce(0) { $0 + $1.frequency } * weight
      if frequency < bestFrequency {
        best = (index, all, patterns)
        bestFrequency = frequency
      }
    }
    guard let best, let own = variants[best.index] else { return nil }
    self.form = comparedForm ?? form
    isExact = comparedForm != nil
    self.scalars = compared
    rarest = best.index
    self.variants = own
    let patterns = isWide ? best.patterns : BytePairPattern.merged(best.all, isWide: false)
    search = BytePairSearch(patterns, isWide: isWide)
  }

  /// Whether it stops at the same places.
  func findsSame(as other: TextPrefilter) -> Bool {
    form == other.form && scalars == other.scalars && variants == other.variants
  }

  /// The first place at or after `start` where a match may stand: the offset of a variant of one of its scalars. nil:
  /// nothing matches.
  ///
  /// The bytes may be many texts in a row, with anything between them: a text that matches has a candidate in it.
  func firstCandidate(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while let place = nextVariant(in: bytes, from: index) {
      if verdict(bytes, at: place, isWholeText: false) != .refused { return place }
      index = place + UTF8Scalar(bytes, at: place).byteCount
    }
    return nil
  }

  /// Whether the text matches; nil: its form must tell. The form is needed from the candidate at `candidate` on.
  func answer(for bytes: UnsafeRawBufferPointer, candidate: inout Int) -> Bool? {
    var index = candidate
    while let place = nextVariant(in: bytes, from: index) {
      switch verdict(bytes, at: place, isWholeText: true) {
      case .confirmed: return true
      case .refused: index = place + UTF8Scalar(bytes, at: place).byteCount
      case .undecided:
        candidate = place
        return nil
      }
    }
    return false
  }

  /// The next variant of the rarest scalar that starts at or after `start`.
  @inline(__always)
  private func nextVariant(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while let hit = search.first(in: bytes, from: index) {
      var lead = hit
      while lead > start, hit - lead < 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
      let found = UTF8Scalar(bytes, at: lead)
      if found.isWellFormed, isVariant(found.value) { return lead }
      index = hit + 1
    }
    return nil
  }

  @inline(__always)
  private func isVariant(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = variants.count
    while low < high {
      let middle = (low + high) / 2
      if variants[middle] == scalar { return true }
      if variants[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return false
  }

  private static func scalars(_ needle: [UInt8]) -> [UInt32] {
    needle.withUnsafeBytes { UTF8Scalar.values(of: $0) }
  }

  /// Lower is rarer: kanji and what is neither kana nor ASCII, then kana, then what most texts contain.
  private static func commonness(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0..<0x80: BytePairPattern(scalar: scalar).frequency > 1 ? 3 : 2
    case 0x3041...0x30FF: commonKana.unicodeScalars.contains { $0.value == scalar } ? 3 : 2
    case 0x3000...0x3040: 3
    default: 1
    }
  }

  /// The most frequent kana of running text, and of katakana words once folded.
  private static let commonKana = "いうかがくこさしすせたってでとなにのはまもらりるれをんー"
}

extension TextPrefilter {
  private enum Verdict { case confirmed, refused, undecided }

  /// Compares the needle with what stands around a variant of its rarest scalar.
  ///
  /// - Parameter isWholeText: false when other bytes than the text's may stand around it: then no match is confirmed,
  ///   and none is refused for what stands beside it.
  @inline(__always)
  private func verdict(_ bytes: UnsafeRawBufferPointer, at place: Int, isWholeText: Bool) -> Verdict {
    var index = place
    var form = LoneForm(bytes, at: place, self.form)
    if form.joins { return .undecided }
    for number in rarest..<scalars.count {
      let end = index + form.byteCount
      // The form of a scalar is its own only if the next one does not act on it.
      let next: LoneForm? = end < bytes.count ? LoneForm(bytes, at: end, self.form) : nil
      if next?.joins == true || form.count != 1 { return .undecided }
      if form.first != scalars[number] { return .refused }
      if number + 1 == scalars.count {
        return verdictBefore(bytes, place, isWholeText, next.map { boundary(form.first, $0.first) } ?? .confirmed)
      }
      guard let next else { return .refused }
      index = end
      form = next
    }
    return .undecided
  }

  /// The same for what stands before the variant. `atEnd`: whether a character ends where the needle ends.
  @inline(__always)
  private func verdictBefore(
    _ bytes: UnsafeRawBufferPointer, _ place: Int, _ isWholeText: Bool, _ atEnd: Verdict
  ) -> Verdict {
    var index = place
    var number = rarest
    var next = scalars[rarest]
    while index > 0 {
      let start = UTF8Scalar.start(before: index, in: bytes)
      let form = LoneForm(bytes, at: start, self.form)
      // Bytes that are not UTF-8 read differently from behind.
      guard form.isWellFormed, start + form.byteCount == index else { return .undecided }
      if number == 0 {
        if form.joins { return .undecided }
        return outcome(isWholeText, atEnd, boundary(form.last, next))
      }
      if form.joins || form.count != 1 { return .undecided }
      number -= 1
      if form.first != scalars[number] { return .refused }
      next = form.first
      index = start
    }
    return number == 0 ? outcome(isWholeText, atEnd, .confirmed) : .refused
  }

  @inline(__always)
  private func outcome(_ isWholeText: Bool, _ atEnd: Verdict, _ atStart: Verdict) -> Verdict {
    guard isWholeText && isExact else { return .undecided }
    if atEnd == .refused || atStart == .refused { return .refused }
    return atEnd == .confirmed && atStart == .confirmed ? .confirmed : .undecided
  }

  /// Whether a character ends between two scalars of the form.
  @inline(__always)
  private func boundary(_ left: UInt32, _ right: UInt32) -> Verdict {
    switch GraphemeBreaks.breaksAlone(left, right) {
    case .some(true): .confirmed
    case .some(false): .refused
    case nil: .undecided
    }
  }
}
