/// For each record the numbers of those whose field leads to it.
final class BacklinkMap: Sendable {
  /// Rising, the place of each number beside it.
  private let keys: [Int64]
  private let numbers: [Int64]
  /// By the NFC of String keys.
  private let byText: [[UInt8]: [Int64]]

  init(_ path: BacklinkPath, _ source: any RowSource) throws {
    if path.textKey != nil {
      byText = try Self.texts(path, source)
      (keys, numbers) = ([], [])
    } else {
      let pairs = try Self.pairs(path, source)
      keys = pairs.map(\.key)
      numbers = pairs.map(\.number)
      byText = [:]
    }
  }

  func numbers(to number: Int64) -> ArraySlice<Int64> {
    let start = ColumnView.search(keys.count) { keys[$0] < number }
    var end = start
    while end < keys.count, keys[end] == number { end += 1 }
    return numbers[start..<end]
  }

  func numbers(to key: [UInt8]) -> ArraySlice<Int64> { byText[key]?[...] ?? [] }

  // MARK: Making

  private typealias Pair = (key: Int64, number: Int64)

  private static func pairs(_ path: BacklinkPath, _ source: any RowSource) throws -> [Pair] {
    var pairs = try indexed(path, source) ?? scanned(path, source)
    let isRising = zip(pairs, pairs.dropFirst()).allSatisfy { $0 < $1 }
    if !isRising { pairs.sort(by: <) }
    return pairs
  }

  /// From the entries of an index; nil when they do not tell it.
  private static func indexed(_ path: BacklinkPath, _ source: any RowSource) throws -> [Pair]? {
    guard let index = path.index, path.field.type.unsignedLimit == nil else { return nil }
    let shape = index.shape
    var pairs: [Pair] = []
    let isRead = try source.forEachEntry(path.table, index: index, bounds: .onlyValues, begin: { pairs = [] }) {
      entry in
      if entry[shape.flagsColumn] & shape.nilBit(key: 0) != 0 { return }
      pairs.append((KeyEncoding.signed(ofPattern: entry[0]), KeyEncoding.signed(ofPattern: entry[shape.numberColumn])))
    }
    return isRead ? pairs : nil
  }

  private static func scanned(_ path: BacklinkPath, _ source: any RowSource) throws -> [Pair] {
    var pairs: [Pair] = []
    try forEachRow(path, source) { row in
      switch path.field.type {
      case .link: pairs.append((try row.link(path.field), row.number))
      case .links: for key in Set(try row.links(path.field)) { pairs.append((key, row.number)) }
      default: if let key = row.recordNumber(path.field) { pairs.append((key, row.number)) }
      }
    }
    return pairs
  }

  private static func texts(_ path: BacklinkPath, _ source: any RowSource) throws -> [[UInt8]: [Int64]] {
    var numbers: [[UInt8]: [Int64]] = [:]
    try forEachRow(path, source) { row in
      let key = try row.withBytes(path.field) { text in TextOrder.withNFC(text) { Array($0) } }
      numbers[key, default: []].append(row.number)
    }
    return numbers
  }

  /// The records whose field has a value, by number.
  private static func forEachRow(
    _ path: BacklinkPath, _ source: any RowSource, _ body: (RowView) throws -> Void
  ) throws {
    let cursor = try source.primaryCursor(path.table, range: Int64.min...Int64.max, descending: false)
    while let row = try cursor.next() {
      if !row.isNil(path.field) { try body(row) }
    }
  }
}
