/// What a query gives, asked for in every way.
struct CandyAnswer: Equatable {
  struct Group: Equatable {
    /// Numbers as they are written, 1 for true.
    let keys: [String?]
    let count: Int
    let starCount: Int
    let starSum: Int
    let starAverage: Double?
    let leastPrice: Double?
    let greatestPrice: Double?
  }

  var ids: [Int] = []
  var count = 0
  var first: Int?
  var last: Int?
  var starSum = 0
  var starAverage: Double?
  var leastPrice: Double?
  var greatestWeight: Int?
  var groups: [Group] = []
  var distinctStars: [Int?] = []
}
