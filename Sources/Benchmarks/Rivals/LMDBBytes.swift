/// Bytes that LMDB takes or gives out: `MDB_val`.
struct LMDBBytes {
  var count = 0
  var start: UnsafeMutableRawPointer?

  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}
