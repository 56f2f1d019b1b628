/// The postings of a text index in one number: two that have the same ones, in whatever order, have the same digest.
struct TextIndexDigest: Equatable {
  private(set) var documentCount = 0
  private(set) var postingCount = 0
  private var sum: UInt64 = 0
  private var grams: [UInt64] = []

  static func == (first: TextIndexDigest, second: TextIndexDigest) -> Bool {
    first.documentCount == second.documentCount && first.postingCount == second.postingCount
      && first.sum == second.sum
  }

  /// - Parameter number: as a pattern.
  mutating func add(document number: UInt64) {
    documentCount += 1
    sum &+= Self.hash(0, number)
  }

  mutating func add(gram: UInt64, _ number: UInt64) {
    postingCount += 1
    sum &+= Self.hash(gram &+ 1, number)
  }

  private static func hash(_ gram: UInt64, _ number: UInt64) -> UInt64 {
    var hash = (gram ^ (gram >> 29)) &* 0x9E37_79B1_85EB_CA87
    hash = (hash ^ number ^ (hash >> 31)) &* 0xC2B2_AE3D_27D4_EB4F
    return hash ^ (hash >> 32)
  }

  /// Adds the postings that a put or a restore has.
  mutating func add(
    _ definition: TextIndexDefinition, number: Int64, operationOffset: UInt64, of source: any IndexSource
  ) throws {
    let pattern = KeyEncoding.pattern(ofSigned: number)
    grams.removeAll(keepingCapacity: true)
    try source.forEachText(definition, number: number, operationOffset: operationOffset) { text in
      TextFolding.fold(utf8: text).withUnsafeBytes { folded in
        TextClusters.forEachGram(folded) { grams.append($0.value) }
      }
      if !TextClusters.areKept(text) { grams.append(TextGram.irregular.value) }
    }
    grams.sort()
    add(document: pattern)
    for (index, gram) in grams.enumerated() where index == 0 || grams[index - 1] != gram { add(gram: gram, pattern) }
  }
}
