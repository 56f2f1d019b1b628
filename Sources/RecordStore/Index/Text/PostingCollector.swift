/// Gathers the grams of documents in memory: for each gram the documents that have it, as differences of one byte and
/// more, in slices that grow (Büttcher, Clarke, Cormack: Information Retrieval, 2010, section 4.5).
///
/// Not a class: each access to a property of one is checked, and there are some for each gram.
struct PostingCollector: ~Copyable {
  private struct Slot {
    var gram: UInt64
    /// One more than the place of its list; 0: the slot is free.
    var list: UInt32
    /// One more than the last document.
    var end: UInt32
  }

  private struct List {
    let gram: UInt64
    /// The first document.
    let first: UInt32
    var count: UInt32 = 1
    /// Where the first slice begins.
    var start: UInt32 = 0
    /// Where the next byte goes, and where its slice ends.
    var cursor: UInt32 = 0
    var sliceEnd: UInt32 = 0
    var sliceByteCount: UInt32 = 0

    init(gram: UInt64, first: UInt32) {
      self.gram = gram
      self.first = first
    }
  }

  private static let blockBits: UInt32 = 20
  private static let blockByteCount: UInt32 = 1 << blockBits
  private static let blockMask = blockByteCount - 1
  private static let firstSliceByteCount: UInt32 = 8
  private static let sliceByteLimit: UInt32 = 512
  /// The end of a slice names the next one.
  private static let linkByteCount: UInt32 = 4
  private static let blockLimit = 4_000

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var lists: [List] = []
  private var blocks: [UnsafeMutablePointer<UInt8>] = []
  /// The first byte of the arena that is free.
  private var free: UInt32 = 0
  /// The numbers of the documents, as patterns, in the order in which they came.
  private(set) var numbers: [UInt64] = []
  private var isRising = true
  private var folded = TextBytes(capacity: 1_024)

