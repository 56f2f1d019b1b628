import FoundationEssentials
import RecordStore

/// The changes of a store.
struct ChangeShape: RecordShape {
  let columns = ChangeShape.all

  static let all: [ShapeColumn] = [
    ShapeColumn("number", TableColumn(localized("number", "番号"), .right, .fixed)),
    ShapeColumn("time", TableColumn(localized("time", "日時"))),
    ShapeColumn("command", TableColumn(localized("command", "コマンド"), .left, .cut)),
    ShapeColumn("added", TableColumn(localized("added", "追加"), .right)),
    ShapeColumn("changed", TableColumn(localized("changed", "変更"), .right)),
    ShapeColumn("deleted", TableColumn(localized("deleted", "削除"), .right)),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of change: Change, to sink: inout Sink) {
    ChangeShape.emit(column, of: change, to: &sink)
  }

  static func emit<Sink: ValueSink>(_ column: Int, of change: Change, to sink: inout Sink) {
    switch column {
    case 0: sink.integer(change.number)
    case 1: sink.moment(change.time.milliseconds)
    case 2: sink.text(change.command)
    case 3: sink.integer(change.added)
    case 4: sink.integer(change.changed)
    default: sink.integer(change.deleted)
    }
  }
}

extension Change {
  /// The command that made it.
  var command: String {
    switch kind {
    case .undo: "undo"
    case .redo: "redo"
    case .change: note
    }
  }

  /// For a sentence: `change 12 of 2026-11-30 10:55 (items add)`.
  func described(zone: LocalZone) -> String {
    let moment = DateText.local(milliseconds: time.milliseconds, zone: zone)
    return localized("change \(number) of \(moment) (\(command))", "\(moment) の変更 \(number)（\(command)）")
  }
}
