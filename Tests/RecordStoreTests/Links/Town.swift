@testable import RecordStore

/// A record with a String key.
struct Town: Record, Equatable {
  var key = ""
  var size: Int32 = 0
  var mayor: Link<Maker>?

  static let schema = Schema<Town>("Town") {
    PrimaryKey(\.key, "key")
    Field(\.size, "size")
    Field(\.mayor, "mayor", .deleteRule(.cascade))
  }
}

let linkSchema: [any Record.Type] = [Maker.self, Sweet.self, Town.self, Wagon.self]
