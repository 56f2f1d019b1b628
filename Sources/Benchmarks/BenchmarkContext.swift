/// What every workload is given.
struct BenchmarkContext {
  let items: Int
  let scratch: ScratchDirectory
  /// nil where it is not installed.
  let sqlite: SQLiteLibrary?
  /// nil where it is not installed.
  let lmdb: LMDBLibrary?
  /// nil where the environment does not name it.
  let duckDB: DuckDBLibrary?

  var commentsPerItem: Int { 5 }
}
