import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Conditions as deep as they may be must leave room on the stack of a thread, in a debug build too.
@Suite struct NestingDepthTests {
  private static let store = Result { try GuestStore.make() }

  /// A thread has 8 MiB here, and its caller has used some of it. Compiling a condition once took 7.3 MiB, and with the
  /// address sanitizer 15.
  private static let limit = 3 << 20

  private static let conditions: [(String, @Sendable (Properties<Guest>) -> Condition)] = [
    ("not and", { guest in (0..<495).reduce(guest.age == 1) { inner, _ in !(inner && guest.age != 2) } }),
    (
      "and or",
      { guest in
        (0..<495).reduce(guest.name.contains("a")) { inner, _ in
          (inner && guest.name.contains("n")) || guest.nickname.contains("b", .folded)
        }
      }
    ),
    ("sums", { guest in (0..<490).reduce(guest.age + 1) { sum, _ in sum + 1 } == 3 }),
    ("sums on both sides", { guest in guest.age == (0..<490).reduce(guest.points + 1) { sum, _ in 1 + sum } }),
    (
      "collections",
      { guest in
        func nested(_ guest: Properties<Guest>, _ depth: Int) -> Condition {
          depth == 0 ? guest.age == 1 : guest.friends.any { nested($0, depth - 1) && guest.name != "" }
        }
        return nested(guest, 16)
      }
    ),
  ]

  private static let texts: [(String, String)] = [
    ("NOT", String(repeating: "NOT (age = 1 OR ", count: 495) + "age = 2" + String(repeating: ")", count: 495)),
    ("brackets", String(repeating: "(", count: 1_000) + "age = 2" + String(repeating: ")", count: 1_000)),
    ("sums", "age = " + String(repeating: "(1 + ", count: 900) + "age" + String(repeating: ")", count: 900)),
    (
      "words",
      String(repeating: "(name CONTAINS[c] 'a' AND (name LIKE 'b*' OR ", count: 490) + "age = 2"
        + String(repeating: "))", count: 490)
    ),
  ]

  private func check(
    _ name: String, _ ask: @escaping @Sendable (Results<Guest>) throws -> Results<Guest>
  ) throws {
    let store = try Self.store.get()
    let uses: [(String, @Sendable (Results<Guest>) throws -> Void)] = [
      ("is made", { _ = try ask($0) }), ("finds", { _ = try ask($0).ids() }),
      ("orders", { _ = try ask($0).sorted(by: \.name).limit(2).array() }),
      ("explains", { _ = try ask($0).explain() }), ("counts", { _ = try ask($0).count() }),
    ]
    for (use, body) in uses {
      let byteCount = try stackUse { try store.read { try body($0.objects(Guest.self)) } }
      #expect(byteCount < Self.limit, "\(name), \(use)")
    }
  }

  @Test func `conditions of closures`() throws {
    for (name, condition) in Self.conditions { try check(name) { $0.where(condition) } }
  }

  @Test func `predicates of texts`() throws {
    for (name, text) in Self.texts { try check(name) { try $0.where(text) } }
  }
}
