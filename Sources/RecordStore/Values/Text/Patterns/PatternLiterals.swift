/// Texts that every match contains: a text without one of them need not be looked at further.
struct PatternLiterals {
  /// More texts than this cost more than they refuse.
  private static let choiceLimit = 4
  private static let triedLimit = 3

  /// Sets of texts, in the form of the program. A match has a text of each set in it.
  private(set) var sets: [[[UInt8]]] = []
  private let form: TextForm
  /// The text that stands before the place that is looked at, without a gap.
  private var run: [UInt8] = []

  init(_ node: PatternNode, form: TextForm) {
    self.form = form
    add(node)
    endRun()
  }

  private mutating func endRun() {
    if !run.isEmpty { sets.append([run]) }
    run = []
  }

  private mutating func add(_ node: PatternNode) {
    switch node {
    case .text(let scalars, let isCaseless):
      if isCaseless, !form.isCaseFolded { return endRun() }
      run += PatternCompiler.bytes(of: scalars, form)
    case .assertion: break
    case .character: endRun()
    case .sequence(let parts): for part in parts { add(part) }
    case .repetition(let inner, let least, let most, _):
      if least == 1 && most == 1 { return add(inner) }
      endRun()
      if least > 0 {
        add(inner)
        endRun()
      }
    case .choice(let branches):
      endRun()
      let best = branches.map { PatternLiterals($0, form: form).best }
      let texts = best.compactMap(\.self).flatMap(\.self)
      if texts.count <= PatternLiterals.choiceLimit, !best.contains(nil) { sets.append(texts) }
    }
  }

  /// The set whose shortest text is the longest.
  private var best: [[UInt8]]? { sets.max { shortest($0) < shortest($1) } }

  private func shortest(_ texts: [[UInt8]]) -> Int { texts.map(\.count).min() ?? 0 }

  /// Filters that refuse a text if all of them do; none: nothing is certain to show.
  func prefilters() -> [TextPrefilter] {
    let sorted = sets.sorted { (shortest($1), $0.count) < (shortest($0), $1.count) }
    for texts in sorted.prefix(PatternLiterals.triedLimit) {
      let filters = texts.compactMap { TextPrefilter(text: $0, form: form) }
      if filters.count == texts.count { return filters }
    }
    return []
  }
}
