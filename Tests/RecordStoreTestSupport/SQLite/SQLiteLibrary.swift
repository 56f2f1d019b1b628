import Glibc

/// SQLite as the system has it, found when a test runs: nothing is linked, and a machine without it runs the rest.
final class SQLiteLibrary: Sendable {
  typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  typealias Close = @convention(c) (OpaquePointer?) -> Int32
  typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> Int32
  typealias Prepare =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>, UnsafeRawPointer?
    ) -> Int32
  typealias Step = @convention(c) (OpaquePointer?) -> Int32
  typealias ColumnNumber = @convention(c) (OpaquePointer?, Int32) -> Int32
  typealias ColumnInteger = @convention(c) (OpaquePointer?, Int32) -> Int64
  typealias ColumnDouble = @convention(c) (OpaquePointer?, Int32) -> Double
  typealias ColumnText = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?
  typealias Message = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  let open: Open
  let close: Close
  let execute: Execute
  let prepare: Prepare
  let step: Step
  let finalize: Step
  let columnCount: Step
  let columnType: ColumnNumber
  let columnBytes: ColumnNumber
  let columnInteger: ColumnInteger
  let columnDouble: ColumnDouble
  let columnText: ColumnText
  let message: Message

  /// nil where it is not installed, or lacks a function.
  init?() {
    guard let handle = dlopen("libsqlite3.so.0", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, "sqlite3_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = find("open", Open.self), let close = find("close", Close.self),
      let execute = find("exec", Execute.self), let prepare = find("prepare_v2", Prepare.self),
      let step = find("step", Step.self), let finalize = find("finalize", Step.self),
      let columnCount = find("column_count", Step.self), let columnType = find("column_type", ColumnNumber.self),
      let columnBytes = find("column_bytes", ColumnNumber.self),
      let columnInteger = find("column_int64", ColumnInteger.self),
      let columnDouble = find("column_double", ColumnDouble.self),
      let columnText = find("column_text", ColumnText.self), let message = find("errmsg", Message.self)
    else { return nil }
    (self.open, self.close, self.execute, self.prepare) = (open, close, execute, prepare)
    (self.step, self.finalize, self.columnCount, self.columnType) = (step, finalize, columnCount, columnType)
    (self.columnBytes, self.columnInteger, self.columnDouble) = (columnBytes, columnInteger, columnDouble)
    (self.columnText, self.message) = (columnText, message)
  }
}
