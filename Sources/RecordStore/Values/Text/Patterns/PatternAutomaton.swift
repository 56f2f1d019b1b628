/// A program made deterministic as texts need it, in bounded memory: each character costs one look into a table.
///
/// A state is a set of steps, and what is known of the character before. When there are too many states, all are
/// forgotten and made again: then a character costs as much as the program is long, and never more.
struct PatternAutomaton {
  /// About the most bytes of a table.
  private static let byteLimit = 1 << 20
  private static let unknown = Int32(-1)
  private static let accepted = Int32(-2)
  private static let refused = Int32(-3)

  private struct State: Hashable {
    var steps: [Int32]
    var before: CharacterTraits
  }

  private let program: PatternProgram
  /// Whether a match may begin and end anywhere; else it is the whole text.
  private let isSearch: Bool
  private var states: [State] = []
  private var numbers: [State: Int32] = [:]
  private var byteCount = 0
  /// The next state of each state, by symbol.
  private var table: [Int32] = []
  private var stride = 16
  /// The answer of each state at the end of the text.
  private var ends: [Int32] = []
  private var visits: [UInt32]
  private var visit: UInt32 = 0
  private var stack: [Int] = []

  init(_ program: PatternProgram, isSearch: Bool) {
    self.program = program
    self.isSearch = isSearch
    visits = [UInt32](repeating: 0, count: program.steps.count)
    _ = number(of: firstState)
  }

  private var firstState: State {
    State(steps: [Int32(program.start)], before: CharacterTraits.start.intersection(program.traits))
  }

  /// Whether a text matches. It is in the form of the program.
  mutating func matches(_ text: UnsafeRawBufferPointer, _ symbols: inout PatternSymbols) -> Bool {
    var state = Int32(0)
    var index = 0
    while index < text.count {
      let symbol = symbols.next(in: text, at: &index)
      var target = symbol < stride ? table[Int(state) &* stride &+ symbol] : PatternAutomaton.unknown
      if target < 0 {
        if target == PatternAutomaton.unknown { target = follow(state, symbol, symbols) }
        if target == PatternAutomaton.accepted { return true }
        if target == PatternAutomaton.refused { return false }
      }
      state = target
    }
    if ends[Int(state)] == PatternAutomaton.unknown { ends[Int(state)] = answerAtEnd(of: states[Int(state)]) }
    return ends[Int(state)] == PatternAutomaton.accepted
  }

  /// Works out one entry of the table.
  @inline(never)
  private mutating func follow(_ number: Int32, _ symbol: Int, _ symbols: PatternSymbols) -> Int32 {
    let state = states[Int(number)]
    let traits = symbols.traitsOfSymbols[symbol]
    var steps: [Int32] = []
    let isMatch = close(state, after: traits) { atom, next in
      if symbols.fits(symbol, atom) { steps.append(Int32(next)) }
    }
    var target = PatternAutomaton.refused
    var source = number
    if isSearch && isMatch {
      target = PatternAutomaton.accepted
    } else if isSearch || !steps.isEmpty {
      if symbol >= stride || byteCount > PatternAutomaton.byteLimit {
        forget(atLeast: symbol + 1)
        source = self.number(of: state)
      }
      steps.sortUnique()
      target = self.number(of: State(steps: steps, before: traits.subtracting(.lastNewline)))
    }
    if symbol < stride { table[Int(source) * stride + symbol] = target }
    return target
  }

  private mutating func forget(atLeast symbolCount: Int) {
    while stride < symbolCount { stride *= 2 }
    states.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    table.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    byteCount = 0
    _ = number(of: firstState)
  }

  private mutating func number(of state: State) -> Int32 {
    if let number = numbers[state] { return number }
    let number = Int32(states.count)
    states.append(state)
    numbers[state] = number
    table.append(contentsOf: repeatElement(PatternAutomaton.unknown, count: stride))
    ends.append(PatternAutomaton.unknown)
    // The steps are kept twice, once in the dictionary; both arrays share their memory.
    byteCount += stride * 4 + state.steps.count * 4 + 128
    return number
  }

  private mutating func answerAtEnd(of state: State) -> Int32 {
    close(state, after: .end) { _, _ in } ? PatternAutomaton.accepted : PatternAutomaton.refused
  }

  /// Goes through all steps that a state reaches without taking a character, and tells whether one is a match.
  private mutating func close(_ state: State, after: CharacterTraits, _ body: (Int, Int) -> Void) -> Bool {
    visit &+= 1
    if visit == 0 {
      for index in visits.indices { visits[index] = 0 }
      visit = 1
    }
    stack.removeAll(keepingCapacity: true)
    for step in state.steps { stack.append(Int(step)) }
    if isSearch { stack.append(program.start) }
    var isMatch = false
    while let step = stack.popLast() {
      if visits[step] == visit { continue }
      visits[step] = visit
      switch program.steps[step] {
      case .atom(let atom, let next): body(atom, next)
      case .split(let first, let second):
        stack.append(first)
        stack.append(second)
      case .assertion(let assertion, let next):
        if assertion.holds(between: state.before, and: after) { stack.append(next) }
      case .match: isMatch = true
      }
    }
    return isMatch
  }
}
