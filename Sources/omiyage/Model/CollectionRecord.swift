import RecordStore

/// What items and comments have in common for the commands that act on either.
protocol CollectionRecord: Record {
  /// `item` or `comment`, as machines and commands name it.
  static var noun: String { get }

  /// The same in sentences.
  static var spokenNoun: String { get }

  /// The ids in a range that exist, ascending.
  static func ids(in reader: some RecordReader, _ range: ClosedRange<Int>) throws -> [Int]

  /// What sets the photo, or removes it.
  static func assignments(photo: Photo?) -> [Assignment<Self>]

  var id: Int { get set }
  var photo: Photo? { get set }
}

extension CollectionRecord {
  /// `1 item`, or `3 items`.
  static func counted(_ count: Int) -> String {
    localized(count == 1 ? "1 \(spokenNoun)" : "\(count) \(spokenNoun)s", "\(spokenNoun)\(count)件")
  }
}
