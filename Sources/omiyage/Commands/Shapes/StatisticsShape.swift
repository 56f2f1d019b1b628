/// The statistics of a collection, as one record.
struct StatisticsShape: RecordShape {
  let columns: [ShapeColumn] = [
    ShapeColumn("items", TableColumn(localized("items", "お土産"), .right)),
    ShapeColumn("rated", TableColumn(localized("rated", "評価あり"), .right)),
    ShapeColumn("unrated", TableColumn(localized("unrated", "評価なし"), .right)),
    ShapeColumn("comments", TableColumn(localized("comments", "コメント"), .right)),
    ShapeColumn("sum", TableColumn(localized("sum", "合計"), .right)),
    ShapeColumn("mean", TableColumn(localized("mean", "平均"), .right)),
    ShapeColumn("median", TableColumn(localized("median", "中央値"), .right)),
    ShapeColumn("medianAverage", TableColumn(localized("medianAverage", "平均の中央値"), .right)),
    ShapeColumn("stars", TableColumn(localized("1 2 3 4 5 stars", "星 1 2 3 4 5"))),
    ShapeColumn("itemPhotos", TableColumn(localized("itemPhotos", "お土産の写真"), .right)),
    ShapeColumn("commentPhotos", TableColumn(localized("commentPhotos", "コメントの写真"), .right)),
    ShapeColumn("months", isNested: true),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of statistics: Statistics, to sink: inout Sink) {
    switch column {
    case 0: sink.integer(statistics.items)
    case 1: sink.integer(statistics.rated)
    case 2: sink.integer(statistics.unrated)
    case 3: sink.integer(statistics.ratings.count)
    case 4: sink.integer(statistics.ratings.sum)
    case 5: sink.average(statistics.ratings)
    case 6: sink.average(statistics.median)
    case 7: sink.average(statistics.medianAverage)
    case 8: sink.numbers(statistics.stars.counts)
    case 9: sink.integer(statistics.itemPhotos)
    case 10: sink.integer(statistics.commentPhotos)
    default:
      sink.json { writer in
        writer.objects(statistics.months) { month, writer in
          writer.key("month")
          writer.value(DateText.month(month.month))
          writer.key("items")
          writer.value(month.items)
          writer.key("comments")
          writer.value(month.comments)
        }
      }
    }
  }
}
