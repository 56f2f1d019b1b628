/// A pattern compiled once: of LIKE, or a regular expression.
///
/// Texts are compared in one form (`TextForm`), so NFC and NFD are equal always. There, one sign of a pattern is one
/// user-perceived character, as everywhere in the store: `.` is a whole flag, and か does not match the start of か゚.
/// ICU matches scalars instead; texts of characters of one scalar, nearly all there are, match alike.
struct PatternMatcher: Sendable {
  /// The pattern as it was written, and what was asked to be overlooked.
  let source: String
  let isLike: Bool
  let options: TextFoldingOptions
  private let form: TextForm
  /// What a pattern comes down to that is only text, with `*` at its ends.
  private let plain: ModifiedText?
  /// Searches for a regular expression that is only text.
  private let search: TextMatcher?
  /// Refuse a text if all of them do; none: nothing is certain to show.
  private let filters: [TextPrefilter]
  private let runners: PatternRunners

  /// A pattern of LIKE: `*` is any text, `?` one character, `\` takes the next character as it is.
  init(like pattern: String, options: TextFoldingOptions = []) {
    let parts = LikeParser.parse(pattern)
    // Without a limit of steps nothing is refused.
    guard
      let matcher = try? PatternMatcher(
        pattern, .sequence(parts), options, form: options, plain: PatternMatcher.plain(parts, options), isLike: true)
    else { preconditionFailure("a pattern of LIKE was refused") }
    self = matcher
  }

  /// A regular expression, in the syntax of ICU without back references, look-around and possessive repeats.
  ///
  /// - Throws: `invalidArgument` with the column; also for a pattern that is too large.
  init(regex pattern: String, options: TextFoldingOptions = []) throws(StoreError) {
    let node = try RegexParser.parse(pattern, options: options)
    let form = node.isCaselessThroughout ? options.union(.case) : options
    try self.init(pattern, node, options, form: form, plain: PatternMatcher.plain([node], form), isLike: false)
  }

  private init(
    _ source: String, _ node: PatternNode, _ options: TextFoldingOptions, form: TextFoldingOptions,
    plain: ModifiedText?, isLike: Bool
  ) throws(StoreError) {
    self.source = source
    self.isLike = isLike
    self.options = options
    self.plain = plain
    self.form = TextForm(form)
    search = isLike ? nil : plain?.matcher.searching
    runners = PatternRunners(
      try PatternProgram(node, options: form, stepLimit: isLike ? nil : PatternProgram.stepLimit))
    filters = plain == nil ? PatternLiterals(node, form: self.form).prefilters() : []
  }

  /// Whether the whole text matches. Bytes that are not UTF-8 count as U+FFFD.
  func matches(utf8 bytes: UnsafeRawBufferPointer) -> Bool {
    if let plain { return plain.holds(ofUTF8: bytes) }
    if isRefused(bytes) { return false }
    return form.withRewritten(bytes) { text in runners.withRunner { $0.matches(text) } }
  }

  /// Whether a part of the text matches.
  func isFound(inUTF8 bytes: UnsafeRawBufferPointer) -> Bool {
    if let search { return search.matches(utf8: bytes) }
    if isRefused(bytes) { return false }
    return form.withRewritten(bytes) { text in runners.withRunner { $0.isFound(in: text) } }
  }

  /// Where the pattern matches, in bytes of the text, widened to whole characters: in order, not overlapping, and none
  /// that is empty.
  func ranges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    if let search { return search.ranges(in: bytes) }
    if isRefused(bytes) { return [] }
    var output = TextBytes(capacity: bytes.count + 128)
    var segments = AllSegments()
    form.rewrite(bytes, to: &output, &segments)
    let found = runners.withRunner { $0.ranges(in: output.bytes) }
    return TextMatcher.widened(found.map { segments.source(of: $0, in: bytes) }, in: bytes)
  }

  private func isRefused(_ bytes: UnsafeRawBufferPointer) -> Bool {
    !filters.isEmpty && filters.allSatisfy { $0.firstCandidate(in: bytes, from: 0) == nil }
  }

  /// One of them has a candidate in every text that matches as a whole; none: nothing is certain.
  var filtersOfWhole: [TextPrefilter] { plain?.filters ?? filters }

  /// The same for a text of which a part matches.
  var filtersOfPart: [TextPrefilter] { search.map(\.filters) ?? filters }
}

extension PatternMatcher {
  /// A pattern of LIKE that matches where this one matches a part of the text.
  var sourceWithAnyEnds: String {
    // A lone `\` at the end stands for itself, and must not take the star.
    let isOpen = source.reversed().prefix { $0 == "\\" }.count % 2 == 1
    return "*" + source + (isOpen ? "\\" : "") + "*"
  }
}

extension PatternMatcher: Equatable {
  static func == (first: PatternMatcher, second: PatternMatcher) -> Bool {
    first.source == second.source && first.isLike == second.isLike && first.options == second.options
  }

  /// The comparison that a pattern comes down to; nil: it is none.
  private static func plain(_ parts: [PatternNode], _ options: TextFoldingOptions) -> ModifiedText? {
    var text = ""
    var texts = 0
    for part in parts {
      guard case .text(let scalars, let isCaseless) = part, !isCaseless || options.contains(.case) else { continue }
      texts += 1
      text.unicodeScalars.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    }
    let (begins, ends) = (parts.first?.isAnything == true, parts.last?.isAnything == true)
    switch (parts.count, texts) {
    case (0, 0): return ModifiedText(.equal, needle: "", options: options)
    case (1, 1): return ModifiedText(.equal, needle: text, options: options)
    case (1, 0) where begins: return ModifiedText(.contains, needle: "", options: options)
    case (2, 1) where ends: return ModifiedText(.beginsWith, needle: text, options: options)
    case (2, 1) where begins: return ModifiedText(.endsWith, needle: text, options: options)
    case (3, 1) where begins && ends: return ModifiedText(.contains, needle: text, options: options)
    default: return nil
    }
  }
}
