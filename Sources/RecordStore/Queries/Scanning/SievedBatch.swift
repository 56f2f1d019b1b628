/// Some records of a scan, one after the other, of which a sieve leaves those that may match.
struct SievedBatch: ~Copyable {
  /// Records of a batch. Few at first, as the first ones may be all that are wanted.
  private static let leastCount = 64
  private static let limit = 2_048

  private let bytes: UnsafeRawBufferPointer
  private let descending: Bool
  private let filters: [TextPrefilter]
  private var locator: TextLocator
  private let places: UnsafeMutableBufferPointer<RecordPlace>
  /// The records that may match.
  private let marks: UnsafeMutableBufferPointer<Bool>
  /// Texts in the newest put of a record, and in an earlier one that it refers to: each stands beside its like.
  private var own = TextStretch(capacity: SievedBatch.limit)
  private var kept = TextStretch(capacity: SievedBatch.limit)
  private var capacity = SievedBatch.leastCount
  /// Those that are still to be given out.
  private var rest = 0..<0
  /// What the record behind the rest is.
  private var failure: StoreError?

  init(image: StoreImage, table: TableSchema, descending: Bool, sieve: TextSieve) {
    bytes = image.bytes
    self.descending = descending
    filters = sieve.filters
    locator = TextLocator(image: image, table: table, fields: sieve.fields)
    places = .allocate(capacity: Self.limit)
    marks = .allocate(capacity: Self.limit)
  }

  deinit {
    places.deallocate()
    marks.deallocate()
  }

  /// The operation of the next record that may match; nil where the batch is at its end.
  mutating func next() throws -> UInt64? {
    while !rest.isEmpty {
      let index = descending ? rest.removeLast() : rest.removeFirst()
      if marks[index] { return places[index].offset }
    }
    if let failure { throw failure }
    return nil
  }

  /// Takes the next records, and marks those that may match. False where there are none.
  mutating func fill(from cursor: any PlaceCursor) throws -> Bool {
    let count = try cursor.fill(UnsafeMutableBufferPointer(rebasing: places[..<capacity]))
    capacity = min(capacity * 2, Self.limit)
    if descending {
      // In the order in which they were written, more or less.
      var filled = places[..<count]
      filled.reverse()
    }
    locate(count)
    own.search(bytes, filters, marks)
    kept.search(bytes, filters, marks)
    return count > 0
  }

  /// Puts the texts of the first records into stretches, as far as they can be read.
  private mutating func locate(_ count: Int) {
    rest = 0..<count
    for index in 0..<count {
      marks[index] = false
      do throws(StoreError) {
        try locate(at: index)
      } catch {
        failure = error
        rest = descending ? index + 1..<count : 0..<index
        if !descending { return }
      }
    }
  }

  @inline(__always)
  private mutating func locate(at index: Int) throws(StoreError) {
    switch try locator.locate(places[index].offset) {
    case .own(let texts): addOwn(texts, index)
    case .both(let texts, let earlier):
      if let texts { addOwn(texts, index) }
      if !kept.reaches(earlier) { kept.search(bytes, filters, marks) }
      kept.add(earlier, index: index)
    case .elsewhere: marks[index] = true
    }
  }

  @inline(__always)
  private mutating func addOwn(_ texts: Range<Int>, _ index: Int) {
    if !own.reaches(texts) { own.search(bytes, filters, marks) }
    own.add(texts, index: index)
  }
}
