import RecordStore

/// Turns values into the cells of a table, as people read them: local dates, averages with one decimal.
struct TableValueSink: ValueSink {
  private(set) var cells: [TableCell] = []
  let zone: LocalZone
  /// Where the text of the present column matches.
  var highlights: (String) -> [Range<Int>] = { _ in [] }

  init(zone: LocalZone) { self.zone = zone }

  mutating func removeAll() { cells.removeAll(keepingCapacity: true) }

  mutating func missing() { add("") }

  mutating func text(_ utf8: UnsafeRawBufferPointer) {
    let text = String(decoding: utf8, as: UTF8.self)
    cells.append(TableCell(text, highlights: highlights(text)))
  }

  mutating func integer(_ value: Int) { add(String(value)) }
  mutating func average(_ ratings: Ratings) { add(ratings.rounded ?? "") }
  mutating func moment(_ milliseconds: Int64) { add(DateText.local(milliseconds: milliseconds, zone: zone)) }
  mutating func photo(_ photo: Photo?) { add(photo?.type ?? "") }
  mutating func content(_ photo: Photo?) { add(photo.map { Self.counted(bytes: $0.data.byteCount) } ?? "") }
  mutating func numbers(_ values: [Int]) { add(values.map { String($0) }.joined(separator: " ")) }
  mutating func bytes(_ bytes: [UInt8]) { add(Self.counted(bytes: bytes.count)) }
  mutating func json(_ bytes: UnsafeRawBufferPointer) { add(String(decoding: bytes, as: UTF8.self)) }

  private static func counted(bytes count: Int) -> String {
    localized(count == 1 ? "1 byte" : "\(count) bytes", "\(count)バイト")
  }

  private mutating func add(_ text: String) { cells.append(TableCell(text)) }
}
