/// Looking for words in a text index.
extension IndexView {
  /// Later grams are left out where the records with the rarer ones are so much fewer: reading those takes less.
  private static let readingFactor = 64

  /// Whether the index can be read: it is built, and folded as this program folds.
  func canRead(_ definition: TextIndexDefinition) throws -> Bool {
    guard states.isBuilt(table: definition.table, index: definition.index) else { return false }
    return try textRuns(definition).allSatisfy { $0.run.directory.foldingVersion == TextFolding.tableVersion }
  }

  private func textRuns(_ definition: TextIndexDefinition) throws -> [(run: TextRun, descriptor: RunDescriptor)] {
    guard let state = stateIndex(table: definition.table, index: definition.index) else { return [] }
    return try states[state].runs.map { (try TextRun($0, source), $0) }
  }

  /// Bytes of the payloads of all its runs.
  func byteCount(_ definition: TextIndexDefinition) throws -> Int {
    try textRuns(definition).reduce(0) { $0 + $1.run.directory.byteCount }
  }

  /// How many records the index names for a word, roughly, and how many have changed since it was written.
  func estimatedCount(_ definition: TextIndexDefinition, _ needle: TextNeedle) throws -> Int {
    var count = layers.reduce(0) { $0 + $1.count }
    for (run, _) in try textRuns(definition) {
      var least = Int.max
      for gram in needle.grams where least > 0 { least = min(least, try run.estimatedCount(of: gram.value)) }
      count += least
      if needle.includesIrregular { count += try run.estimatedCount(of: TextGram.irregular.value) }
    }
    return count
  }

  /// The records that may have a word in the fields of the index; every record that has it is among them.
  func candidates(_ definition: TextIndexDefinition, _ needle: TextNeedle) throws -> TextCandidates {
    var result = TextCandidates(areProven: needle.isProof)
    result.changed = changedNumbers(table: definition.table)
    var patterns: [UInt64] = []
    for (run, descriptor) in try textRuns(definition) {
      try appendNumbers(run, try DeadMarks(descriptor, source), needle, to: &patterns)
    }
    // Mostly each run has numbers above those of the runs before.
    if zip(patterns, patterns.dropFirst()).contains(where: { $0 >= $1 }) { patterns.sort() }
    result.numbers = Self.union(patterns.lazy.map { KeyEncoding.signed(ofPattern: $0) }, result.changed)
    return result
  }

  /// What the runs of the index hold of records that have not changed since.
  func digest(_ definition: TextIndexDefinition) throws -> TextIndexDigest {
    let changed = Set(changedNumbers(table: definition.table).map { KeyEncoding.pattern(ofSigned: $0) })
    var digest = TextIndexDigest()
    for (run, descriptor) in try textRuns(definition) {
      let documents = try MergedDocuments([descriptor], [run], late: [], source)
      for number in documents.numbers where !changed.contains(number) { digest.add(document: number) }
      var cursor = try TextListCursor(run, from: 0)
      var positions = PositionBuffer()
      while let gram = cursor.gram {
        positions.truncate(to: 0)
        try cursor.takePositions(to: &positions)
        for position in positions.positions {
          guard let place = documents.place(run: 0, Int(position)) else { continue }
          let number = documents.numbers[Int(place)]
          if !changed.contains(number) { digest.add(gram: gram, number) }
        }
      }
    }
    return digest
  }

  /// The records with operations since the runs, rising.
  func changedNumbers(table: Int) -> [Int64] {
    var numbers: [Int64] = []
    for layer in layers {
      for index in 0..<layer.count where Int(layer.delta.records[index].table) == table {
        numbers.append(layer.delta.records[index].number)
      }
    }
    numbers.sortUnique()
    return numbers
  }

  /// Two lists that rise, as one in which each number is once.
  private static func union(_ left: some Sequence<Int64>, _ right: [Int64]) -> [Int64] {
    var result: [Int64] = []
    var index = 0
    func add(_ number: Int64) { if result.last != number { result.append(number) } }
    for number in left {
      while index < right.count, right[index] < number {
        add(right[index])
        index += 1
      }
      add(number)
    }
    for number in right[index...] { add(number) }
    return result
  }

  private func appendNumbers(
    _ run: TextRun, _ dead: DeadMarks, _ needle: TextNeedle, to patterns: inout [UInt64]
  ) throws {
    var positions = PositionBuffer()
    try intersect(run, needle.grams, to: &positions)
    if needle.includesIrregular {
      let count = positions.count
      try run.positions(of: TextGram.irregular.value, to: &positions)
      if positions.count > count { positions.sort() }
    }
    guard positions.count > 0 else { return }
    let all = positions.positions
    var index = 0
    var bits: ContiguousArray<UInt64> = []
    try run.forEachDocumentSegment(upTo: Int(all[all.count - 1])) { start, numbers, count in
      guard index < all.count, Int(all[index]) < start + count else { return }
      let hasDead = !dead.isEmpty && dead.mark(start..<start + count, in: &bits)
      while index < all.count, Int(all[index]) < start + count {
        let place = Int(all[index]) - start
        if !hasDead || bits[place >> 6] & (1 << UInt64(place & 63)) == 0 { patterns.append(numbers[place]) }
        index += 1
      }
    }
  }

  /// Gathers the positions with all grams, the rarest gram first.
  private func intersect(_ run: TextRun, _ grams: [TextGram], to positions: inout PositionBuffer) throws {
    var counted: [(gram: UInt64, count: Int)] = []
    for gram in grams {
      let count = try run.estimatedCount(of: gram.value)
      if count == 0 { return }
      counted.append((gram.value, count))
    }
    counted.sort { $0.count < $1.count }
    try run.positions(of: counted[0].gram, to: &positions)
    var other = PositionBuffer()
    for (gram, count) in counted.dropFirst() {
      if positions.count == 0 || count / Self.readingFactor > positions.count { return }
      other.truncate(to: 0)
      try run.positions(of: gram, to: &other)
      positions.keep(commonWith: other)
    }
  }
}
