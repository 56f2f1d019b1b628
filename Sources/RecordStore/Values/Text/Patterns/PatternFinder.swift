/// Finds where a pattern matches: leftmost, and of the matches that begin there the one that backtracking finds first.
///
/// It never goes back. One pass from the end notes for each place which steps lead to a match from there; then the path
/// of the first choices that succeed is followed from the start. Notes are kept for one block of places, and at the
/// ends of blocks: time is linear in the text, and memory a small part of it.
struct PatternFinder {
  /// About the most words of notes in one block.
  private static let noteLimit = 1 << 14

  private let program: PatternProgram
  private let symbols: PatternSymbols
  /// The characters of the text.
  private let text: [Int]
  private let wordCount: Int
  private let blockCount: Int
  /// Of each step, the steps that lead to it without taking a character.
  private let sources: [[Int]]
  /// The steps that take a character.
  private let takers: [(step: Int, atom: Int, next: Int)]
  /// The notes for the first place of each block but the first.
  private var seams: [[UInt64]] = []
  /// The notes of the places of one block.
  private var notes: [UInt64] = []
  private var block = -1
  private var visits: [Int]
  private var visit = 0

  /// - Parameter text: symbols of characters, from `symbols`.
  init(_ program: PatternProgram, _ symbols: PatternSymbols, text: [Int]) {
    self.program = program
    self.symbols = symbols
    self.text = text
    wordCount = (program.steps.count + 63) / 64
    blockCount = max(PatternFinder.noteLimit / wordCount, 64)
    var sources = [[Int]](repeating: [], count: program.steps.count)
    var takers: [(Int, Int, Int)] = []
    for (number, step) in program.steps.enumerated() {
      switch step {
      case .atom(let atom, let next): takers.append((number, atom, next))
      case .split(let first, let second):
        sources[first].append(number)
        sources[second].append(number)
      case .assertion(_, let next): sources[next].append(number)
      case .match: break
      }
    }
    self.sources = sources
    self.takers = takers
    visits = [Int](repeating: 0, count: program.steps.count)
  }

  /// The matches that are not empty, as positions of characters, in order.
  mutating func matches() -> [Range<Int>] {
    noteSeams()
    var found: [Range<Int>] = []
    var place = 0
    while place < text.count {
      guard var step = firstChoice(from: program.start, at: place) else {
        place += 1
        continue
      }
      var end = place
      while case .atom(_, let next) = program.steps[step] {
        end += 1
        guard let choice = firstChoice(from: next, at: end) else { break }
        step = choice
      }
      if end > place { found.append(place..<end) }
      place = max(end, place + 1)
    }
    return found
  }

  /// The first step, in the order of choices, that takes a character on the way to a match, or is the match.
  private mutating func firstChoice(from start: Int, at place: Int) -> Int? {
    load(place / blockCount)
    let offset = (place - block * blockCount) * wordCount
    visit += 1
    var stack = [start]
    while let step = stack.popLast() {
      if visits[step] == visit { continue }
      visits[step] = visit
      switch program.steps[step] {
      case .atom: if notes[offset + step >> 6] >> UInt64(step & 63) & 1 != 0 { return step }
      case .split(let first, let second):
        stack.append(second)
        stack.append(first)
      case .assertion(let assertion, let next):
        if assertion.holds(between: before(place), and: after(place)) { stack.append(next) }
      case .match: return step
      }
    }
    return nil
  }

  private func before(_ place: Int) -> CharacterTraits {
    place == 0 ? .start : symbols.traitsOfSymbols[text[place - 1]].subtracting(.lastNewline)
  }

  private func after(_ place: Int) -> CharacterTraits {
    place == text.count ? .end : symbols.traitsOfSymbols[text[place]]
  }
}

extension PatternFinder {
  /// Goes through the text from its end to the second block: the notes of the first are made when it is loaded.
  private mutating func noteSeams() {
    seams = [[UInt64]](repeating: [], count: text.count / blockCount + 1)
    var note = [UInt64](repeating: 0, count: wordCount)
    for place in stride(from: text.count - 1, through: blockCount, by: -1) {
      note = self.note(at: place, behind: note)
      if place % blockCount == 0 { seams[place / blockCount] = note }
    }
  }

  /// Makes the notes of one block.
  private mutating func load(_ number: Int) {
    if number == block { return }
    block = number
    let start = number * blockCount
    let end = min(start + blockCount, text.count)
    notes = [UInt64](repeating: 0, count: (end - start + 1) * wordCount)
    var note = end == text.count ? [UInt64](repeating: 0, count: wordCount) : seams[number + 1]
    for place in stride(from: end - 1, through: start, by: -1) {
      note = self.note(at: place, behind: note)
      for word in 0..<wordCount { notes[(place - start) * wordCount + word] = note[word] }
    }
  }

  /// The steps that take the character at a place and lead to a match, from those for the place behind it.
  private mutating func note(at place: Int, behind: [UInt64]) -> [UInt64] {
    visit += 1
    let (before, after) = (before(place + 1), after(place + 1))
    var stack: [Int] = []
    for (step, _, _) in takers where behind[step >> 6] >> UInt64(step & 63) & 1 != 0 { stack.append(step) }
    stack.append(0)
    while let step = stack.popLast() {
      if visits[step] == visit { continue }
      if case .assertion(let assertion, _) = program.steps[step], !assertion.holds(between: before, and: after) {
        continue
      }
      visits[step] = visit
      stack += sources[step]
    }
    var note = [UInt64](repeating: 0, count: wordCount)
    for (step, atom, next) in takers where visits[next] == visit && symbols.fits(text[place], atom) {
      note[step >> 6] |= 1 << UInt64(step & 63)
    }
    return note
  }
}
