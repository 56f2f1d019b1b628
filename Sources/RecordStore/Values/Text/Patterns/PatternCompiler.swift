/// Makes the steps of a pattern, from its end to its start: what comes next is always known.
struct PatternCompiler {
  private(set) var steps: [PatternProgram.Step] = []
  private(set) var atoms: [PatternAtom] = []
  private(set) var traits: CharacterTraits = []
  private var numbers: [PatternAtom: Int] = [:]
  private var classNumbers: [CharacterClass: Int] = [:]
  private var changes = CharacterChanges()
  private var visitCount = 0
  private let options: TextFoldingOptions
  private let stepLimit: Int?

  init(options: TextFoldingOptions, stepLimit: Int?) {
    self.options = options
    self.stepLimit = stepLimit
  }

  mutating func add(_ step: PatternProgram.Step) throws(StoreError) -> Int {
    if let stepLimit, steps.count >= stepLimit { throw tooLarge(stepLimit) }
    steps.append(step)
    return steps.count - 1
  }

  private mutating func spend(_ count: Int) throws(StoreError) {
    visitCount += count
    if let stepLimit, visitCount > stepLimit * 10 { throw tooLarge(stepLimit) }
  }

  private func tooLarge(_ limit: Int) -> StoreError {
    .invalidArgument("the pattern is too large: its repeats written out have more than \(limit) parts.")
  }

  /// The step where the node begins, if `next` is where it goes on.
  mutating func compile(_ node: PatternNode, next: Int) throws(StoreError) -> Int {
    // Repeats of nothing add no step, and take time all the same.
    try spend(1)
    switch node {
    case .text(let scalars, let isCaseless): return try text(scalars, isCaseless: isCaseless, next: next)
    case .character(let set):
      return try add(.atom(try number(set), next: next))
    case .assertion(let assertion):
      traits.formUnion(assertion.traits)
      return try add(.assertion(assertion, next: next))
    case .sequence(let parts):
      var entry = next
      for part in parts.reversed() { entry = try compile(part, next: entry) }
      return entry
    case .choice(let branches):
      var entry: Int?
      for branch in branches.reversed() {
        let own = try compile(branch, next: next)
        if let others = entry { entry = try add(.split(own, others)) } else { entry = own }
      }
      return entry ?? next
    case .repetition(let inner, let least, let most, let isLazy):
      return try repetition(inner, least, most, isLazy, next: next)
    }
  }

  private mutating func repetition(
    _ inner: PatternNode, _ least: Int, _ most: Int?, _ isLazy: Bool, next: Int
  ) throws(StoreError) -> Int {
    var entry = next
    if let most {
      for _ in least..<most {
        let body = try compile(inner, next: entry)
        entry = try add(isLazy ? .split(next, body) : .split(body, next))
      }
    } else {
      let loop = try add(.split(next, next))
      let body = try compile(inner, next: loop)
      steps[loop] = isLazy ? .split(next, body) : .split(body, next)
      entry = loop
    }
    for _ in 0..<least { entry = try compile(inner, next: entry) }
    return entry
  }

  private mutating func text(_ scalars: [UInt32], isCaseless: Bool, next: Int) throws(StoreError) -> Int {
    var entry = next
    let isFolded = options.contains(.case) || !isCaseless
    for character in PatternCompiler.characters(of: scalars, TextForm(options)).reversed() {
      let atom: PatternAtom
      if isFolded {
        atom = .character(character)
      } else {
        let options = options.union(.case)
        atom = .caseless(PatternCompiler.bytes(of: character, TextForm(options)), options)
      }
      entry = try add(.atom(number(atom), next: entry))
    }
    return entry
  }

  private mutating func number(_ set: CharacterClass) throws(StoreError) -> Int {
    if let number = classNumbers[set] { return number }
    let own = set.inForm(options, &changes)
    try spend(own.partCount)
    let result = number(.characterClass(own))
    classNumbers[set] = result
    return result
  }

  private mutating func number(_ atom: PatternAtom) -> Int {
    if let number = numbers[atom] { return number }
    atoms.append(atom)
    numbers[atom] = atoms.count - 1
    return atoms.count - 1
  }

  /// Text in a form.
  static func bytes(of scalars: [UInt32], _ form: TextForm) -> [UInt8] {
    var text = TextBytes(capacity: scalars.count * 4)
    text.reserve(scalars.count * 4)
    for scalar in scalars { text.write(scalar: scalar) }
    return form.rewritten(text.bytes)
  }

  private static func characters(of scalars: [UInt32], _ form: TextForm) -> [[UInt32]] {
    bytes(of: scalars, form).withUnsafeBytes(PatternReader.characters)
  }
}
