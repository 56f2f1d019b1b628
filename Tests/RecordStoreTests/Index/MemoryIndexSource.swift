@testable import RecordStore

/// Versions of records, and runs, in memory: what the fixtures of all indexes share.
protocol MemoryIndexSource: IndexSource {
  associatedtype Version
  var versions: [UInt64: Version] { get }
  var frames: MemoryFrames { get }
}

extension MemoryIndexSource {
  func payload(ofFrame offset: UInt64) throws -> UnsafeRawBufferPointer { try frames.payload(ofFrame: offset) }

  func definition(table: Int, index: Int) -> IndexDefinition? {
    definitions.first { $0.table == table && $0.index == index }
  }

  func textDefinition(table: Int, index: Int) -> TextIndexDefinition? {
    textDefinitions.first { $0.table == table && $0.index == index }
  }

  func didPass(operationOffset: UInt64) {}

  func version(_ offset: UInt64) throws -> Version {
    guard let version = versions[offset] else { throw StoreError.damaged("a version", offset: offset) }
    return version
  }
}