  init() {
    mask = 1_023
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(gram: 0, list: 0, end: 0), count: mask + 1)
  }

  deinit {
    slots.deallocate()
    for block in blocks { block.deallocate() }
  }

  /// Roughly.
  var byteCount: Int {
    Int(free) + lists.count * MemoryLayout<List>.stride + (mask + 1) * MemoryLayout<Slot>.stride + numbers.count * 8
  }

  /// More documents would not fit.
  var isFull: Bool { blocks.count >= Self.blockLimit || numbers.count >= Int(Int32.max) }

  // MARK: Adding

  /// Begins a document, which gets all that is added until the next one.
  mutating func beginDocument(_ number: UInt64) {
    if let last = numbers.last, last >= number { isRising = false }
    numbers.append(number)
  }

  /// Adds the grams of a text.
  mutating func add(_ text: UnsafeRawBufferPointer) {
    if text.isEmpty { return }
    folded.truncate(to: 0)
    var recorder = NoSegments()
    TextFolding.rewrite(text, to: &folded, &recorder)
    TextClusters.forEachGram(folded.bytes) { add($0) }
    if !TextClusters.areKept(text) { add(.irregular) }
  }

  @inline(__always)
  private static func hash(_ gram: UInt64) -> Int {
    let mixed = (gram ^ (gram &>> 29)) &* 0x9E37_79B1_85EB_CA87
    return Int(truncatingIfNeeded: mixed &>> 32)
  }

  @inline(__always)
  private mutating func add(_ gram: TextGram) {
    let end = UInt32(truncatingIfNeeded: numbers.count)
    var place = Self.hash(gram.value) & mask
    while true {
      let slot = slots + place
      if slot.pointee.list == 0 { return addNew(gram.value, place, end) }
      if slot.pointee.gram == gram.value {
        if slot.pointee.end == end { return }
        let difference = end &- slot.pointee.end &- 1
        slot.pointee.end = end
        return append(difference, toList: Int(slot.pointee.list &- 1))
      }
      place = (place &+ 1) & mask
    }
  }

  @inline(never)
  private mutating func addNew(_ gram: UInt64, _ place: Int, _ end: UInt32) {
    lists.append(List(gram: gram, first: end - 1))
    slots[place] = Slot(gram: gram, list: UInt32(lists.count), end: end)
    if lists.count * 3 > (mask + 1) * 2 { growTable() }
  }

  private mutating func growTable() {
    let count = (mask + 1) * 4
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    larger.initialize(repeating: Slot(gram: 0, list: 0, end: 0), count: count)
    for index in 0...mask where slots[index].list != 0 {
      var place = Self.hash(slots[index].gram) & (count - 1)
      while larger[place].list != 0 { place = (place + 1) & (count - 1) }
      larger[place] = slots[index]
    }
    slots.deallocate()
    slots = larger
    mask = count - 1
  }

  /// Appends a difference to a list, as a varint.
  @inline(__always)
  private mutating func append(_ difference: UInt32, toList index: Int) {
    var list = lists[index]
    list.count &+= 1
    var rest = difference
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80, &list)
      rest &>>= 7
    }
    append(UInt8(truncatingIfNeeded: rest), &list)
    lists[index] = list
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, _ list: inout List) {
    if list.cursor == list.sliceEnd { addSlice(to: &list) }
    blocks[Int(list.cursor &>> Self.blockBits)][Int(list.cursor & Self.blockMask)] = byte
    list.cursor &+= 1
  }

  @inline(never)
  private mutating func addSlice(to list: inout List) {
    let size =
      list.sliceByteCount == 0 ? Self.firstSliceByteCount : min(list.sliceByteCount * 2, Self.sliceByteLimit)
    if blocks.isEmpty || Self.blockByteCount - (free & Self.blockMask) < size || free & Self.blockMask == 0 {
      free = UInt32(blocks.count) << Self.blockBits
      blocks.append(.allocate(capacity: Int(Self.blockByteCount)))
    }
    if list.sliceByteCount == 0 {
      list.start = free
    } else {
      UnsafeMutableRawPointer(address(list.sliceEnd)).storeBytes(of: free, as: UInt32.self)
    }
    list.cursor = free
    list.sliceEnd = free + size - Self.linkByteCount
    list.sliceByteCount = size
    free += size
  }

  @inline(__always)
  private func address(_ place: UInt32) -> UnsafeMutablePointer<UInt8> {
    blocks[Int(place &>> Self.blockBits)] + Int(place & Self.blockMask)
  }

  // MARK: Writing

  /// Writes all that was gathered as a run.
  mutating func finish(into builder: TextRunBuilder) throws -> RunDescriptor? {
    let ranks = sortDocuments()
    try numbers.withUnsafeMutableBufferPointer { try builder.writeDocuments($0) }
    var order = lists.enumerated().map { (gram: $1.gram, list: $0) }
    order.sort { $0.gram < $1.gram }
    var buffer = PositionBuffer()
    for (gram, list) in order {
      buffer.truncate(to: 0)
      read(lists[list], to: &buffer)
      if let ranks { buffer.rank(by: ranks) }
      try builder.append(gram, buffer.positions)
    }
    return try builder.finish(documentCount: numbers.count)
  }

  /// Brings the documents into the order of their numbers.
  ///
  /// - Returns: where each of them now stands; nil when they stood so.
  private mutating func sortDocuments() -> [UInt32]? {
    if isRising { return nil }
    let numbers = numbers
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    var ranks = [UInt32](repeating: 0, count: numbers.count)
    for (rank, document) in order.enumerated() { ranks[document] = UInt32(rank) }
    self.numbers = order.map { numbers[$0] }
    return ranks
  }

  private func read(_ list: List, to buffer: inout PositionBuffer) {
    buffer.reserve(Int(list.count))
    var position = list.first
    buffer.append(position)
    var slice = list.start
    var place = slice
    var size = Self.firstSliceByteCount
    for _ in 1..<list.count {
      var difference: UInt32 = 0
      var shift: UInt32 = 0
      var byte: UInt8
      repeat {
        if place == slice + size - Self.linkByteCount {
          slice = UnsafeRawPointer(address(place)).loadUnaligned(as: UInt32.self)
          size = min(size * 2, Self.sliceByteLimit)
          place = slice
        }
        byte = address(place).pointee
        place += 1
        difference |= UInt32(byte & 0x7F) << shift
        shift += 7
      } while byte >= 0x80
      position += difference + 1
      buffer.append(position)
    }
  }
}
