import Glibc

/// Measures the library in one process, beside the physical limit, SQLite and LMDB, in the same run and on the same
/// records; beside DuckDB, too, where the environment variable DUCKDB_LIBRARY names its shared library.
///
///     Benchmarks [--items N[,N...]] [--rounds N] [WORKLOAD...]
///
/// With several numbers of items it tells how the times grow: the power of N that fits them best.
/// Contestants take turns, round by round, so that a busy moment of the machine hits all of them. Every round gives a
/// check sum of what was read; contestants that disagree end the run.
@main
enum Benchmarks {
  static func main() {
    do {
      let options = try BenchmarkOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      let scratch = try ScratchDirectory()
      defer { scratch.remove() }
      let (sqlite, lmdb, duckDB) = (SQLiteLibrary.load(), LMDBLibrary.load(), try DuckDBLibrary.load())
      if sqlite == nil { print("libsqlite3.so.0 is not installed: no rival SQLite") }
      if lmdb == nil { print("liblmdb.so.0 is not installed: no rival LMDB") }
      let contexts = options.items.map {
        BenchmarkContext(items: $0, scratch: scratch, sqlite: sqlite, lmdb: lmdb, duckDB: duckDB)
      }
      for workload in Workload.all where options.names.isEmpty || options.names.contains(workload.name) {
        try workload.measure(contexts, rounds: options.rounds)
      }
    } catch {
      let message = Array("Benchmarks: \(error)\n".utf8)
      _ = message.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(1)
    }
  }
}
