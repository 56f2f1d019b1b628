import RecordStore

/// The result of a verification, as one record.
struct VerificationShape: RecordShape {
  let columns: [ShapeColumn] = [
    ShapeColumn("path", TableColumn(localized("path", "パス"), .left, .cut)),
    ShapeColumn("sound", TableColumn(localized("sound", "正常"))),
    ShapeColumn("bytes", TableColumn(localized("bytes", "バイト数"), .right)),
    ShapeColumn("frames", TableColumn(localized("frames", "フレーム数"), .right)),
    ShapeColumn("changes", TableColumn(localized("changes", "変更数"), .right)),
    ShapeColumn("records", TableColumn(localized("records", "記録数"), .right)),
    ShapeColumn("problems", TableColumn(localized("problems", "問題数"), .right)),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of report: VerificationReport, to sink: inout Sink) {
    switch column {
    case 0: sink.text(report.path)
    case 1: sink.text(report.isSound ? "yes" : "no")
    case 2: sink.integer(report.byteCount)
    case 3: sink.integer(report.frameCount)
    case 4: sink.integer(report.changeCount)
    case 5: sink.integer(report.recordCount)
    default: sink.integer(report.problems.count)
    }
  }
}
