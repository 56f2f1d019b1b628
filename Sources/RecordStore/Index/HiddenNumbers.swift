/// Records whose entries in a source do not count, because newer operations have changed them.
struct HiddenNumbers: Sendable {
  private var sets: [ChangedNumbers] = []
  private var layers: [DeltaPrefix] = []
  private var table = 0

  init() {}

  /// - Parameter sets: made for a scan.
  init(sets: [ChangedNumbers]) { self.sets = sets }

  /// Asks the layers themselves, for a few entries.
  init(layers: [DeltaPrefix], table: Int) {
    self.layers = layers
    self.table = table
  }

  var isEmpty: Bool { sets.isEmpty && layers.isEmpty }

  /// - Parameter number: as a pattern.
  func contains(_ number: UInt64) -> Bool {
    for set in sets where set.contains(number) { return true }
    for layer in layers where layer.newest(table: table, number: KeyEncoding.signed(ofPattern: number)) != nil {
      return true
    }
    return false
  }
}
