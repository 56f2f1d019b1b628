import Dispatch
import RecordStore

extension Workload {
  /// W2 with eight threads that commit at once. Beside it, as many commits of one thread.
  static let threads = Workload(name: "W2-threads") { context in
    let (threadCount, count) = (8, 25)
    let records = SampleRecords(context)
    let store = try FilledStore(context, records).store
    let contestants = [
      Contestant("8 threads", operations: threadCount * count) {
        let failures = Failures()
        let group = DispatchGroup()
        for thread in 0..<threadCount {
          // A queue of its own is a thread of its own.
          DispatchQueue(label: "writer \(thread)").async(group: group) {
            do {
              for number in 0..<count {
                let item = records.items[(thread * count + number) % records.items.count]
                _ = try store.write { try $0.insert(item) }
              }
            } catch {
              failures.add(error)
            }
          }
        }
        group.wait()
        if let failure = failures.first { throw failure }
        return nil
      },
      Contestant("1 thread", operations: threadCount * count) {
        for number in 0..<threadCount * count {
          _ = try store.write { try $0.insert(records.items[number % records.items.count]) }
        }
        return nil
      },
      try .appendAndSync(context, operations: threadCount * count, byteCount: 512),
    ]
    return Race(title: "W2 durable commits of several threads", items: context.items, contestants: contestants)
  }
}
