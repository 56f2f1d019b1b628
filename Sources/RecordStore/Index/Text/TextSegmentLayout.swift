/// The layout of a segment of lists (FileFormat, "Runs of a text index").
enum TextSegmentLayout {
  static let headByteCount = 16
  static let groupByteCount = 16
  /// Lists of one group, which is searched from its start.
  static let groupListCount = 32
}
