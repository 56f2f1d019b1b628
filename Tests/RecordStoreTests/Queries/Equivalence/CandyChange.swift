@testable import RecordStore

/// A change of one record, for the model and for every store alike.
enum CandyChange {
  case addCandy(PlainCandy)
  /// Every field.
  case replaceCandy(PlainCandy)
  case rateCandy(Int, star: Int?, price: Double?)
  case removeCandy(Int)
  case addReview(PlainReview)
  case rateReview(Int, star: Int8, points: Int?)
  case removeReview(Int)
  case addMaker(PlainMaker)
  case moveMaker(Int, city: String?)
  case removeMaker(Int)

  /// The id of the record that it adds.
  var newID: Int? {
    switch self {
    case .addCandy(let candy): candy.id
    case .addReview(let review): review.id
    case .addMaker(let maker): maker.id
    default: nil
    }
  }

  /// Makes the change in a table with some choice of indexes. Returns the id of a new record.
  func apply<Indexing: CandyIndexing>(to transaction: Transaction, _ indexing: Indexing.Type) throws -> Int? {
    switch self {
    case .addCandy(let candy):
      var new = Candy<Indexing>(candy)
      new.id = 0
      return try transaction.insert(new)
    case .replaceCandy(let candy): try transaction.upsert(Candy<Indexing>(candy))
    case .rateCandy(let id, let star, let price):
      try transaction.update(Candy<Indexing>.self, id: id, .set(\.star, star), .set(\.price, price))
    case .removeCandy(let id): try transaction.delete(Candy<Indexing>.self, id: id)
    case .addReview(let review):
      var new = CandyReview<Indexing>(review)
      new.id = 0
      return try transaction.insert(new)
    case .rateReview(let id, let star, let points):
      try transaction.update(CandyReview<Indexing>.self, id: id, .set(\.star, star), .set(\.points, points))
    case .removeReview(let id): try transaction.delete(CandyReview<Indexing>.self, id: id)
    case .addMaker(let maker):
      var new = CandyMaker<Indexing>(maker)
      new.id = 0
      return try transaction.insert(new)
    case .moveMaker(let id, let city): try transaction.update(CandyMaker<Indexing>.self, id: id, .set(\.city, city))
    case .removeMaker(let id): try transaction.delete(CandyMaker<Indexing>.self, id: id)
    }
    return nil
  }
}
