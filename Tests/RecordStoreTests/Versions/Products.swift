@testable import RecordStore

/// One table, `Product`, before and after typed steps.
enum Products {
  struct Old: Record, Equatable {
    var id = 0
    var name = ""
    var price = 0.0
    var note: String?
    var scrap = 7

    static let schema = Schema<Old>("Product") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
      Field(\.price, "price")
      Field(\.note, "note")
      Field(\.scrap, "scrap")
      Index(\.price)
    }
  }

  /// Another type, a required field that was optional, one field less.
  struct New: Record, Equatable {
    var id = 0
    var name = ""
    var price = 0
    var note = "-"

    static let schema = Schema<New>("Product") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name", .byteLimit(40))
      Field(\.price, "price")
      Field(\.note, "note")
      Index(\.price)
      Unique(\.name)
    }
  }

  struct Newest: Record, Equatable {
    var id = 0
    var name = ""
    var price = ""

    static let schema = Schema<Newest>("Product") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
      Field(\.price, "price")
    }
  }

  static let toCents = Migration(to: 1) { step in
    try step.transform(New.self) { old, new in
      new.price = Int((try old.value("price", as: Double.self) * 100).rounded())
      if try old.value("note", as: String?.self) == nil { new.note = "none" }
    }
  }

  static let toText = Migration(to: 2) { step in
    try step.transform(Newest.self) { old, new in new.price = "\(try old.value("price", as: Int.self)) ct" }
  }
}
