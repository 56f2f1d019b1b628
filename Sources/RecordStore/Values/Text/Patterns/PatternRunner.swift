/// What one thread needs to run a program: the tables that grow as texts are read.
///
/// Unchecked: `PatternRunners` lends it to one thread at a time.
final class PatternRunner: @unchecked Sendable {
  let program: PatternProgram
  private var symbols: PatternSymbols
  private lazy var whole = PatternAutomaton(program, isSearch: false)
  private lazy var search = PatternAutomaton(program, isSearch: true)

  init(_ program: PatternProgram) {
    self.program = program
    symbols = PatternSymbols(program)
  }

  /// Whether the whole text, in the form of the program, matches.
  func matches(_ text: UnsafeRawBufferPointer) -> Bool {
    whole.matches(text, &symbols)
  }

  /// Whether a part of the text matches.
  func isFound(in text: UnsafeRawBufferPointer) -> Bool {
    search.matches(text, &symbols)
  }

  /// The parts of the text that match and are not empty, in bytes.
  func ranges(in text: UnsafeRawBufferPointer) -> [Range<Int>] {
    var characters: [Int] = []
    var offsets = [0]
    var index = 0
    while index < text.count {
      characters.append(symbols.next(in: text, at: &index))
      offsets.append(index)
    }
    var finder = PatternFinder(program, symbols, text: characters)
    return finder.matches().map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
  }
}
