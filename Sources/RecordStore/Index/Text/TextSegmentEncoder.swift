/// Gathers lists of positions for one segment of a text index.
struct TextSegmentEncoder {
  private var groups = ByteWriter(capacity: 1_024)
  private var entries = ByteWriter(capacity: 4_096)
  private var data = ByteWriter(capacity: 65_536)
  private var list = ByteWriter(capacity: 4_096)
  private var payload = ByteWriter(capacity: 65_536)
  private var groupCount = 0
  private var lastGram: UInt64 = 0
  private(set) var listCount = 0
  private(set) var firstGram: UInt64 = 0
  private(set) var firstPosition: UInt32 = 0

  /// What the payload would take.
  var byteCount: Int {
    TextSegmentLayout.headByteCount + groups.count + entries.count + data.count + PostingList.paddingByteCount
  }

  /// - Parameter positions: rising, 1 to `PostingList.countLimit`. The gram is not below the one before.
  mutating func append(_ gram: UInt64, _ positions: UnsafeBufferPointer<UInt32>) {
    if listCount == 0 { (firstGram, firstPosition) = (gram, positions[0]) }
    if listCount % TextSegmentLayout.groupListCount == 0 {
      groups.appendU64(gram)
      groups.appendU32(UInt32(entries.count))
      groups.appendU32(UInt32(data.count))
      groupCount += 1
      lastGram = gram
    }
    entries.appendVarint(gram - lastGram)
    entries.appendVarint(UInt64(positions.count))
    if positions.count == 1 {
      entries.appendVarint(UInt64(positions[0]))
    } else {
      list.removeAll()
      PostingList.encode(positions, into: &list)
      entries.appendVarint(UInt64(list.count))
      list.withBytes { data.appendBytes($0) }
    }
    lastGram = gram
    listCount += 1
  }

  /// Lends the payload and starts anew.
  mutating func finish<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
    let entriesStart = TextSegmentLayout.headByteCount + groups.count
    let dataStart = entriesStart + entries.count
    payload.removeAll()
    payload.appendU8(RunContent.textLists.rawValue)
    payload.appendZeros(3)
    payload.appendU32(UInt32(listCount))
    payload.appendU32(UInt32(groupCount))
    payload.appendU32(UInt32(dataStart))
    groups.withBytes { groups in
      for group in 0..<groupCount {
        let at = group * TextSegmentLayout.groupByteCount
        payload.appendU64(groups.load64(at: at))
        payload.appendU32(groups.load32(at: at + 8) + UInt32(entriesStart))
        payload.appendU32(groups.load32(at: at + 12) + UInt32(dataStart))
      }
    }
    entries.withBytes { payload.appendBytes($0) }
    data.withBytes { payload.appendBytes($0) }
    payload.appendZeros(PostingList.paddingByteCount)
    groups.removeAll()
    entries.removeAll()
    data.removeAll()
    groupCount = 0
    listCount = 0
    return try payload.withBytes(body)
  }
}
