@testable import RecordStore
@testable import RecordStoreTestSupport

/// A store of records with three fields, in memory: what the indexes need of a store, and a model beside it.
final class FixtureSource: MemoryIndexSource, @unchecked Sendable {
  struct Version: Equatable {
    var number: Int64
    var score: Int64?
    var name: [UInt8]?
    var star: Int64?
    /// A list with repetitions, in no order.
    var links: [Int64] = []
  }

  static let table = 3
  static let indexes = [
    IndexSchema(id: 1, keys: [1], included: [3], isUnique: false),
    IndexSchema(id: 2, keys: [2], included: [], isUnique: false),
    IndexSchema(id: 3, keys: [1, 2], included: [3], isUnique: false),
    IndexSchema(id: 4, keys: [4], included: [], isUnique: false),
  ]
  static let schema = TableSchema(
    id: table, name: "Item", version: 1, keyKind: .int, isAutoIncrement: true, keyField: 0,
    fields: [
      FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
      FieldSchema(id: 2, name: "score", type: .int64, isOptional: true),
      FieldSchema(id: 3, name: "name", type: .bytes, isOptional: true),
      FieldSchema(id: 4, name: "star", type: .int64, isOptional: true),
      FieldSchema(
        id: 5, name: "links", type: .links, isOptional: false,
        detail: .target(LinkTarget(table: "Item", deletion: .nullify))),
    ], indexes: indexes)
  static let byScore = IndexDefinition(schema: schema, fields: indexes[0])
  static let byName = IndexDefinition(schema: schema, fields: indexes[1])
  static let byScoreAndName = IndexDefinition(schema: schema, fields: indexes[2])
  static let byLinks = IndexDefinition(schema: schema, fields: indexes[3])

  var definitions = [byScore, byName, byScoreAndName, byLinks]
  var versions: [UInt64: Version] = [:]
  let frames = MemoryFrames()

  func writeRow(
    _ definition: IndexDefinition, number: Int64, operationOffset: UInt64, to row: UnsafeMutablePointer<UInt64>
  ) throws {
    let version = try version(operationOffset)
    let shape = definition.shape
    var flags: UInt64 = 0
    for (position, key) in keys(version, definition).enumerated() {
      row[position] = key.pattern
      if key.keyClass == 2 { flags |= shape.nilBit(key: position) }
      if key.keyClass == 1 { flags |= shape.inexactBit(key: position) }
    }
    row[shape.numberColumn] = KeyEncoding.pattern(ofSigned: number)
    if definition.includedCount > 0 {
      row[shape.includedColumn] = version.star.map { KeyEncoding.pattern(ofSigned: $0) } ?? KeyEncoding.nilPattern
      if version.star == nil { flags |= shape.nilBit(included: 0) }
    }
    row[shape.flagsColumn] = flags
  }

  func listedKeys(_ definition: IndexDefinition, number: Int64, operationOffset: UInt64) throws -> [UInt64] {
    Set(try version(operationOffset).links).sorted().map { KeyEncoding.pattern(ofSigned: $0) }
  }

  func exactKey(_ definition: IndexDefinition, key: Int, operationOffset: UInt64) throws -> [UInt8] {
    try version(operationOffset).name ?? []
  }

  /// The whole keys of a version, for the model too.
  func keys(_ version: Version, _ definition: IndexDefinition) -> [IndexKey] {
    let score = version.score.map { IndexKey.signed($0) } ?? .null
    let name = version.name.map { IndexKey.bytes($0) } ?? .null
    switch definition.index {
    case 1: return [score]
    case 2: return [name]
    default: return [score, name]
    }
  }
}

/// Indexes that are changed step by step, and a plain list that says what they must answer.
struct IndexFixture: ChangingIndexes {
  let source = FixtureSource()
  var states: [IndexState] = []
  var delta = Delta()
  var newest: [Int64: (offset: UInt64, version: FixtureSource.Version?)] = [:]
  var blobs: [UInt64: [UInt64]] = [:]
  var nextOffset: UInt64 = 64
  var limits = RunLimits()

  init() {
    limits.segmentEntryCount = 8
    limits.sortedRowCount = 16
    limits.levelEntryCount = 8
    limits.fanOut = 3
    limits.mergeFactor = 2
    limits.mergeByteCount = 1
    limits.inlineDeadCount = 3
    limits.lateDeadCount = 12
  }

  mutating func put(_ version: FixtureSource.Version, in delta: Delta) {
    nextOffset += 8
    source.versions[nextOffset] = version
    newest[version.number] = (nextOffset, version)
    delta.append(
      table: FixtureSource.table, number: version.number, operationOffset: nextOffset, isDeleted: false)
  }

  mutating func delete(_ number: Int64, in delta: Delta) {
    nextOffset += 8
    newest[number] = (nextOffset, nil)
    delta.append(table: FixtureSource.table, number: number, operationOffset: nextOffset, isDeleted: true)
  }

  mutating func addBlob(hash: UInt64, in delta: Delta) {
    nextOffset += 8
    blobs[hash, default: []].append(nextOffset)
    delta.appendBlob(hash: hash, operationOffset: nextOffset)
  }

  // MARK: What must come out

  struct Bounds {
    var lower: IndexBound?
    var upper: IndexBound?
  }

  /// The live versions in the order of an index.
  func expected(
    _ definition: IndexDefinition, _ bounds: Bounds = Bounds(), order: ScanOrder = .ascending, nilsFirst: Bool = false
  ) -> [FixtureSource.Version] {
    func isNil(_ version: FixtureSource.Version) -> Bool { source.keys(version, definition)[0].keyClass == 2 }
    func fits(_ version: FixtureSource.Version) -> Bool {
      let keys = source.keys(version, definition)
      if let lower = bounds.lower {
        let order = ExactGroup.compare(keys, lower.keys)
        if order < 0 || (order == 0 && !lower.isInclusive) { return false }
      }
      if let upper = bounds.upper {
        let order = ExactGroup.compare(keys, upper.keys)
        if order > 0 || (order == 0 && !upper.isInclusive) { return false }
      } else if let lower = bounds.lower, isNil(version) {
        return lower.keys[0].keyClass == 2
      }
      return true
    }
    return newest.values.compactMap(\.version).filter(fits).sorted { left, right in
      if isNil(left) != isNil(right) { return isNil(left) == nilsFirst }
      let keys = ExactGroup.compare(source.keys(left, definition), source.keys(right, definition))
      if keys != 0 { return (keys < 0) != order.isDescending }
      return (left.number < right.number) != order.numbersDescend
    }
  }
}

extension FixtureSource {
  var textDefinitions: [TextIndexDefinition] { [] }

  func forEachText(
    _ definition: TextIndexDefinition, number: Int64, operationOffset: UInt64,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws {}

  func haveSameTexts(
    _ definition: TextIndexDefinition, number: Int64, _ first: UInt64, _ second: UInt64
  ) throws -> Bool { true }
}
