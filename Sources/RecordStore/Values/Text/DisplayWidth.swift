/// The columns that text takes on a terminal.
enum DisplayWidth {
  private static let emojiStyle: UInt32 = 0xFE0F
  private static let joiner: UInt32 = 0x200D
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

  static func columnCount(_ bytes: UnsafeRawBufferPointer, ambiguousWidth: Int) -> Int {
    var columns = 0
    var index = 0
    while index < bytes.count {
      let end = GraphemeBreaks.end(of: bytes, from: index)
      columns += clusterColumnCount(bytes, index..<end, ambiguousWidth)
      index = end
    }
    return columns
  }

  /// The longest start of the text, in whole characters, that fits.
  static func prefix(
    _ bytes: UnsafeRawBufferPointer, fitting columnCount: Int, ambiguousWidth: Int
  ) -> (byteCount: Int, columns: Int) {
    var columns = 0
    var index = 0
    while index < bytes.count {
      let end = GraphemeBreaks.end(of: bytes, from: index)
      let width = clusterColumnCount(bytes, index..<end, ambiguousWidth)
      if columns + width > columnCount { break }
      columns += width
      index = end
    }
    return (index, columns)
  }

  /// The columns of one character: its scalars add up (ｶﾞ takes two), but an emoji sequence is one picture.
  private static func clusterColumnCount(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ ambiguousWidth: Int
  ) -> Int {
    var columns = 0
    var isPicture = false
    var followsJoiner = false
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = UTF8Scalar(bytes, at: index)
      let properties = ScalarProperties(scalar.value)
      index += scalar.byteCount
      if scalar.value == emojiStyle, columns > 0 {
        columns = max(columns, 2)
      } else if !(isPicture && (followsJoiner || skinTones.contains(scalar.value))) {
        columns += width(properties.width, ambiguousWidth)
      }
      isPicture = isPicture || properties.graphemeClass == .pictographic
      followsJoiner = scalar.value == joiner
    }
    return columns
  }

  private static func width(_ width: ScalarWidth, _ ambiguousWidth: Int) -> Int {
    switch width {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .ambiguous: ambiguousWidth
    }
  }
}
