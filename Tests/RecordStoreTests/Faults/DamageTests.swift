import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Damage")
struct DamageTests {
  private enum Outcome: String {
    case refused, foundByReading, harmless
  }

  private func disk(_ content: [UInt8]) -> SimulatedFileSystem {
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, content)
    return system
  }

  /// Opens a damaged store. What it must never do: drop a commit in silence, show a wrong one, or take no notice.
  private func judge(_ content: [UInt8], of store: ReferenceStore, _ what: String) -> Outcome {
    let view: TokenLog.View
    let log: TokenLog
    do {
      log = try TokenLog(disk(content))
      let state = try log.reader.refresh(after: nil)
      if state.verdict.isDamage { return .refused }
      view = try log.view(of: state)
    } catch let error as StoreError {
      #expect([.damaged, .notAStore, .newerFormat].contains(error.code), "\(what): \(error)")
      return error.code == .damaged ? .foundByReading : .refused
    } catch {
      Issue.record("\(what): \(error)")
      return .refused
    }
    #expect(view.tokens == store.tokens, "\(what): silent loss, \(view.state.verdict)")
    #expect(view.replayed == store.state, "\(what): wrong state")
    let isNoticed = view.derivedHoleCount > 0 || view.state.verdict != .clean
    #expect(isNoticed, "\(what): not noticed")
    return .harmless
  }

  @Test(
    "of any bit of data is found, and of any bit of an index, a root or a seal harms nobody", arguments: [true, false])
  func flips(isSealed: Bool) throws {
    let store = try ReferenceStore.make(isSealed: isSealed)
    let promise = try #require(store.frames.last { $0.kind == .seal }).range.lowerBound
    var counts: [String: Int] = [:]
    var content = store.content
    for position in content.indices {
      let kind = store.kind(at: position)
      for bit in 0..<8 {
        content[position] ^= 1 << UInt8(bit)
        let what = "bit \(bit) of byte \(position) in \(kind.map { "\($0)" } ?? "the file header"), sealed \(isSealed)"
        let outcome = judge(content, of: store, what)
        counts["\(kind.map { "\($0)" } ?? "header"): \(outcome)", default: 0] += 1
        // What is not below a promise yet is judged as the end of the file: there, any damage may be refused.
        let isBelow = isSealed || position < promise
        #expect((isBelow && kind?.isDerived ?? false) == (outcome == .harmless), "\(what): \(outcome)")
        if outcome == .harmless, bit == position % 8 { try goOn(content, store, what) }
        content[position] ^= 1 << UInt8(bit)
      }
    }
    print("flips: \(content.count * 8) images, \(counts.sorted { $0.key < $1.key })")
    #expect(counts.keys.contains("seal: harmless") && counts.keys.contains("run: harmless"))
  }

  /// A writer goes on after harmless damage, and all commits stay.
  private func goOn(_ content: [UInt8], _ store: ReferenceStore, _ what: String) throws {
    let system = disk(content)
    let log = try TokenLog(system)
    let state = try log.writer.begin(timeoutMilliseconds: 0)
    let known = try log.replay(state)
    let append = try log.writer.startAppend()
    let token = Token(value: 99, id: known.nextID)
    try TokenLog.add(token, sequence: known.sequence + 1, body: [], to: append)
    _ = try append.finish(newRoot: nil)
    log.writer.end()
    let view = try TokenLog(system).view()
    #expect(view.tokens == store.tokens + [token], "\(what)")
    #expect(view.replayed == view.walked && view.state.verdict == .clean, "\(what)")
  }

  @Test("by cutting at any length: the whole commits before the cut remain, without an alarm")
  func truncations() throws {
    let store = try ReferenceStore.make(isSealed: true)
    for length in 0...store.content.count {
      let content = Array(store.content[..<length])
      if length < FormatConstants.fileHeaderByteCount {
        let code = thrownCode { _ = try TokenLog(disk(content)) }
        #expect(code == .notAStore || code == .damaged)
        continue
      }
      let view = try TokenLog(disk(content)).view()
      #expect(!view.state.verdict.isDamage && view.derivedHoleCount == 0, "length \(length)")
      #expect(view.tokens.count == store.commitCount(within: length), "length \(length)")
      #expect(view.replayed == view.walked, "length \(length)")
      let system = disk(content)
      let writer = try TokenLog(system)
      let state = try writer.writer.begin(timeoutMilliseconds: 0)
      #expect(try writer.view(of: state).tokens == view.tokens, "length \(length)")
    }
  }

  @Test("of the newest commits is refused by writers, and readers get what precedes it")
  func damagedTail() throws {
    let store = try ReferenceStore.make(isSealed: false)
    let last = try #require(store.frames.last { $0.kind == .commit })
    var content = store.content
    content[last.range.lowerBound + 100] ^= 1
    let system = disk(content)
    let log = try TokenLog(system)
    let view = try log.view()
    #expect(view.state.verdict == .damagedTail(at: UInt64(last.range.lowerBound)))
    #expect(view.tokens == Array(store.tokens.dropLast()))
    let error = #expect(throws: StoreError.self) { _ = try log.writer.begin(timeoutMilliseconds: 0) }
    #expect(error?.code == .damaged && error?.offset == UInt64(last.range.lowerBound))
    #expect(system.content(of: TokenLog.path) == content)
  }

  @Test("of a run or a root at the end of an unsealed store is cut, and the commit before it stays")
  func damagedRunAtTheEnd() throws {
    let store = try ReferenceStore.make(isSealed: true)
    let root = try #require(store.frames.first { $0.kind == .root })
    let run = try #require(store.frames.first { $0.kind == .run })
    for place in [run.range.lowerBound + 60, root.range.lowerBound + 60] {
      var content = Array(store.content[..<root.range.upperBound])
      content[place] ^= 8
      let log = try TokenLog(disk(content))
      let view = try log.view()
      let bad = place < run.range.upperBound ? run.range.lowerBound : root.range.lowerBound
      #expect(view.state.verdict == .unfinished(at: UInt64(bad)))
      #expect(view.tokens == Array(store.tokens[..<2]))
      try goOn(content, ReferenceStore(content: content, tokens: view.tokens, state: view.walked, frames: []), "cut")
    }
  }

  @Test("by a commit that does not name the parts before it is never accepted")
  func foreignParts() throws {
    let system = try TokenRun.fresh(seed: 4)
    let log = try TokenLog(system)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    try TokenLog.add(part: [1, 2, 3], to: append)
    try TokenLog.add(Token(value: 1, id: 1), sequence: 1, body: [], to: append)
    _ = try append.finish(newRoot: nil)
    log.writer.end()
    let content = try #require(system.content(of: TokenLog.path))
    let unsealed = Array(content.dropLast(FormatConstants.sealByteCount))
    let view = try TokenLog(disk(unsealed)).view()
    #expect(view.tokens.isEmpty && view.state.verdict.isDamage)
    #expect(thrownCode { _ = try TokenLog(disk(content)).view() } == .damaged)
  }

  @Test("of the root loses its shortcut only")
  func damagedRoot() throws {
    let store = try ReferenceStore.make(isSealed: true)
    let root = try #require(store.frames.first { $0.kind == .root })
    var content = store.content
    content[root.range.lowerBound + 50] ^= 4
    let view = try TokenLog(disk(content)).view()
    #expect(view.state.root == 0)
    #expect(view.tokens == store.tokens && view.replayed == store.state)
  }

  @Test("by sectors and pages that are lost, doubled or exchanged drops no commit in silence while a witness remains")
  func sectors() throws {
    let store = try ReferenceStore.make(isSealed: true, bodyByteCount: 1_500)
    var imageCount = 0
    var draw = SeededGenerator(seed: 5)
    let lastSeal = try #require(store.frames.last?.range.lowerBound)
    let append = try #require(store.frames.dropLast().last { $0.kind == .seal }?.range.upperBound)
    for grain in [512, 4_096] {
      for start in stride(from: 0, to: append - grain, by: grain) {
        var content = store.content
        let other = draw.below(append / grain) * grain
        for kind in 0..<3 {
          content = store.content
          let saved = Array(content[start..<start + grain])
          switch kind {
          case 0: content.replaceSubrange(start..<start + grain, with: [UInt8](repeating: 0, count: grain))
          case 1: content.replaceSubrange(start..<start + grain, with: content[other..<other + grain])
          default:
            content.replaceSubrange(start..<start + grain, with: content[other..<other + grain])
            content.replaceSubrange(other..<other + grain, with: saved)
          }
          if content == store.content { continue }
          imageCount += 1
          _ = judge(content, of: store, "kind \(kind), \(grain) bytes at \(start), other \(other), seal \(lastSeal)")
        }
      }
    }
    #expect(imageCount > 30)
  }

  @Test("is copied to a file of its own before a writer cuts it")
  func keptAside() throws {
    let store = try ReferenceStore.make(isSealed: true)
    let torn = [UInt8](repeating: 0xAB, count: 30)
    let system = disk(store.content + torn)
    let log = try TokenLog(system)
    let state = try log.writer.begin(timeoutMilliseconds: 0)
    let kept = try #require(state.keptAside)
    #expect(kept.hasPrefix("\(TokenLog.path).torn-\(store.content.count)-"))
    #expect(system.content(of: kept) == torn && system.durableContent(of: kept) == torn)
    #expect(system.content(of: TokenLog.path) == store.content)
    #expect(try log.view(of: state).tokens == store.tokens)
  }
}
