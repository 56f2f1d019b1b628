/// The numbers of a stretch of an index whose entries all have one key.
final class StretchCandidates: CandidateCursor {
  private let cursor: any NumberCursor

  init(_ cursor: any NumberCursor) { self.cursor = cursor }

  func next(from lower: Int64) throws -> Int64? {
    while let number = try cursor.next() {
      if number >= lower { return number }
    }
    return nil
  }
}
