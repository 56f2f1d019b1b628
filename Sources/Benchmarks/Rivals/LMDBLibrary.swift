import Glibc

/// LMDB as the system has it, found when the program runs.
final class LMDBLibrary: Sendable {
  typealias Handle = UnsafeMutablePointer<OpaquePointer?>
  typealias Create = @convention(c) (Handle) -> Int32
  typealias SetMapByteCount = @convention(c) (OpaquePointer?, Int) -> Int32
  typealias SetTableCount = @convention(c) (OpaquePointer?, UInt32) -> Int32
  typealias Open = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UInt32, UInt32) -> Int32
  typealias Close = @convention(c) (OpaquePointer?) -> Void
  typealias Begin = @convention(c) (OpaquePointer?, OpaquePointer?, UInt32, Handle) -> Int32
  typealias Commit = @convention(c) (OpaquePointer?) -> Int32
  typealias OpenTable =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UInt32, UnsafeMutablePointer<UInt32>) -> Int32
  typealias OpenCursor = @convention(c) (OpaquePointer?, UInt32, Handle) -> Int32
  typealias Get = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32) -> Int32
  typealias Delete = @convention(c) (OpaquePointer?, UInt32) -> Int32
  typealias Message = @convention(c) (Int32) -> UnsafePointer<CChar>?

  let create: Create
  let setMapByteCount: SetMapByteCount
  let setTableCount: SetTableCount
  let open: Open
  let close: Close
  let begin: Begin
  let commit: Commit
  let abort: Close
  let openTable: OpenTable
  let openCursor: OpenCursor
  let closeCursor: Close
  let get: Get
  let put: Get
  let delete: Delete
  let message: Message

  private init(_ library: LoadedLibrary) throws {
    create = try library.find("mdb_env_create", Create.self)
    setMapByteCount = try library.find("mdb_env_set_mapsize", SetMapByteCount.self)
    setTableCount = try library.find("mdb_env_set_maxdbs", SetTableCount.self)
    open = try library.find("mdb_env_open", Open.self)
    close = try library.find("mdb_env_close", Close.self)
    begin = try library.find("mdb_txn_begin", Begin.self)
    commit = try library.find("mdb_txn_commit", Commit.self)
    abort = try library.find("mdb_txn_abort", Close.self)
    openTable = try library.find("mdb_dbi_open", OpenTable.self)
    openCursor = try library.find("mdb_cursor_open", OpenCursor.self)
    closeCursor = try library.find("mdb_cursor_close", Close.self)
    get = try library.find("mdb_cursor_get", Get.self)
    put = try library.find("mdb_cursor_put", Get.self)
    delete = try library.find("mdb_cursor_del", Delete.self)
    message = try library.find("mdb_strerror", Message.self)
  }

  /// nil where it is not installed.
  static func load() -> LMDBLibrary? {
    dlopen("liblmdb.so.0", RTLD_NOW).flatMap { try? LMDBLibrary(LoadedLibrary(name: "liblmdb", handle: $0)) }
  }

  /// Throws unless a call returned 0.
  @inline(__always)
  func check(_ code: Int32) throws {
    guard code == 0 else {
      throw BenchmarkError("LMDB: " + (message(code).map { String(cString: $0) } ?? "error \(code)"))
    }
  }
}
