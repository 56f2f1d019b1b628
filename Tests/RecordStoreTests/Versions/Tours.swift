@testable import RecordStore

/// One table, `Tour`, as programs of different ages declare it.
enum Tours {
  struct First: Record, Equatable {
    var id = 0
    var title = ""
    var detail = ""
    var stops: Int32 = 0
    var average = 0.0

    static let schema = Schema<First>("Tour") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.title, "title", .nonEmpty)
      Field(\.detail, "detail")
      Field(\.stops, "stops")
      Field(\.average, "average")
      Index(\.stops)
    }
  }

  /// Renamed, reordered, widened, made optional, with new fields and another index.
  struct Second: Record, Equatable {
    var stars = 3
    var note = ""
    var id = 0
    var average: Double?
    var stops = 0
    var title = ""
    var season: String?

    static let schema = Schema<Second>("Tour") {
      Field(\.stars, "stars")
      Field(\.note, "note", .renamed(from: "detail"))
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.average, "average")
      Field(\.stops, "stops")
      Field(\.title, "title", .nonEmpty)
      Field(\.season, "season")
      Index(\.stars, including: \.stops)
      Unique(\.title)
    }
  }

  /// Knows only a part.
  struct Small: Record, Equatable {
    var id = 0
    var title = ""

    static let schema = Schema<Small>("Tour") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.title, "title", .nonEmpty)
    }
  }
}
