/// What went wrong, where, and what to do about it.
///
/// The text never shows a stored value: it may end in a log that others read.
public struct StoreError: Error, Sendable, CustomStringConvertible {
  /// The kinds of failure that a caller may want to tell apart.
  public enum Code: String, Sendable, CaseIterable {
    /// The file is there, but it is no store.
    case notAStore
    /// Bytes of the store fail their checks; `offset` says where.
    case damaged
    /// A newer version of the library wrote the file.
    case newerFormat
    /// Another process, or another handle of this one, holds the lock; `holder` says which.
    case busy
    /// The disk or the quota is full.
    case outOfSpace
    /// The system reported an input or output error; nothing was committed.
    case io
    /// A sync failed: whether the commit survives a power cut cannot be known.
    case outcomeUnknown
    /// The store, the file or the file system permits reading only.
    case readOnly
    /// There is no file of that name.
    case missing
    /// The file or directory cannot be made.
    case cannotCreate
    /// The user lacks the permission.
    case notPermitted
    /// A rule of the schema refuses the change.
    case constraint
    /// There is no record with that key, no such table, or no such change.
    case notFound
    /// The schema of the program and the schema of the file do not fit.
    case schemaMismatch
    /// A key, record, name or file exceeds its limit.
    case tooLarge
    /// The handle was closed or poisoned.
    case closed
    /// An argument makes no sense.
    case invalidArgument
    /// There is no commit to undo or redo.
    case nothingToUndo
  }

  /// The kind of failure.
  public var code: Code
  /// What happened and the remedy, as one or more sentences; no stored values.
  public var message: String
  /// The file concerned.
  public var path: String?
  /// Bytes from the start of the file.
  public var offset: UInt64?
  /// The place in the text of a predicate, in user-perceived characters from 1.
  public var column: Int?
  /// The error number of the system call that failed; 0 when there was none.
  public var errno: Int32
  /// The process that holds the lock, for `busy`; -1 when a process of another user holds it.
  public var holder: Int32?

  /// An error of this kind; what is left out is not known or does not apply.
  public init(
    code: Code, message: String, path: String? = nil, offset: UInt64? = nil, column: Int? = nil, errno: Int32 = 0,
    holder: Int32? = nil
  ) {
    self.code = code
    self.message = message
    self.path = path
    self.offset = offset
    self.column = column
    self.errno = errno
    self.holder = holder
  }

  public var description: String {
    var text = ""
    if let path { text += path + ": " }
    if let column { text += "column \(column): " }
    text += message
    if let offset { text += " (at byte \(offset))" }
    return text
  }
}
