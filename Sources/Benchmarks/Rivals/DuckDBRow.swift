/// A row of a result. Valid while it is given out.
struct DuckDBRow {
  let library: DuckDBLibrary
  let result: UnsafeMutableRawPointer
  let row: UInt64

  func integer(_ column: UInt64) -> Int { Int(library.integer(result, column, row)) }
  func double(_ column: UInt64) -> Double { library.double(result, column, row) }
}
