@testable import RecordStore
@testable import RecordStoreTestSupport

/// A store of sweets with one choice of indexes.
struct CandyStore<Indexing: CandyIndexing>: CandyAnswering {
  let store: Store
  let name = "\(Indexing.self)"

  init(_ indexing: Indexing.Type) throws {
    store = try Store.inMemory(
      schema: [Candy<Indexing>.self, CandyReview<Indexing>.self, CandyMaker<Indexing>.self])
  }

  func apply(_ changes: [CandyChange], to transaction: Transaction) throws -> [Int?] {
    try changes.map { try $0.apply(to: transaction, Indexing.self) }
  }

  func plan(_ question: CandyQuestion, in reader: any RecordReader) throws -> String {
    try results(question, in: reader).explain()
  }

  func answer(_ question: CandyQuestion, in reader: any RecordReader) throws -> CandyAnswer {
    let results = try results(question, in: reader)
    var answer = CandyAnswer()
    answer.ids = try results.ids()
    answer.count = try results.count()
    (answer.first, answer.last) = (try results.first()?.id, try results.last()?.id)
    answer.starSum = try results.sum(of: \.star)
    answer.starAverage = try results.average(of: \.star)
    answer.leastPrice = try results.min(of: \.price)
    answer.greatestWeight = try results.max(of: \.weight).map { Int($0) }
    answer.groups = try groups(results, question.grouping)
    answer.distinctStars = try results.distinct(\.star)
    return answer
  }

  private func results(_ question: CandyQuestion, in reader: any RecordReader) throws -> Results<Candy<Indexing>> {
    var results = try reader.objects(Candy<Indexing>.self).where(TextPredicate(question.term.text))
    for order in question.orders {
      results = try results.then(
        by: order.path, order.isDescending ? .descending : .ascending, nulls: order.nilsFirst ? .first : .last)
    }
    results = results.offset(question.offset)
    if let limit = question.limit { results = results.limit(limit) }
    if question.isParallel {
      results.query?.scanning = ScanSettings(leastRecordCount: 10, partRecordCount: 30, threadCount: 3)
    }
    return results
  }

  private func groups(
    _ results: Results<Candy<Indexing>>, _ grouping: CandyQuestion.Grouping
  ) throws -> [CandyAnswer.Group] {
    switch grouping {
    case .shop: try groups(results.grouped(by: \.shop)) { ["\($0)"] }
    case .star: try groups(results.grouped(by: \.star)) { [$0.map { "\($0)" }] }
    case .note: try groups(results.grouped(by: \.note)) { [$0] }
    case .soldAndShop:
      try results.grouped(by: \.isSold, \.shop)
        .totals(
          .count, .count(of: \.star), .sum(of: \.star), .average(of: \.star), .min(of: \.price), .max(of: \.price)
        )
        .map { group in
          CandyAnswer.Group(
            keys: [group.key.0 ? "1" : "0", "\(group.key.1)"], count: group.totals.0, starCount: group.totals.1,
            starSum: group.totals.2, starAverage: group.totals.3, leastPrice: group.totals.4,
            greatestPrice: group.totals.5)
        }
    }
  }

  private func groups<Key>(
    _ grouping: Grouping<Candy<Indexing>, Key>, _ keys: (Key) -> [String?]
  ) throws -> [CandyAnswer.Group] {
    try grouping.totals(
      .count, .count(of: \.star), .sum(of: \.star), .average(of: \.star), .min(of: \.price), .max(of: \.price)
    ).map { group in
      CandyAnswer.Group(
        keys: keys(group.key), count: group.totals.0, starCount: group.totals.1, starSum: group.totals.2,
        starAverage: group.totals.3, leastPrice: group.totals.4, greatestPrice: group.totals.5)
    }
  }
}
