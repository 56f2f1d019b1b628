/// What scalars become in a form, for the ranges of classes. Looked up in the tables once for each form.
struct CharacterChanges {
  private struct Change {
    let scalar: UInt32
    let form: [UInt32]
  }

  private var lists: [TextFoldingOptions: [Change]] = [:]

  /// What scalars of a range become that is not in the range itself.
  mutating func others(of range: ClosedRange<UInt32>, _ options: TextFoldingOptions) -> Set<[UInt32]> {
    var result: Set<[UInt32]> = []
    if range.count <= 0x100 && lists[options] == nil {
      for scalar in range where Unicode.Scalar(scalar) != nil {
        guard let form = CharacterClass.rewritten([scalar], TextForm(options)), isOutside(form, range) else { continue }
        result.insert(form)
      }
      return result
    }
    let list = lists[options] ?? CharacterChanges.list(TextForm(options))
    lists[options] = list
    for change in list where range.contains(change.scalar) && isOutside(change.form, range) {
      result.insert(change.form)
    }
    return result
  }

  private func isOutside(_ form: [UInt32], _ range: ClosedRange<UInt32>) -> Bool {
    form.count > 1 || !range.contains(form[0])
  }

  private static func list(_ form: TextForm) -> [Change] {
    var scalars: Set<UInt32> = []
    ScalarTrie.canonical.forEachNonZero { scalar, _ in scalars.insert(scalar) }
    if form != .canonical { ScalarTrie.folding.forEachNonZero { scalar, _ in scalars.insert(scalar) } }
    return scalars.sorted().compactMap { scalar in
      guard let form = CharacterClass.rewritten([scalar], form), form != [scalar] else { return nil }
      return Change(scalar: scalar, form: form)
    }
  }
}
