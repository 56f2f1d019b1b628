import RecordStore

/// The result of a verification, as one record.
struct VerificationShape: RecordShape {
  let columns: [ShapeColumn] = [
    ShapeColumn("path", TableColumn("path", .left, .cut)),
    ShapeColumn("sound", TableColumn("sound")),
    ShapeColumn("bytes", TableColumn("bytes", .right)),
    ShapeColumn("frames", TableColumn("frames", .right)),
    ShapeColumn("changes", TableColumn("changes", .right)),
    ShapeColumn("records", TableColumn("records", .right)),
    ShapeColumn("problems", TableColumn("problems", .right)),
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
