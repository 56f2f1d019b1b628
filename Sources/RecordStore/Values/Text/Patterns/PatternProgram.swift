/// A pattern as a machine of steps: a nondeterministic automaton (Thompson 1968).
struct PatternProgram: Sendable {
  enum Step: Sendable {
    /// Takes one character.
    case atom(Int, next: Int)
    /// Goes on in both places; the first one is tried first.
    case split(Int, Int)
    case assertion(PatternAssertion, next: Int)
    case match
  }

  /// More steps than this are refused for regular expressions.
  static let stepLimit = 10_000

  let steps: [Step]
  let start: Int
  let atoms: [PatternAtom]
  /// What its assertions look at: all else of the characters makes no difference between two places.
  let traits: CharacterTraits

  /// - Parameters:
  ///   - options: the form of the texts.
  ///   - stepLimit: the most steps; nil for patterns that do not multiply themselves.
  /// - Throws: `invalidArgument` when there are more.
  init(_ node: PatternNode, options: TextFoldingOptions, stepLimit: Int? = stepLimit) throws(StoreError) {
    var compiler = PatternCompiler(options: options, stepLimit: stepLimit)
    start = try compiler.compile(node, next: try compiler.add(.match))
    steps = compiler.steps
    atoms = compiler.atoms
    traits = compiler.traits
  }
}
