@testable import RecordStore
@testable import RecordStoreTestSupport

/// What a store should hold: the oracle of the random tests. It keeps every state, so that undo and redo are exact.
struct StoreModel {
  struct State: Equatable {
    var souvenirs: [Int: String] = [:]
    var nextID = 1
  }

  private(set) var states: [State] = [State()]
  /// Positions in `states` that undo goes back through, and those that redo brings back.
  private var past: [State] = []
  private var future: [State] = []

  var state: State { states[states.count - 1] }

  /// One transaction of random operations, on the model and the store alike.
  enum Step {
    case change([Operation])
    case undo
    case redo
  }

  enum Operation {
    case insert(String)
    case update(Int, String)
    case delete(Int)
  }

  func randomStep(_ generator: inout SeededGenerator) -> Step {
    if generator.oneIn(8) { return past.isEmpty ? .redo : .undo }
    if generator.oneIn(12) { return .redo }
    var ids = state.souvenirs.keys.sorted()
    var operations: [Operation] = []
    for _ in 0...generator.below(4) {
      let text = String(repeating: "あx", count: 1 + generator.below(generator.oneIn(10) ? 3_000 : 30))
      switch generator.below(4) {
      case 0 where !ids.isEmpty: operations.append(.update(ids[generator.below(ids.count)], text))
      case 1 where !ids.isEmpty: operations.append(.delete(ids.remove(at: generator.below(ids.count))))
      default: operations.append(.insert(text))
      }
    }
    return .change(operations)
  }

  /// The state after a step; nil when it must fail or do nothing.
  mutating func apply(_ step: Step) -> Bool {
    var next = state
    switch step {
    case .change(let operations):
      for operation in operations {
        switch operation {
        case .insert(let text):
          next.souvenirs[next.nextID] = text
          next.nextID += 1
        case .update(let id, let text): if next.souvenirs[id] != nil { next.souvenirs[id] = text }
        case .delete(let id): next.souvenirs[id] = nil
        }
      }
      guard next != state else { return false }
      past.append(state)
      future = []
    case .undo:
      guard let back = past.popLast() else { return false }
      future.append(state)
      next.souvenirs = back.souvenirs
    case .redo:
      guard let forward = future.popLast() else { return false }
      past.append(state)
      next.souvenirs = forward.souvenirs
    }
    states.append(next)
    return true
  }

  static func run(_ step: Step, on store: Store) throws {
    switch step {
    case .undo: try store.undo()
    case .redo: try store.redo()
    case .change(let operations):
      try store.write("step") { transaction in
        for operation in operations {
          switch operation {
          case .insert(let text): try transaction.insert(Souvenir(text, average: Double(text.utf8.count % 7)))
          case .update(let id, let text):
            if try transaction.get(Souvenir.self, id: id) != nil {
              try transaction.update(Souvenir.self, id: id, .set(\.title, text), .set(\.average, nil))
            }
          case .delete(let id): try transaction.delete(Souvenir.self, id: id)
          }
        }
      }
    }
  }

  static func contents(of store: Store) throws -> [Int: String] {
    let all = try store.read { try $0.objects(Souvenir.self).array() }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.title) })
  }
}
