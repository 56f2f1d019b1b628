/// The usual causes, so that a message has the same words wherever it is thrown.
extension StoreError {
  /// Bytes that fail their checks. `what` names the thing that is damaged: "the commit".
  static func damaged(_ what: String, path: String? = nil, offset: UInt64? = nil) -> StoreError {
    StoreError(
      code: .damaged, message: "\(what) is damaged. Keep a copy of the file, then run a repair.", path: path,
      offset: offset)
  }

  /// A file that another program made shorter while it was open.
  static func truncated(path: String?, offset: UInt64?) -> StoreError {
    StoreError(
      code: .damaged,
      message: "the file was truncated by another program. Close it and open it again.", path: path, offset: offset)
  }

  /// A lock that another process holds. `holder` is -1 when the process cannot be told.
  static func busy(path: String?, holder: Int32?) -> StoreError {
    var who = "another process"
    if let holder, holder > 0 { who += " (pid \(holder))" }
    return StoreError(code: .busy, message: "\(who) is writing. Try again later.", path: path, holder: holder)
  }

  /// A handle that was closed.
  static func closed(path: String?) -> StoreError {
    StoreError(code: .closed, message: "the store is closed. Open it again.", path: path)
  }

  /// A file that may only be read.
  static func readOnly(path: String?) -> StoreError {
    StoreError(
      code: .readOnly, message: "the store was opened for reading only. Open it for writing.", path: path)
  }

  /// A limit that was exceeded. `what` names the thing, `limit` its bound with unit.
  static func tooLarge(_ what: String, limit: String, path: String? = nil) -> StoreError {
    StoreError(code: .tooLarge, message: "\(what) is too large. The limit is \(limit).", path: path)
  }

  /// An argument that makes no sense; `why` is a whole sentence.
  static func invalidArgument(_ why: String, path: String? = nil) -> StoreError {
    StoreError(code: .invalidArgument, message: why, path: path)
  }

  /// The same of a pattern within something else, whose columns are others.
  var ofPattern: StoreError {
    guard let column else { return self }
    return StoreError(code: code, message: "column \(column) of the pattern: \(message)")
  }

  /// A number that no change of the store has.
  static func noChange(_ number: UInt64, newest: UInt64) -> StoreError {
    StoreError(code: .notFound, message: "there is no change \(number): the newest is \(newest)")
  }
}
