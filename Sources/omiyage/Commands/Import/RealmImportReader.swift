/// Reads the items and comments of an object of classes: first the items, then the comments, which need them.
///
/// Realm Studio writes the classes in the order of their names, so one pass does. Where comments stand before items,
/// a second pass reads them.
final class RealmImportReader: ImportRecordReader {
  private var records: JSONRecordReader
  private let options: ImportOptions
  private let values: ImportValues
  /// The input from its beginning; nil when it cannot be read again.
  private let again: () throws -> JSONRecordReader?
  private var isSecondPass = false
  private var present: JSONImportReader?
  private(set) var recordClass: String?
  private var hasItems = false
  private var commentsWait = false
  private var seen: Set<String> = []

  private(set) var hasDerivedFields = false
  private(set) var generalFaults: [ImportFault] = []
  /// Classes that are not imported, with the number of their records.
  private var strangers: [(name: String, count: Int)] = []
  private var missingPhotoCount = 0
  let rawHeader: [UInt8]? = nil

  /// Where a line stands in the file, when the reader reads a text that was made of it.
  var placeOfLine: ((Int) -> (line: Int, column: Int))?

  init(
    _ records: JSONRecordReader, _ options: ImportOptions, _ values: ImportValues,
    again: @escaping () throws -> JSONRecordReader?
  ) {
    self.records = records
    self.options = options
    self.values = values
    self.again = again
  }

  func withRawRecord(_ body: (UnsafeRawBufferPointer) throws -> Void) throws { try present?.withRawRecord(body) }

  func next() throws -> ImportRecord? {
    while true {
      if let present {
        if let record = try present.next() { return placed(record) }
        hasDerivedFields = hasDerivedFields || present.hasDerivedFields
        missingPhotoCount += present.missingPhotoCount
        self.present = nil
      }
      if try beginClass() { continue }
      guard commentsWait, !isSecondPass else { return nil }
      guard let records = try again() else {
        throw InputError(reason: .cannotReadAgain)
      }
      self.records = records
      isSecondPass = true
      seen = []
    }
  }

  // MARK: Classes

  /// Goes on to the next class whose records are to be read now; false behind the last.
  private func beginClass() throws -> Bool {
    while let start = try records.nextClass() {
      guard seen.insert(start.name).inserted else {
        let place = place(of: start)
        throw InputError(reason: .duplicateKey(start.name), line: place.line, column: place.column)
      }
      switch start.name {
      case RealmExport.itemClass where !isSecondPass && options.type != .comments:
        hasItems = true
        return begin(start.name, .items)
      case RealmExport.commentClass where options.type == .comments || (options.type == nil && mayReadComments):
        return begin(start.name, .comments)
      default:
        let count = try skip()
        if !isSecondPass { leaveOut(start, count) }
      }
    }
    return false
  }

  private var mayReadComments: Bool { hasItems || isSecondPass }

  private func begin(_ name: String, _ type: ImportOptions.RecordType) -> Bool {
    recordClass = name
    present = JSONImportReader(
      reader: records, unread: [], first: nil, isLines: false, type: type, options: options, values: values,
      isOfRealm: true)
    return true
  }

  private func place(of start: JSONRecordReader.ClassStart) -> (line: Int, column: Int) {
    placeOfLine?(start.line) ?? (line: start.line, column: start.column)
  }

  private func skip() throws -> Int {
    var count = 0
    while try records.next() != nil { count += 1 }
    return count
  }

  private func leaveOut(_ start: JSONRecordReader.ClassStart, _ count: Int) {
    if count == 0 || start.name == RealmExport.itemClass { return }
    if start.name == RealmExport.commentClass {
      if options.type == nil { commentsWait = true }
      return
    }
    if options.ignoresExtra { return strangers.append((start.name, count)) }
    let place = place(of: start)
    let name = SystemText.visible(start.name)
    generalFaults.append(
      ImportFault(
        line: place.line, column: place.column,
        localized(
          "class '\(name)' is neither \(RealmExport.itemClass) nor \(RealmExport.commentClass): --ignore-extra leaves "
            + "it out",
          "クラス「\(name)」は \(RealmExport.itemClass) でも \(RealmExport.commentClass) でもありません: 除くには --ignore-extra")))
  }

  // MARK: Places and notes

  /// The record with all its places where it begins in the file.
  private func placed(_ record: ImportRecord) -> ImportRecord {
    guard let placeOfLine else { return record }
    let place = placeOfLine(record.line)
    let faults = record.faults.map { ImportFault(line: place.line, column: place.column, $0.text) }
    switch record.content {
    case .item(var item):
      (item.idColumn, item.titleColumn) = (place.column, place.column)
      return ImportRecord(line: place.line, content: .item(item), faults: faults)
    case .comment(var comment):
      comment.column = place.column
      return ImportRecord(line: place.line, content: .comment(comment), faults: faults)
    }
  }

  var notes: [String] {
    var notes: [String] = []
    if !strangers.isEmpty {
      let names = strangers.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
      notes.append(localized("Left out classes: \(names).", "取り込まなかったクラス: \(names)"))
    }
    if missingPhotoCount > 0 {
      notes.append(
        localized(
          "\(missingPhotoCount) photos are not in the file: that version of Realm Studio leaves them out; 10.1.2 and "
            + "newer ones write them.",
          "写真 \(missingPhotoCount) 枚がファイルにありません: この版の Realm Studio は写真を書き出しません。10.1.2 以降で"
            + "書き出してください。"))
    }
    return notes
  }
}
