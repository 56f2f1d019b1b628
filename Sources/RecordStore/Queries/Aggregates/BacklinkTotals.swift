/// For each record what an aggregate of those that lead to it comes to, read from an index in one pass.
final class BacklinkTotals: Sendable {
  private let wanted: IndexedAggregate
  /// Rising by key.
  private let totals: [BacklinkTotal]

  /// nil where the entries do not tell, or where a sum is no Int: then each record has to be asked.
  init?(_ wanted: IndexedAggregate, _ source: any RowSource) throws {
    var making = Making(wanted)
    let isRead = try source.forEachEntry(
      wanted.table, index: wanted.index, bounds: .onlyValues, begin: { making = Making(wanted) }, { making.add($0) })
    guard isRead, let totals = making.finished() else { return nil }
    self.wanted = wanted
    self.totals = totals
  }

  func value(of number: Int64) -> Value {
    let key = KeyEncoding.pattern(ofSigned: number)
    let place = ColumnView.search(totals.count) { totals[$0].key < key }
    guard place < totals.count, totals[place].key == key else { return wanted.ofNothing }
    let total = totals[place]
    switch wanted.aggregate {
    case .count: return .int(Int64(total.count))
    case .sum: return .int(Int64(total.sum))
    case .average: return total.count == 0 ? .null : .double(Double(total.sum) / Double(total.count))
    case .minimum, .maximum:
      guard let field = wanted.field, total.count > 0 else { return .null }
      return Value(pattern: total.extreme, field.type)
    }
  }

  private struct Making {
    private let shape: RunShape
    private let column: Int
    private let nilMask: UInt64
    private let isSigned: Bool
    private let takesLeast: Bool
    private let sums: Bool
    private var totals: [BacklinkTotal] = []
    private var isExact = true

    init(_ wanted: IndexedAggregate) {
      let index = wanted.index
      shape = index.shape
      if let field = wanted.field?.field {
        let place = EntryReading.column(of: field, index)
        (column, nilMask) = (place.column, place.nilMask)
      } else {
        (column, nilMask) = (0, 0)
      }
      isSigned = wanted.field?.type.unsignedLimit == nil
      takesLeast = wanted.aggregate == .minimum
      sums = wanted.aggregate == .sum || wanted.aggregate == .average
    }

    mutating func add(_ entry: UnsafePointer<UInt64>) {
      let flags = entry[shape.flagsColumn]
      if flags & shape.nilBit(key: 0) != 0 { return }
      if totals.last?.key != entry[0] { totals.append(BacklinkTotal(key: entry[0])) }
      guard flags & nilMask == 0 else { return }
      let last = totals.count - 1
      let pattern = entry[column]
      if totals[last].count == 0 || (takesLeast ? pattern < totals[last].extreme : pattern > totals[last].extreme) {
        totals[last].extreme = pattern
      }
      totals[last].count += 1
      if sums { add(isSigned ? Int(OrderPattern.signed(of: pattern)) : Int(clamping: pattern), pattern, last) }
    }

    private mutating func add(_ value: Int, _ pattern: UInt64, _ place: Int) {
      let (sum, overflow) = totals[place].sum.addingReportingOverflow(value)
      if overflow || (!isSigned && pattern > UInt64(Int.max)) { isExact = false }
      totals[place].sum = sum
    }

    /// The totals of each key together; nil where a sum is no Int.
    mutating func finished() -> [BacklinkTotal]? {
      guard isExact else { return nil }
      let isRising = zip(totals, totals.dropFirst()).allSatisfy { $0.key < $1.key }
      if isRising { return totals }
      totals.sort { $0.key < $1.key }
      var kept = 0
      for index in totals.indices.dropFirst() {
        guard totals[index].key == totals[kept].key else {
          kept += 1
          totals[kept] = totals[index]
          continue
        }
        let other = totals[index]
        let (sum, overflow) = totals[kept].sum.addingReportingOverflow(other.sum)
        if overflow { return nil }
        if totals[kept].count == 0 { totals[kept].extreme = other.extreme }
        if other.count > 0, takesLeast ? other.extreme < totals[kept].extreme : other.extreme > totals[kept].extreme {
          totals[kept].extreme = other.extreme
        }
        totals[kept].sum = sum
        totals[kept].count += other.count
      }
      totals.removeLast(totals.count - kept - 1)
      return totals
    }
  }
}
