/// A segment of lists, and a walk through its entries.
struct TextSegmentView {
  /// A list that was found, its positions not decoded yet.
  struct List {
    let gram: UInt64
    let count: Int
    /// The only position; else the data tell them.
    let position: UInt32
    /// Where the data begin and end in the payload.
    let data: Range<Int>
  }

  private let payload: UnsafeRawBufferPointer
  private let offset: UInt64
  let listCount: Int
  private let groupCount: Int
  private let dataStart: Int

  init(_ payload: UnsafeRawBufferPointer, listCount: Int, offset: UInt64) throws {
    self.payload = payload
    self.offset = offset
    self.listCount = listCount
    guard payload.count >= TextSegmentLayout.headByteCount + PostingList.paddingByteCount,
      payload.load8(at: 0) == RunContent.textLists.rawValue, Int(payload.load32(at: 4)) == listCount, listCount > 0
    else { throw SegmentLayout.damaged(offset) }
    groupCount = Int(payload.load32(at: 8))
    dataStart = Int(payload.load32(at: 12))
    let perGroup = TextSegmentLayout.groupListCount
    guard groupCount == (listCount + perGroup - 1) / perGroup, dataStart <= payload.count,
      TextSegmentLayout.headByteCount + groupCount * TextSegmentLayout.groupByteCount <= dataStart
    else { throw SegmentLayout.damaged(offset) }
  }

  private func groupOffset(_ group: Int) -> Int {
    TextSegmentLayout.headByteCount + group * TextSegmentLayout.groupByteCount
  }

  /// The index of the last group whose first gram is below `gram`; 0 when there is none.
  private func lastGroup(before gram: UInt64) -> Int {
    Run.last(of: groupCount) { payload.load64(at: groupOffset($0)) < gram }
  }

  /// A walk that begins with a list whose gram is not above `gram`, and soon comes to the first that is not below.
  func walk(from gram: UInt64) throws -> Walk { try Walk(self, group: lastGroup(before: gram)) }

  /// Appends the positions of a list, all below `limit`.
  func decode(_ list: List, limit: Int, to positions: inout PositionBuffer) throws {
    if list.count == 1 {
      guard Int(list.position) < limit else { throw SegmentLayout.damaged(offset) }
      positions.reserve(1)
      positions.append(list.position)
      return
    }
    let data = UnsafeRawBufferPointer(rebasing: payload[list.data])
    guard PostingList.decode(data, count: list.count, limit: limit, to: &positions) else {
      throw SegmentLayout.damaged(offset)
    }
  }

  /// The lists of the segment, one after the other.
  struct Walk {
    private let segment: TextSegmentView
    private var reader: ByteReader
    private var index: Int
    private var dataOffset = 0
    private var gram: UInt64 = 0
    private let dataEnd: Int

    fileprivate init(_ segment: TextSegmentView, group: Int) throws {
      self.segment = segment
      index = group * TextSegmentLayout.groupListCount
      dataEnd = segment.payload.count - PostingList.paddingByteCount
      reader = ByteReader(UnsafeRawBufferPointer(rebasing: segment.payload[..<segment.dataStart]))
      try enter(group)
    }

    private mutating func enter(_ group: Int) throws {
      let at = segment.groupOffset(group)
      gram = segment.payload.load64(at: at)
      let start = Int(segment.payload.load32(at: at + 8))
      dataOffset = Int(segment.payload.load32(at: at + 12))
      guard start <= segment.dataStart, dataOffset <= dataEnd else { throw SegmentLayout.damaged(segment.offset) }
      reader = ByteReader(reader.bytes, at: start)
    }

    mutating func next() throws -> List? {
      guard index < segment.listCount else { return nil }
      if index % TextSegmentLayout.groupListCount == 0 { try enter(index / TextSegmentLayout.groupListCount) }
      do {
        gram &+= try reader.readVarint()
        let count = try reader.readCount(limit: PostingList.countLimit)
        let last = try reader.readCount(limit: Int(UInt32.max))
        index += 1
        guard count > 1 else {
          guard count == 1 else { throw SegmentLayout.damaged(segment.offset) }
          return List(gram: gram, count: 1, position: UInt32(last), data: 0..<0)
        }
        let start = dataOffset
        dataOffset += last
        guard dataOffset <= dataEnd else { throw SegmentLayout.damaged(segment.offset) }
        return List(gram: gram, count: count, position: 0, data: start..<dataOffset)
      } catch is BytesError {
        throw SegmentLayout.damaged(segment.offset)
      }
    }
  }
}
