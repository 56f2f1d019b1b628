/// A transaction of LMDB with its cursors, which end with it.
final class LMDBTransaction {
  private let library: LMDBLibrary
  let handle: OpaquePointer?
  private var cursors: [LMDBCursor] = []

  init(library: LMDBLibrary, handle: OpaquePointer?) {
    self.library = library
    self.handle = handle
  }

  func cursor(_ table: UInt32) throws -> LMDBCursor {
    let cursor = try LMDBCursor(library, transaction: handle, table: table)
    cursors.append(cursor)
    return cursor
  }

  func commit() throws {
    closeCursors()
    try library.check(library.commit(handle))
  }

  func abort() {
    closeCursors()
    library.abort(handle)
  }

  private func closeCursors() { for cursor in cursors { cursor.close() } }
}
