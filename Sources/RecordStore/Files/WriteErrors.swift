extension StoreError {
  /// A write that took fewer bytes than it was given: the disk is full, or the limit of the user is reached.
  static func shortWrite(path: String?, offset: UInt64, wanted: Int, written: Int) -> StoreError {
    StoreError(
      code: .outOfSpace,
      message: "only \(written) of \(wanted) bytes could be written. Free some space on the disk and try again.",
      path: path, offset: offset)
  }

  /// A file that grew or shrank while this process held the writer lock.
  static func foreignWriter(path: String?, offset: UInt64) -> StoreError {
    StoreError(
      code: .io,
      message: "another program changed the file without taking its lock. Stop that program and open the file again.",
      path: path, offset: offset)
  }
}
