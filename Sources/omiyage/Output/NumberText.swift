/// Numbers with a fraction, as machines read them.
enum NumberText {
  /// The shortest text that reads back as the same number; a whole number has no point: `4.5`, `4`.
  static func append(_ number: Double, to buffer: ByteBuffer) {
    if let whole = Int(exactly: number) {
      buffer.append(decimal: whole)
    } else {
      buffer.append(shortest: number)
    }
  }

  /// The mean of ratings that have one, in the same form.
  ///
  /// Where it has two decimals at most, they are the text that reads back as the Double nearest to it: no two numbers
  /// of 15 digits are nearest to the same one. That takes a division instead of a search.
  static func append(meanOf ratings: Ratings, to buffer: ByteBuffer) {
    // Far above all real ratings; damaged ones may be anything.
    let limit = 1 << 31
    guard (1...limit).contains(ratings.count), (0...limit).contains(ratings.sum) else {
      return append(Double(ratings.sum) / Double(ratings.count), to: buffer)
    }
    let (whole, rest) = ratings.sum.quotientAndRemainder(dividingBy: ratings.count)
    if rest == 0 { return buffer.append(decimal: whole) }
    let (hundredths, more) = (rest * 100).quotientAndRemainder(dividingBy: ratings.count)
    guard more == 0 else { return buffer.append(shortest: Double(ratings.sum) / Double(ratings.count)) }
    buffer.append(decimal: whole)
    buffer.append(ASCII.dot)
    buffer.append(ASCII.zero + UInt8(truncatingIfNeeded: hundredths / 10))
    if hundredths % 10 != 0 { buffer.append(ASCII.zero + UInt8(truncatingIfNeeded: hundredths % 10)) }
  }
}
