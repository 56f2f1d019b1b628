/// Paths, functions and SUBQUERY.
extension PredicateResolver {
  func path(_ path: PredicatePath, _ frames: [Frame]) throws(PredicateFault) -> PredicateOperand {
    var (walk, levels) = try start(path, frames)
    let names = try flat(path.steps, frames[frames.count - 1 - levels])
    let content = try follow(names, &walk, frames, path)
    let shown = PredicateDescription(path).text
    let operand = PredicateOperand(content: content, offset: path.offset, text: shown, levels: levels)
    if case .single(let single) = content { try checkElement(single, operand) }
    return operand
  }

  /// The record that the path begins at: that of its variable, or the outermost.
  private func start(
    _ path: PredicatePath, _ frames: [Frame]
  ) throws(PredicateFault) -> (walk: PredicatePathWalk, levels: Int) {
    var index = 0
    if let variable = path.variable {
      guard let found = frames.lastIndex(where: { $0.variable == variable }) else {
        let known = frames.compactMap(\.variable).map { "$" + $0 }
        let remedy = known.isEmpty ? "Only SUBQUERY has variables." : "There is \(known.joined(separator: ", "))."
        throw PredicateFault(offset: path.offset, message: "there is no variable $\(variable) here. \(remedy)")
      }
      index = found
    }
    let frame = frames[index]
    return (PredicatePathWalk(frame.scope, elementType: frame.elementType), frames.count - 1 - index)
  }

  /// The steps with names for arguments, and without SELF.
  private func flat(_ steps: [PredicatePath.Step], _ frame: Frame) throws(PredicateFault) -> [PredicatePath.Step] {
    var flat: [PredicatePath.Step] = []
    for step in steps {
      switch step.part {
      case .argument(let position):
        for name in arguments.names(at: position) {
          let function = name.first == "@" ? PredicateFunction(word: String(name.dropFirst())) : nil
          let part = function.map { .function($0) } ?? PredicatePath.Part.name(name, isWord: false)
          flat.append(PredicatePath.Step(part: part, offset: step.offset))
        }
      case .name(let name, isWord: true) where flat.isEmpty && PredicateKeyword(word: name) == .selfRecord:
        if frame.scope.meaning(of: name) != nil { flat.append(step) }
      case .name, .key, .function: flat.append(step)
      }
    }
    return flat
  }

  private func follow(
    _ steps: [PredicatePath.Step], _ walk: inout PredicatePathWalk, _ frames: [Frame], _ path: PredicatePath
  ) throws(PredicateFault) -> PredicateOperand.Content {
    for (index, step) in steps.enumerated() {
      switch step.part {
      case .name(let name, _):
        try checkVariable(name, isFirst: index == 0 && path.variable == nil, frames, at: step.offset)
        try walk.follow(name, at: step.offset)
      case .key(let key): try walk.take(key: key, at: step.offset)
      case .argument: break
      case .function(let function):
        let value = try aggregate(function, steps[(index + 1)...], &walk, where: nil, at: step.offset)
        return .single(value)
      }
    }
    return try walk.end(at: path.offset)
  }

  /// Within SUBQUERY a name without the variable is one of the outermost record.
  private func checkVariable(
    _ name: String, isFirst: Bool, _ frames: [Frame], at offset: Int
  ) throws(PredicateFault) {
    let last = frames[frames.count - 1]
    guard isFirst, frames.count > 1, frames[0].scope.meaning(of: name) == nil, let variable = last.variable,
      last.elementType == nil, last.scope.meaning(of: name) != nil
    else { return }
    throw PredicateFault(
      offset: offset,
      message: "\(frames[0].scope.title) has no property '\(name)': did you mean '$\(variable).\(name)'?")
  }

  // MARK: Functions

  /// One value of a collection: of its elements, or of what the path names before or behind the function.
  private func aggregate(
    _ function: PredicateFunction, _ rest: ArraySlice<PredicatePath.Step>, _ walk: inout PredicatePathWalk,
    where condition: QueryExpression?, at offset: Int
  ) throws(PredicateFault) -> PredicateOperand.Single {
    let isBehind = walk.isBehindCollection
    var element = isBehind ? try walk.single(at: offset) : nil
    let table = walk.start
    let path = isBehind ? walk.collection ?? CollectionPath() : try walk.endCollection(at: offset)
    for step in rest {
      guard case .name(let name, _) = step.part, !isBehind, function != .count else {
        throw PredicateFault(
          offset: step.offset, message: "nothing can stand behind \(function.text) here. A path has one function.")
      }
      try walk.follow(name, at: step.offset)
      if walk.collection != path {
        throw PredicateFault(offset: step.offset, message: "what a function adds up must be one value of each element.")
      }
    }
    let isOfElements = rest.isEmpty && !isBehind
    if !isOfElements, element == nil { element = try walk.single(at: offset) }
    let inner = try isOfElements ? walk.single(at: offset) : element
    let type = try type(of: function, inner?.type ?? .link, at: offset)
    return PredicateOperand.Single(
      value: .aggregate(function.aggregate, path, of: element?.value, where: condition), type: type, table: table)
  }

  private func type(
    of function: PredicateFunction, _ element: PropertyType, at offset: Int
  ) throws(PredicateFault) -> PropertyType {
    if let type = function.aggregate.type(of: element) { return type }
    let what =
      element == .link || element == .embedded
      ? "Name a property behind it, as in comments.\(function.text).star." : "This is \(element.words)."
    let needed = function == .sum || function == .average ? "numbers" : "what has an order"
    throw PredicateFault(offset: offset, message: "\(function.text) is for \(needed). \(what)")
  }

  /// A variable for the elements of a collection, and a function of those that satisfy the condition.
  func subquery(
    _ subquery: PredicateSubquery, _ frames: [Frame], at offset: Int
  ) throws(PredicateFault) -> PredicateOperand {
    var (walk, levels) = try start(subquery.collection, frames)
    let around = Array(frames.dropLast(levels))
    for step in try flat(subquery.collection.steps, around[around.count - 1]) {
      switch step.part {
      case .name(let name, _): try walk.follow(name, at: step.offset)
      case .key(let key): try walk.take(key: key, at: step.offset)
      case .argument, .function:
        throw PredicateFault(offset: step.offset, message: "SUBQUERY takes a collection, and no function of one.")
      }
    }
    guard !walk.isBehindCollection else {
      throw PredicateFault(
        offset: subquery.collection.offset, message: "SUBQUERY takes a collection of records or of elements.")
    }
    _ = try walk.endCollection(at: subquery.collection.offset)
    let frame = Frame(variable: subquery.variable, scope: walk.scope, elementType: walk.elementType)
    let condition = try condition(subquery.condition, around + [frame])
    guard case .function(let function) = subquery.steps[0].part else {
      throw PredicateFault(
        offset: subquery.steps[0].offset, message: "a function must follow the SUBQUERY, as in SUBQUERY(…).@count.")
    }
    let value = try aggregate(
      function, subquery.steps[1...], &walk, where: condition, at: subquery.steps[0].offset)
    return PredicateOperand(content: .single(value), offset: offset, text: "the SUBQUERY", levels: levels)
  }
}

extension PredicateFunction {
  var aggregate: Aggregate {
    switch self {
    case .count: .count
    case .sum: .sum
    case .average: .average
    case .minimum: .minimum
    case .maximum: .maximum
    }
  }
}

extension PredicateArithmetic {
  var queryOperator: ArithmeticOperator {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    }
  }
}
