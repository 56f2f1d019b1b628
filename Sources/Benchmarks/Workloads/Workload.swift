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

  /// Runs the race at each size, and tells how the times grow when there are several.
  func measure(_ contexts: [BenchmarkContext], rounds: Int) throws {
    var growth = Growth()
    for context in contexts {
      let race = try race(context)
      growth.add(try race.run(rounds: rounds), of: race)
      // Whoever keeps the output in a file sees how far it is.
      fflush(nil)
    }
    if contexts.count > 1 { growth.report() }
  }
}
