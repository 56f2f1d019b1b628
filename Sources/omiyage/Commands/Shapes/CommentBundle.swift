import RecordStore

/// The comments of items as JSON arrays, read for a stretch of items at once: one look into the index for each item
/// would take most of the time of an export.
final class CommentBundle {
  private let reader: any RecordReader
  private let withImages: Bool
  /// Made only when a comment is read.
  private lazy var shape = CommentShape(withImages: withImages)
  /// At most so many comments of each item.
  private let limit: Int
  /// How many item ids are read at once; photos are large, so fewer of them.
  private let span: Int
  private let buffer = ByteBuffer(capacity: 1 << 16)
  private var first = 0
  /// Where the array of each item of the stretch ends in the buffer.
  private var ends: [Int] = []

  init(reader: any RecordReader, withImages: Bool = false, limit: Int = Int.max, isForMany: Bool = false) {
    self.reader = reader
    self.withImages = withImages
    self.limit = limit
    span = isForMany ? (withImages ? 16 : 4096) : 1
  }

  /// The array of an item's comments, oldest first; valid until the next call.
  func json(ofItem id: Int) throws -> UnsafeRawBufferPointer {
    if id < first || id - first >= ends.count { try load(from: id) }
    let index = id - first
    let start = index == 0 ? 0 : ends[index - 1]
    return UnsafeRawBufferPointer(rebasing: buffer.bytes[start..<ends[index]])
  }

  private func load(from id: Int) throws {
    first = id
    ends.removeAll(keepingCapacity: true)
    buffer.removeAll()
    let last = id.addingReportingOverflow(span - 1).overflow ? Int.max : id + span - 1
    var values = JSONValueSink(buffer)
    var present = id
    var count = 0
    values.writer.beginArray()
    let fields = CommentFields.shared
    let comments =
      span == 1
      ? OmiyageComment.all(of: id, in: reader)
      : reader.objects(OmiyageComment.self).where { $0.omiyageID >= id && $0.omiyageID <= last }
        .sorted(by: \.omiyageID).then(by: \.id)
    try comments.forEachRow { row in
      let item = try row[fields.omiyageID]
      while present < item {
        close(&values)
        present += 1
        count = 0
        values.writer.beginArray()
      }
      guard count < limit else { return }
      count += 1
      values.writer.beginObject()
      for column in shape.columns.indices {
        shape.columns[column].writeKey(to: &values.writer)
        try shape.emit(column, of: row, to: &values)
      }
      values.writer.endObject()
    }
    close(&values)
    while ends.count <= last - id {
      values.writer.beginArray()
      close(&values)
    }
  }

  /// Ends the array of one item. What follows is no element of anything, so no comma stands between.
  private func close(_ values: inout JSONValueSink) {
    values.writer.endArray()
    ends.append(buffer.count)
    values = JSONValueSink(buffer)
  }
}
