@testable import RecordStore
@testable import RecordStoreTestSupport

/// Records of two texts, in memory: what a text index needs of a store.
final class TextFixtureSource: MemoryIndexSource, @unchecked Sendable {
  struct Version: Equatable {
    var number: Int64
    var title: String
    var detail: String?
  }

  static let table = 7
  static let schema = TableSchema(
    id: table, name: "Item", version: 1, keyKind: .int, isAutoIncrement: true, keyField: 0,
    fields: [
      FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
      FieldSchema(id: 2, name: "title", type: .string, isOptional: false),
      FieldSchema(id: 3, name: "detail", type: .string, isOptional: true),
    ], indexes: [], textIndexes: [TextIndexSchema(id: 4, fields: [1, 2])])
  static let definition = TextIndexDefinition(schema: schema, fields: schema.textIndexes[0])

  let definitions: [IndexDefinition] = []
  var textDefinitions = [definition]
  var versions: [UInt64: Version] = [:]
  let frames = MemoryFrames()

  func writeRow(
    _ definition: IndexDefinition, number: Int64, operationOffset: UInt64, to row: UnsafeMutablePointer<UInt64>
  ) throws {}

  func listedKeys(_ definition: IndexDefinition, number: Int64, operationOffset: UInt64) throws -> [UInt64] { [] }

  func exactKey(_ definition: IndexDefinition, key: Int, operationOffset: UInt64) throws -> [UInt8] { [] }

  func forEachText(
    _ definition: TextIndexDefinition, number: Int64, operationOffset: UInt64,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws {
    let version = try version(operationOffset)
    for text in [version.title, version.detail] {
      if let text { Array(text.utf8).withUnsafeBytes { body($0) } }
    }
  }

  func haveSameTexts(
    _ definition: TextIndexDefinition, number: Int64, _ first: UInt64, _ second: UInt64
  ) throws -> Bool {
    try version(first) == version(second)
  }
}

/// A text index that is changed step by step, and the records that it must find.
struct TextIndexFixture: ChangingIndexes {
  let source = TextFixtureSource()
  var states: [IndexState] = []
  var delta = Delta()
  var newest: [Int64: TextFixtureSource.Version] = [:]
  private var nextOffset: UInt64 = 64
  var limits = RunLimits()
  var texts: RandomText

  init(seed: UInt64) {
    texts = RandomText(seed: seed)
    limits.segmentEntryCount = 8
    limits.levelEntryCount = 8
    limits.textFanOut = 3
    limits.mergeFactor = 2
    limits.mergeByteCount = 1
    limits.inlineDeadCount = 3
    limits.lateDeadCount = 12
    limits.textSegmentByteCount = 200
    limits.textByteCount = 1
  }

  /// A text of few different characters, so that words are found.
  mutating func text(upTo limit: Int) -> String {
    if texts.generator.oneIn(4) { return texts.text(upTo: limit) }
    var text = ""
    for _ in 0..<texts.generator.below(limit + 1) { text += ["東", "京", "ガ", "a", "B", " "][texts.generator.below(6)] }
    return text
  }

  mutating func put(number: Int64, in delta: Delta) {
    var version = TextFixtureSource.Version(number: number, title: text(upTo: 6), detail: text(upTo: 20))
    if texts.generator.oneIn(5) { version.detail = nil }
    if texts.generator.oneIn(4), let old = newest[number] { version = old }
    put(version, in: delta)
  }

  mutating func put(_ version: TextFixtureSource.Version, in delta: Delta) {
    nextOffset += 8
    source.versions[nextOffset] = version
    newest[version.number] = version
    delta.append(
      table: TextFixtureSource.table, number: version.number, operationOffset: nextOffset, isDeleted: false)
  }

  mutating func delete(_ number: Int64, in delta: Delta) {
    nextOffset += 8
    newest[number] = nil
    delta.append(table: TextFixtureSource.table, number: number, operationOffset: nextOffset, isDeleted: true)
  }

  /// Makes the runs those of a program with other tables.
  func setFoldingVersion(_ version: UInt32) throws {
    for run in state?.runs ?? [] {
      let payload = try source.payload(ofFrame: run.directoryOffset)
      UnsafeMutableRawPointer(mutating: payload.baseAddress)?.storeBytes(of: version, toByteOffset: 24, as: UInt32.self)
    }
  }

  var state: IndexState? { states.first { $0.index == TextFixtureSource.definition.index } }

  /// The records that a scan finds.
  func expected(_ matcher: TextMatcher) -> [Int64] {
    newest.values.filter { version in
      [version.title, version.detail].contains { text in
        text.map { Array($0.utf8).withUnsafeBytes { matcher.matches(utf8: $0) } } ?? false
      }
    }.map(\.number).sorted()
  }
}
