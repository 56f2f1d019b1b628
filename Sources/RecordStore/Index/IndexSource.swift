/// All that the indexes need to know about a store, so that the layer can be tested without one.
protocol IndexSource: FramePayloads {
  var definitions: [IndexDefinition] { get }

  func definition(table: Int, index: Int) -> IndexDefinition?

  /// Writes the row that a put or a restore has in an index, in the columns of the index's shape.
  func writeRow(
    _ definition: IndexDefinition, number: Int64, operationOffset: UInt64, to row: UnsafeMutablePointer<UInt64>) throws

  /// The keys that a put or a restore has in an index of a list: each once, rising.
  func listedKeys(_ definition: IndexDefinition, number: Int64, operationOffset: UInt64) throws -> [UInt64]

  /// The whole key, for the keys whose pattern does not tell everything: the bytes that are compared.
  func exactKey(_ definition: IndexDefinition, key: Int, operationOffset: UInt64) throws -> [UInt8]

  var textDefinitions: [TextIndexDefinition] { get }

  func textDefinition(table: Int, index: Int) -> TextIndexDefinition?

  /// Lends the texts that a put or a restore has in the fields of a text index, those that are not nil.
  func forEachText(
    _ definition: TextIndexDefinition, number: Int64, operationOffset: UInt64,
    _ body: (UnsafeRawBufferPointer) -> Void) throws

  /// Whether two puts or restores of a record have the same bytes in the fields of a text index.
  func haveSameTexts(
    _ definition: TextIndexDefinition, number: Int64, _ first: UInt64, _ second: UInt64
  ) throws -> Bool

  /// A pass over all operations has come to this offset; what lies before is not needed soon.
  func didPass(operationOffset: UInt64)
}
