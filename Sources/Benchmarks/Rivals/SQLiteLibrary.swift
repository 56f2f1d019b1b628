import Glibc

/// SQLite as the system has it, found when the program runs: nothing is linked, and a machine without it runs the rest.
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
  typealias BindInteger = @convention(c) (OpaquePointer?, Int32, Int64) -> Int32
  typealias BindDouble = @convention(c) (OpaquePointer?, Int32, Double) -> Int32
  typealias BindText = @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, Int) -> Int32
  typealias ColumnInteger = @convention(c) (OpaquePointer?, Int32) -> Int64
  typealias ColumnDouble = @convention(c) (OpaquePointer?, Int32) -> Double
  typealias ColumnNumber = @convention(c) (OpaquePointer?, Int32) -> Int32
  typealias ColumnText = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?
  typealias Message = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  let open: Open
  let close: Close
  let execute: Execute
  let prepare: Prepare
  let step: Step
  let reset: Step
  let finalize: Step
  let bindInteger: BindInteger
  let bindDouble: BindDouble
  let bindText: BindText
  let columnCount: Step
  let columnType: ColumnNumber
  let columnInteger: ColumnInteger
  let columnDouble: ColumnDouble
  let columnBytes: ColumnNumber
  let columnText: ColumnText
  let message: Message

  private init(_ library: LoadedLibrary) throws {
    open = try library.find("sqlite3_open", Open.self)
    close = try library.find("sqlite3_close", Close.self)
    execute = try library.find("sqlite3_exec", Execute.self)
    prepare = try library.find("sqlite3_prepare_v2", Prepare.self)
    step = try library.find("sqlite3_step", Step.self)
    reset = try library.find("sqlite3_reset", Step.self)
    finalize = try library.find("sqlite3_finalize", Step.self)
    bindInteger = try library.find("sqlite3_bind_int64", BindInteger.self)
    bindDouble = try library.find("sqlite3_bind_double", BindDouble.self)
    bindText = try library.find("sqlite3_bind_text", BindText.self)
    columnCount = try library.find("sqlite3_column_count", Step.self)
    columnType = try library.find("sqlite3_column_type", ColumnNumber.self)
    columnInteger = try library.find("sqlite3_column_int64", ColumnInteger.self)
    columnDouble = try library.find("sqlite3_column_double", ColumnDouble.self)
    columnBytes = try library.find("sqlite3_column_bytes", ColumnNumber.self)
    columnText = try library.find("sqlite3_column_text", ColumnText.self)
    message = try library.find("sqlite3_errmsg", Message.self)
  }

  /// nil where it is not installed.
  static func load() -> SQLiteLibrary? {
    dlopen("libsqlite3.so.0", RTLD_NOW).flatMap { try? SQLiteLibrary(LoadedLibrary(name: "libsqlite3", handle: $0)) }
  }
}
