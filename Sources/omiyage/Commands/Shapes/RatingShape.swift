/// The ratings of items: count, sum, average and how many gave each star.
struct RatingShape: RecordShape {
  struct Element {
    let id: Int
    let title: String
    let stars: StarHistogram
  }

  let columns: [ShapeColumn] = [
    ShapeColumn("id", TableColumn(localized("id", "番号"), .right, .fixed)),
    ShapeColumn("title", TableColumn(localized("title", "タイトル"), .left, .cut)),
    ShapeColumn("count", TableColumn(localized("count", "件数"), .right)),
    ShapeColumn("sum", TableColumn(localized("sum", "合計"), .right)),
    ShapeColumn("average", TableColumn(localized("average", "平均"), .right)),
    ShapeColumn("stars", TableColumn(localized("1 2 3 4 5 stars", "星 1 2 3 4 5"))),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of element: Element, to sink: inout Sink) {
    let ratings = element.stars.ratings
    switch column {
    case 0: sink.integer(element.id)
    case 1: sink.text(element.title)
    case 2: sink.integer(ratings.count)
    case 3: sink.integer(ratings.sum)
    case 4: sink.average(ratings)
    default: sink.numbers(element.stars.counts)
    }
  }
}
