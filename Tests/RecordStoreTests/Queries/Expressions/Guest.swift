@testable import RecordStore

/// A record with every way to others, for the tests of conditions.
struct Guest: Record, Equatable {
  struct Home: Embedded, Equatable {
    var city = ""
    var floor: Int16?

    static let schema = EmbeddedSchema<Home> {
      Field(\.city, "city")
      Field(\.floor, "floor")
    }
  }

  var id = 0
  var name = ""
  var nickname: String?
  var age: Int?
  var budget = 0.0
  var points: UInt8 = 0
  var home = Home()
  var office: Home?
  var partner: Link<Guest>?
  var friends = List<Guest>()
  var tags: [String] = []
  var marks: Set<Int> = []
  var flats: [Home] = []
  var prices: [String: Int] = [:]

  static let schema = Schema<Guest>("Guest") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name")
    Field(\.nickname, "nickname")
    Field(\.age, "age")
    Field(\.budget, "budget")
    Field(\.points, "points")
    Field(\.home, "home")
    Field(\.office, "office")
    Field(\.partner, "partner")
    Field(\.friends, "friends")
    Field(\.tags, "tags")
    Field(\.marks, "marks")
    Field(\.flats, "flats")
    Field(\.prices, "prices")
    Backlinks("visits", \Visit.guestID)
    Backlinks("admirers", \Guest.partner)
    Backlinks("befriended", \Guest.friends)
    Backlinks("shops", \Shop.owner)
  }
}

let guestSchema: [any Record.Type] = [Guest.self, Visit.self, Shop.self]
