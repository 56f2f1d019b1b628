import FoundationEssentials
import RecordStore

/// The changes of a store.
struct ChangeShape: RecordShape {
  let columns = ChangeShape.all

  static let all: [ShapeColumn] = [
    ShapeColumn("number", TableColumn("number", .right, .fixed)),
    ShapeColumn("time", TableColumn("time")),
    ShapeColumn("command", TableColumn("command", .left, .cut)),
    ShapeColumn("added", TableColumn("added", .right)),
    ShapeColumn("changed", TableColumn("changed", .right)),
    ShapeColumn("deleted", TableColumn("deleted", .right)),
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
    "change \(number) of \(DateText.local(milliseconds: time.milliseconds, zone: zone)) (\(command))"
  }
}
