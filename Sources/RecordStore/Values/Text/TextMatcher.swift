import CSystem

/// A word to look for, compiled once: finds it where a person would.
///
/// Both sides are folded (or, exact, brought to NFC), and a match begins and ends where characters do: か does not find
/// a が that is stored as two scalars. The prefilter lets most texts be refused without being folded.
struct TextMatcher: Sendable {
  /// Texts of up to so many bytes are rewritten as a whole when a candidate cannot be decided by its bytes.
  private static let wholeTextLimit = 1024

  let form: TextForm
  /// The needle in its form. Empty: it matches everything.
  let needle: [UInt8]
  /// nil for a needle that is compared only once, or only with the start of texts.
  let lazyPrefilter: LazyPrefilter?

  /// An empty needle matches everything; one that folds to nothing is matched exactly.
  init(
    needle: String, options: TextFoldingOptions = .all, isWide: Bool = BytePairSearch.canSearchWide
  ) {
    var needle = needle
    self = needle.withUTF8 { TextMatcher(utf8: UnsafeRawBufferPointer($0), options: options, isWide: isWide) }
  }

  /// - Parameter makesPrefilter: false for a needle that is compared only once, or only with the start of texts.
  init(
    utf8 bytes: UnsafeRawBufferPointer, options: TextFoldingOptions, isWide: Bool = BytePairSearch.canSearchWide,
    makesPrefilter: Bool = true
  ) {
    var form = TextForm(options)
    var rewritten = form.rewritten(bytes)
    if rewritten.isEmpty {
      form = .canonical
      rewritten = form.rewritten(bytes)
    }
    self.form = form
    self.needle = rewritten
    lazyPrefilter = makesPrefilter ? LazyPrefilter(text: rewritten, form: form, isWide: isWide) : nil
  }

  private init(needle: [UInt8], form: TextForm, lazyPrefilter: LazyPrefilter) {
    self.needle = needle
    self.form = form
    self.lazyPrefilter = lazyPrefilter
  }

  /// The same with a prefilter.
  var searching: TextMatcher {
    let made = lazyPrefilter ?? LazyPrefilter(text: needle, form: form, isWide: BytePairSearch.canSearchWide)
    return TextMatcher(needle: needle, form: form, lazyPrefilter: made)
  }

  /// Made now, if it was not; nil: nothing is certain of the bytes of a text that matches.
  var prefilter: TextPrefilter? { lazyPrefilter?.prefilter }

  init(needle: String, isExact: Bool) { self.init(needle: needle, options: isExact ? [] : .all) }

  /// Whether the text contains the needle.
  func matches(utf8 bytes: UnsafeRawBufferPointer) -> Bool {
    if needle.isEmpty { return true }
    guard let prefilter = lazyPrefilter?.prefilter(forTextOf: bytes.count) else {
      return matchesWithoutPrefilter(utf8: bytes)
    }
    var candidate = 0
    while true {
      if let answer = prefilter.answer(for: bytes, candidate: &candidate) { return answer }
      guard bytes.count > TextMatcher.wholeTextLimit, let range = neighbourhood(of: candidate, in: bytes) else {
        return matchesWithoutPrefilter(utf8: bytes)
      }
      if matchesWithoutPrefilter(utf8: UnsafeRawBufferPointer(rebasing: bytes[range])) { return true }
      candidate += UTF8Scalar(bytes, at: candidate).byteCount
    }
  }

  /// The one that has a candidate in every text that has the needle; none: nothing is certain.
  var filters: [TextPrefilter] { prefilter.map { [$0] } ?? [] }

  /// The definition that the prefilter must not change.
  func matchesWithoutPrefilter(utf8 bytes: UnsafeRawBufferPointer) -> Bool {
    if needle.isEmpty { return true }
    var output = TextBytes(capacity: bytes.count + 128)
    var recorder = NoSegments()
    form.rewrite(bytes, to: &output, &recorder)
    return nextMatch(in: output.bytes, from: 0, floor: 0) != nil
  }

  /// The places of the needle in the text, in bytes, widened to whole characters; in order, not overlapping. None for
  /// an empty needle.
  func ranges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    if needle.isEmpty { return [] }
    if !matches(utf8: bytes) { return [] }
    var output = TextBytes(capacity: bytes.count + 128)
    var segments = AllSegments()
    form.rewrite(bytes, to: &output, &segments)
    var found: [Range<Int>] = []
    var index = 0
    while let match = nextMatch(in: output.bytes, from: index, floor: index) {
      found.append(segments.source(of: match..<match + needle.count, in: bytes))
      index = match + needle.count
    }
    return TextMatcher.widened(found, in: bytes)
  }

  /// The first place at or after `start` where the needle stands as whole characters. A character begins at `floor`.
  private func nextMatch(in text: UnsafeRawBufferPointer, from start: Int, floor: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    return needle.withUnsafeBytes { needle in
      guard let pattern = needle.baseAddress else { return nil }
      var index = start
      while text.count - index >= needle.count {
        guard let place = csystem_memmem(base + index, text.count - index, pattern, needle.count) else { return nil }
        let match = place - base
        if GraphemeBreaks.isBoundary(text, at: match, floor: floor),
          GraphemeBreaks.isBoundary(text, at: match + needle.count, floor: floor)
        {
          return match
        }
        index = match + 1
      }
      return nil
    }
  }

  /// Ranges grown to the characters that they touch, in one pass over the text.
  static func widened(_ ranges: [Range<Int>], in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var end = 0
    for range in ranges where !range.isEmpty {
      while end <= range.lowerBound, end < bytes.count {
        start = end
        end = GraphemeBreaks.end(of: bytes, from: start)
      }
      var whole = start..<end
      while end < range.upperBound {
        start = end
        end = GraphemeBreaks.end(of: bytes, from: start)
        whole = whole.lowerBound..<end
      }
      if let last = result.last, last.upperBound > whole.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, whole.upperBound)
      } else {
        result.append(whole)
      }
    }
    return result
  }
}
