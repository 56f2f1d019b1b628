import Synchronization

/// Operations in memory, in their order, and the newest one of each record.
///
/// One writer appends; readers look at a prefix. Entries never move or change once they are counted, so a reader needs
/// the lock only for the step from a record to its newest entry. Each entry names the one before it of the same record,
/// which is how a reader of an older prefix finds its own. So `@unchecked Sendable` holds.
final class EntryLog: @unchecked Sendable {
  struct Entry {
    var number: Int64
    /// Twice the offset of the operation, plus 1 for a delete.
    var place: UInt64
    var table: UInt32
    /// One more than the index of the record's entry before; 0 none.
    var previous: UInt32

    @inline(__always) var operationOffset: UInt64 { place &>> 1 }
    @inline(__always) var isDeleted: Bool { place & 1 != 0 }
  }

  private struct State: ~Copyable {
    var count = 0
    var recordCount = 0
    /// An open hash table: one more than the index of a record's newest entry, 0 for a free slot.
    var slots: UnsafeMutablePointer<UInt32>?
    var mask = 0
  }

  /// Chunk k holds 16 << k entries, so the table of chunks never grows.
  private static let chunkLimit = 28
  private static let firstChunkBits = 4
  private let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>
  private let state = Mutex(State())

  init() {
    chunks = .allocate(capacity: Self.chunkLimit)
    chunks.initialize(repeating: nil, count: Self.chunkLimit)
  }

  deinit {
    for index in 0..<Self.chunkLimit { chunks[index]?.deallocate() }
    chunks.deallocate()
    state.withLock { state in state.slots?.deallocate() }
  }

  var count: Int { state.withLock { $0.count } }

  /// An entry whose index is below a count that was read.
  @inline(__always)
  subscript(index: Int) -> Entry {
    let (chunk, position) = Self.place(of: index)
    guard let entries = chunks[chunk] else { preconditionFailure("an entry beyond the end") }
    return entries[position]
  }

  @inline(__always)
  private static func place(of index: Int) -> (chunk: Int, position: Int) {
    let shifted = UInt(bitPattern: index &+ (1 &<< firstChunkBits))
    let chunk = UInt.bitWidth &- 1 &- shifted.leadingZeroBitCount
    return (chunk &- firstChunkBits, Int(bitPattern: shifted & ~(1 &<< UInt(chunk))))
  }

  /// Neighbouring numbers stand in neighbouring slots, so that ascending numbers are cheap.
  @inline(__always)
  private static func slot(table: UInt32, number: Int64) -> Int {
    let bits = UInt64(bitPattern: number)
    var mixed = (bits &>> 3) &+ (UInt64(table) &* 0xC2B2_AE3D_27D4_EB4F)
    mixed = (mixed ^ (mixed &>> 29)) &* 0x9E37_79B1_85EB_CA87
    mixed ^= mixed &>> 32
    return Int(truncatingIfNeeded: (mixed &<< 3) | (bits & 7))
  }

  func append(table: Int, number: Int64, operationOffset: UInt64, isDeleted: Bool) {
    let place = operationOffset &<< 1 | (isDeleted ? 1 : 0)
    state.withLock { state in
      let index = state.count
      precondition(index < Int(UInt32.max) - 1, "more operations than the delta holds")
      if (state.recordCount &+ 1) &* 4 > (state.mask &+ 1) &* 3 || state.slots == nil { grow(&state) }
      guard let slots = state.slots else { return }
      let table = UInt32(truncatingIfNeeded: table)
      let slot = find(slots, state.mask, table, number)
      let previous = slots[slot]
      if previous == 0 { state.recordCount &+= 1 }
      store(Entry(number: number, place: place, table: table, previous: previous), at: index)
      slots[slot] = UInt32(truncatingIfNeeded: index &+ 1)
      state.count = index &+ 1
    }
  }

  /// The slot of a record, or the free slot where it belongs.
  @inline(__always)
  private func find(_ slots: UnsafeMutablePointer<UInt32>, _ mask: Int, _ table: UInt32, _ number: Int64) -> Int {
    var slot = Self.slot(table: table, number: number) & mask
    while slots[slot] != 0 {
      let entry = self[Int(slots[slot] &- 1)]
      if entry.number == number, entry.table == table { return slot }
      // Neighbouring numbers stand in groups of eight. Where two groups fall on one place, the next place is tried, and
      // not slot after slot that the other group has taken. An odd step comes to all slots in the end.
      slot = (slot &+ 9) & mask
    }
    return slot
  }

  @inline(__always)
  private func store(_ entry: Entry, at index: Int) {
    let (chunk, position) = Self.place(of: index)
    if chunks[chunk] == nil {
      chunks[chunk] = .allocate(capacity: 1 << (chunk + Self.firstChunkBits))
    }
    if let entries = chunks[chunk] { (entries + position).initialize(to: entry) }
  }

  private func grow(_ state: inout State) {
    let newCount = state.slots == nil ? 32 : (state.mask + 1) * 2
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: newCount)
    slots.initialize(repeating: 0, count: newCount)
    if let old = state.slots {
      for index in 0...state.mask where old[index] != 0 {
        let entry = self[Int(old[index] - 1)]
        slots[find(slots, newCount - 1, entry.table, entry.number)] = old[index]
      }
      old.deallocate()
    }
    state.slots = slots
    state.mask = newCount - 1
  }

  /// Which of the first `count` entries are not the newest of their record among them: a bit each.
  func superseded(within count: Int) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (count &+ 63) / 64)
    for index in 0..<count {
      let previous = Int(self[index].previous)
      // It is one more than an index, and lower than this one.
      if previous != 0 { bits[(previous &- 1) &>> 6] |= 1 &<< UInt64((previous &- 1) & 63) }
    }
    return bits
  }

  /// The index of a record's newest entry among the first `count`.
  @inline(__always)
  func newestIndex(table: Int, number: Int64, within count: Int) -> Int? {
    guard count > 0 else { return nil }
    let table = UInt32(truncatingIfNeeded: table)
    var head = state.withLock { state -> UInt32 in
      guard let slots = state.slots else { return 0 }
      return slots[find(slots, state.mask, table, number)]
    }
    while head != 0 {
      let index = Int(head &- 1)
      if index < count { return index }
      head = self[index].previous
    }
    return nil
  }
}
