import FoundationEssentials

/// One change of a store: what one transaction, undo or redo did.
public struct Change: Sendable, Equatable {
  /// What made a change.
  public enum Kind: Sendable { case change, undo, redo }

  /// From 1, without gaps, in the order of commits. It orders changes; `time` does not.
  public let number: Int
  /// The clock of the machine that wrote it; information only.
  public let time: Date
  /// What the writer called it, such as `items add`; never values of records.
  public let note: String
  /// What made the change.
  public let kind: Kind
  /// Records added, changed and deleted.
  public let added: Int
  /// Records changed.
  public let changed: Int
  /// Records deleted.
  public let deleted: Int
}

extension Change {
  init(_ header: CommitHeader) {
    number = Int(clamping: header.sequence)
    time = Date(timeIntervalSince1970: Double(header.time) / 1_000)
    note = header.note
    switch header.kind {
    case .change: kind = .change
    case .undo: kind = .undo
    case .redo: kind = .redo
    }
    added = Int(header.added)
    changed = Int(header.changed)
    deleted = Int(header.deleted)
  }
}
