import FoundationEssentials

@testable import RecordStore

/// A record with a property of every kind that predicates tell apart, for their tests.
struct Gift: Record, Equatable {
  enum Season: String, PropertyEnum, CaseIterable { case spring, summer, autumn, winter }

  struct Place: Embedded, Equatable {
    var city = ""
    var floor: Int?

    static let schema = EmbeddedSchema<Place> {
      Field(\.city, "city")
      Field(\.floor, "floor")
    }
  }

  var id = 0
  var title = ""
  var detail: String?
  var star: Int?
  var average: Double?
  var price = Decimal(0)
  var ratio: Float = 0
  var weight: Int8 = 0
  var amount: UInt64 = 0
  var isSold = false
  var createDate = Date(timeIntervalSince1970: 0)
  var soldDate: Date?
  var code = UUID(UUIDValue(high: 0, low: 0))
  var image: [UInt8]?
  var season = Season.spring
  var place: Place?
  var maker: Link<Baker>?
  var tags: [String] = []
  var scores: Set<Int> = []
  var prices: [String: Int] = [:]
  var stalls: [Place] = []
  var like = 0
  var yes = 0
  var 価格 = 0
  var netto = 0

  static let schema = Schema<Gift>("Gift") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title")
    Field(\.detail, "detail")
    Field(\.star, "star")
    Field(\.average, "average")
    Field(\.price, "price")
    Field(\.ratio, "ratio")
    Field(\.weight, "weight")
    Field(\.amount, "amount")
    Field(\.isSold, "isSold")
    Field(\.createDate, "createDate")
    Field(\.soldDate, "soldDate")
    Field(\.code, "code")
    Field(\.image, "image")
    Field(\.season, "season")
    Field(\.place, "place")
    Field(\.maker, "maker")
    Field(\.tags, "tags")
    Field(\.scores, "scores")
    Field(\.prices, "prices")
    Field(\.stalls, "stalls")
    Field(\.like, "like")
    Field(\.yes, "yes")
    Field(\.価格, "価格")
    Field(\.netto, "net weight, in g.")
    Backlinks("reviews", \Opinion.giftID)
    Index(\.star)
  }
}
