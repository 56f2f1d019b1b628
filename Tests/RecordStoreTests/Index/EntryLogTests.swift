import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct EntryLogTests {
  @Test("The newest entry within any prefix is that of a plain search")
  func newestWithinPrefixes() {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let log = EntryLog()
    var plain: [(table: Int, number: Int64)] = []
    for index in 0..<3_000 {
      let number = generator.oneIn(4) ? Int64(bitPattern: generator.next() % 50) - 25 : Int64(index)
      let table = 1 + generator.below(2)
      log.append(table: table, number: number, operationOffset: UInt64(index), isDeleted: generator.oneIn(3))
      plain.append((table, number))
    }
    for _ in 0..<3_000 {
      let count = generator.below(3_001)
      let (table, number) = plain[generator.below(plain.count)]
      let expected = plain[..<count].lastIndex { $0 == (table, number) }
      #expect(log.newestIndex(table: table, number: number, within: count) == expected)
    }
    #expect(log.newestIndex(table: 9, number: 1, within: 3_000) == nil)
    for count in [0, 1, 64, 2_999, 3_000] {
      let superseded = log.superseded(within: count)
      for index in 0..<count {
        let isNewest = log.newestIndex(table: plain[index].table, number: plain[index].number, within: count) == index
        #expect((superseded[index / 64] >> UInt64(index % 64) & 1 == 0) == isNewest)
      }
    }
  }

  @Test("Readers of prefixes are not disturbed by the writer")
  func readersBesideAWriter() async {
    let delta = Delta()
    for number in 0..<100 {
      delta.append(table: 1, number: Int64(number), operationOffset: UInt64(number), isDeleted: false)
    }
    let prefix = delta.prefix()
    let wrong = await withTaskGroup(of: Int.self) { group in
      group.addTask {
        for index in 100..<60_000 {
          delta.append(table: 1, number: Int64(index % 700), operationOffset: UInt64(index), isDeleted: false)
        }
        return 0
      }
      for _ in 0..<2 {
        group.addTask {
          var wrong = 0
          for round in 0..<40 {
            for number in 0..<110 {
              let found = prefix.newest(table: 1, number: Int64(number))?.operationOffset
              if found != (number < 100 ? UInt64(number) : nil) { wrong += 1 }
            }
            let later = delta.prefix()
            if round.isMultiple(of: 8), (try? later.pieces(table: 1)) == nil { wrong += 1 }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
