import Glibc

/// DuckDB, where the environment variable DUCKDB_LIBRARY names its shared library.
final class DuckDBLibrary {
  typealias Handle = UnsafeMutablePointer<OpaquePointer?>
  typealias Open = @convention(c) (UnsafePointer<CChar>?, Handle) -> Int32
  typealias Connect = @convention(c) (OpaquePointer?, Handle) -> Int32
  typealias Close = @convention(c) (Handle) -> Void
  typealias Query = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32
  typealias Destroy = @convention(c) (UnsafeMutableRawPointer) -> Void
  typealias Message = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
  typealias Count = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  typealias Integer = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt64) -> Int64
  typealias Float = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt64) -> Double

  let open: Open
  let connect: Connect
  let disconnect: Close
  let close: Close
  let query: Query
  let destroy: Destroy
  let message: Message
  let rowCount: Count
  let integer: Integer
  let double: Float

  private init(_ library: LoadedLibrary) throws {
    open = try library.find("duckdb_open", Open.self)
    connect = try library.find("duckdb_connect", Connect.self)
    disconnect = try library.find("duckdb_disconnect", Close.self)
    close = try library.find("duckdb_close", Close.self)
    query = try library.find("duckdb_query", Query.self)
    destroy = try library.find("duckdb_destroy_result", Destroy.self)
    message = try library.find("duckdb_result_error", Message.self)
    rowCount = try library.find("duckdb_row_count", Count.self)
    integer = try library.find("duckdb_value_int64", Integer.self)
    double = try library.find("duckdb_value_double", Float.self)
  }

  /// nil where no library is named.
  static func load() throws -> DuckDBLibrary? {
    guard let path = getenv("DUCKDB_LIBRARY") else { return nil }
    guard let handle = dlopen(path, RTLD_LAZY) else {
      throw BenchmarkError("DUCKDB_LIBRARY: " + (dlerror().map { String(cString: $0) } ?? "cannot be loaded"))
    }
    return try DuckDBLibrary(LoadedLibrary(name: "DUCKDB_LIBRARY", handle: handle))
  }
}
