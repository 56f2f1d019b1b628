/// What the index of comments by item has for each: its id and its stars in one integer, so that no comment is read.
struct PackedRating {
  private static let starBits = 8

  let value: Int

  init(_ value: Int) { self.value = value }
  init(comment: Int, star: Int) { value = comment << Self.starBits | star }

  var star: Int { value & (1 << Self.starBits - 1) }
}
