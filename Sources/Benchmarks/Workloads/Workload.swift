import Glibc

/// Something worth measuring, by its row in the table of the README.
struct Workload: Sendable {
  let name: String
  let race: @Sendable (BenchmarkContext) throws -> Race

  static let all =
    [
      commit, threads, bulkInsert, bulkInsertText, get, search, top, allSorted, average, averages, updateAverages,
      addComment, open,
    ] + indexedSearches

  func measure(_ context: BenchmarkContext, rounds: Int) throws {
    try race(context).run(rounds: rounds)
    // Whoever keeps the output in a file sees how far it is.
    fflush(nil)
  }
}
