/// A sequence of scalars in a pool of the tables.
enum PooledScalars {
  private static let hasNext: UInt32 = 0x10_0000

  @inline(__always)
  static func forEach(_ pool: StaticString, at place: Int, _ body: (UInt32) -> Void) {
    var place = place
    while true {
      let number = ScalarTrie.number(pool, place)
      body(number & (hasNext - 1))
      if number & hasNext == 0 { return }
      place += 1
    }
  }

  /// The scalar at a place, and whether its sequence goes on.
  @inline(__always)
  static func part(_ pool: StaticString, at place: Int) -> (scalar: UInt32, hasNext: Bool) {
    let number = ScalarTrie.number(pool, place)
    return (number & (hasNext - 1), number & hasNext != 0)
  }
}
