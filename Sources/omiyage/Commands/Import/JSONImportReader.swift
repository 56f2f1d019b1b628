import RecordStore

/// Reads items or comments out of JSON objects.
final class JSONImportReader: ImportRecordReader {
  private let reader: JSONRecordReader
  private let options: ImportOptions
  private let values: ImportValues
  private let isLines: Bool
  private let type: ImportOptions.RecordType
  /// Whether the records are objects of Realm, with what its tools add and leave out.
  private let isOfRealm: Bool
  /// How many photos Realm Studio left out.
  private(set) var missingPhotoCount = 0
  /// Lines that cannot be read, in front of the first one that can.
  private var unread: ArraySlice<UnreadLine>
  private var presentUnread: UnreadLine?
  /// The record that was read to find out what the input holds.
  private var first: JSONValue?
  private(set) var hasDerivedFields = false
  let rawHeader: [UInt8]? = nil
  /// Keys met so far and what they mean: the same few come again and again.
  private var keys: [(name: [UInt8], field: ImportField?)] = []

  /// A line of JSON Lines that is no JSON.
  struct UnreadLine {
    let error: InputError
    let bytes: [UInt8]
  }

  init(
    reader: JSONRecordReader, unread: [UnreadLine], first: JSONValue?, isLines: Bool, type: ImportOptions.RecordType,
    options: ImportOptions, values: ImportValues, isOfRealm: Bool = false
  ) {
    self.isOfRealm = isOfRealm
    self.reader = reader
    self.unread = unread[...]
    self.first = first
    self.isLines = isLines
    self.type = type
    self.options = options
    self.values = values
  }

  func withRawRecord(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard let presentUnread else { return try body(reader.recordBytes) }
    try presentUnread.bytes.withUnsafeBytes(body)
  }

  func next() throws -> ImportRecord? {
    presentUnread = unread.popFirst()
    if let presentUnread { return faulty(presentUnread.error) }
    let value: JSONValue
    if let first {
      value = first
      self.first = nil
    } else {
      do throws(InputError) {
        guard let read = try reader.next() else { return nil }
        value = read
      } catch {
        guard isLines, JSONImportReader.isOfOneLine(error.reason) else { throw error }
        return faulty(error)
      }
    }
    if let fault = reader.fault { return faulty(fault) }
    switch type {
    case .items: return item(value)
    case .comments:
      var record = ImportRecord(line: reader.recordLine, content: .comment(CommentDraft()))
      record.content = .comment(comment(value, &record.faults, isNested: false))
      return record
    }
  }

  /// In JSON Lines the next line is read as if nothing had happened.
  static func isOfOneLine(_ reason: InputError.Reason) -> Bool {
    switch reason {
    case .unexpected, .badNumber, .badEscape, .controlCharacter, .duplicateKey, .loneSurrogate, .tooDeep,
      .textAfterValue:
      true
    default: false
    }
  }

  private func faulty(_ error: InputError) -> ImportRecord {
    let name = error.field.map { SystemText.visible($0) }
    let field = name.map { localized("field '\($0)': ", "項目「\($0)」: ") } ?? ""
    let number = error.record ?? reader.recordNumber
    let fault = ImportFault(
      line: error.line, column: error.column ?? 1,
      localized("record \(number): \(field)\(error.text)", "記録 \(number): \(field)\(error.text)"))
    return ImportRecord(line: error.line ?? reader.recordLine, content: .item(ItemDraft()), faults: [fault])
  }

  // MARK: Records

  private func item(_ value: JSONValue) -> ImportRecord {
    var item = ItemDraft()
    var first = CommentDraft()
    var record = ImportRecord(line: reader.recordLine, content: .item(item))
    var nested: [ImportFault] = []
    forEachField(of: value, &record.faults) { (member, field) throws(ImportFault) in
      let value = member.value
      switch field {
      case .id:
        item.id = try self.id(value, field)
        item.idColumn = self.place(value).column
      case .title:
        item.titleColumn = self.place(value).column
        item.title = try self.title(value)
      case .detail: item.detail = try self.text(value, field)
      case .createDate: item.date = try self.date(value)
      case .image, .imageData: try self.image(value, field, &item.image)
      case .star: first.star = try self.star(value)
      case .comment: first.comment = try self.text(value, field)
      case .comments: item.comments += try self.comments(value, &nested)
      case .omiyageID: throw self.fault(value, field, localized("does not belong to items", "お土産の項目ではありません"))
      case .average, .commentCount, .imageInfo: break
      }
    }
    record.faults += nested
    if first.star != nil {
      first.date = item.date
      item.comments.insert(first, at: 0)
    } else if first.comment.value.map({ !$0.isEmpty }) ?? false, record.faults.isEmpty {
      record.faults.append(
        ImportFault(.star, localized("is missing, but there is a comment", "コメントがあるのに値がありません"), column: 1))
    }
    record.content = .item(item)
    return record
  }

  private func comments(_ value: JSONValue, _ faults: inout [ImportFault]) throws(ImportFault) -> [CommentDraft] {
    if value.isNull { return [] }
    guard value.kind == .array else {
      throw fault(
        value, .comments, localized("expected an array, got \(kindText(value))", "配列が必要ですが、\(kindText(value)) があります"))
    }
    var comments: [CommentDraft] = []
    comments.reserveCapacity(value.count)
    for element in value.elements {
      guard element.kind == .object else {
        faults.append(
          fault(
            element, .comments,
            localized("expected an object, got \(kindText(element))", "オブジェクトが必要ですが、\(kindText(element)) があります")))
        continue
      }
      comments.append(comment(element, &faults, isNested: true))
    }
    return comments
  }

  private func comment(_ value: JSONValue, _ faults: inout [ImportFault], isNested: Bool) -> CommentDraft {
    var comment = CommentDraft()
    if isNested {
      let place = place(value)
      (comment.line, comment.column) = (place.line, place.column)
    }
    forEachField(of: value, &faults) { (member, field) throws(ImportFault) in
      let value = member.value
      switch field {
      case .id: comment.id = try self.id(value, field)
      case .omiyageID: comment.omiyageID = try self.id(value, field)
      case .comment: comment.comment = try self.text(value, field)
      case .star: comment.star = try self.star(value)
      case .createDate: comment.date = try self.date(value)
      case .image, .imageData: try self.image(value, field, &comment.image)
      case .title, .detail, .comments:
        throw self.fault(value, field, localized("does not belong to a comment", "コメントの項目ではありません"))
      case .average, .commentCount, .imageInfo: break
      }
    }
    return comment
  }

  /// Gives each member with the field that its key means. A field that comes twice under two names is a fault.
  private func forEachField(
    of value: JSONValue, _ faults: inout [ImportFault],
    _ body: (JSONValue.Member, ImportField) throws(ImportFault) -> Void
  ) {
    var seen: UInt32 = 0
    for member in value.members {
      guard let field = field(member.key) else {
        if !options.ignoresExtra, !isRealmMark(member.key) {
          let place = reader.place(ofOffsetInRecord: member.keyOffsetInRecord)
          let name = String(decoding: member.key.prefix(256), as: UTF8.self)
          let remedy = Suggestion.remedy(
            for: name, among: ImportField.names,
            otherwise: localized(
              "use --map COLUMN=FIELD or --ignore-extra", "--map COLUMN=FIELD か --ignore-extra を使ってください"))
          faults.append(
            ImportFault(
              line: place.line, column: place.column,
              localized(
                "unknown field '\(SystemText.visible(name))': \(remedy)",
                "知らない項目「\(SystemText.visible(name))」があります: \(remedy)")))
        }
        continue
      }
      let bit = field.bit
      do throws(ImportFault) {
        if seen & bit != 0 {
          throw fault(member.value, field, localized("is given twice, under two names", "2つの名前で2回あります"))
        }
        seen |= bit
        if field.isDerived {
          hasDerivedFields = true
        } else {
          try body(member, field)
        }
      } catch {
        faults.append(error)
      }
    }
  }

  /// `$refId` is how Realm names an object that others may refer to.
  private func isRealmMark(_ key: UnsafeRawBufferPointer) -> Bool { isOfRealm && key.elementsEqual("$refId".utf8) }

  private func field(_ key: UnsafeRawBufferPointer) -> ImportField? {
    for known in keys {
      let isSame = known.name.withUnsafeBytes { ByteScan.isEqual($0, key) }
      if isSame { return known.field }
    }
    let name = String(decoding: key, as: UTF8.self)
    let found = options.map[ImportField.folded(name)] ?? ImportField.named(name)
    if keys.count < 64 { keys.append((Array(key), found)) }
    return found
  }

  // MARK: Values

  private func place(_ value: JSONValue) -> (line: Int, column: Int) {
    reader.place(ofOffsetInRecord: value.offsetInRecord)
  }

  private func fault(_ value: JSONValue, _ field: ImportField, _ text: String) -> ImportFault {
    let place = place(value)
    return ImportFault(field, text, line: place.line, column: place.column)
  }

  private func kindText(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number: ImportValues.quoted(value.text)
    case .string: localized("the text \(ImportValues.quoted(value.text))", "文字 \(ImportValues.quoted(value.text))")
    case .array: localized("an array", "配列")
    case .object: localized("an object", "オブジェクト")
    }
  }

  private func id(_ value: JSONValue, _ field: ImportField) throws(ImportFault) -> Int? {
    if value.isNull { return nil }
    if let number = value.exactInteger, number >= 1 { return Int(number) }
    throw fault(
      value, field,
      localized("expected a whole number from 1, got \(kindText(value))", "1 以上の整数が必要ですが、\(kindText(value)) があります"))
  }

  private func star(_ value: JSONValue) throws(ImportFault) -> Int? {
    if value.isNull { return nil }
    if let number = value.exactInteger, Stars.range.contains(number) { return Int(number) }
    throw fault(value, .star, ImportValues.starText(kindText(value)))
  }

  private func title(_ value: JSONValue) throws(ImportFault) -> String {
    guard value.kind == .string else {
      throw fault(
        value, .title, localized("expected text, got \(kindText(value))", "文字が必要ですが、\(kindText(value)) があります"))
    }
    let title = value.string
    if TextRules.isBlank(title) { throw fault(value, .title, localized("is blank", "空白です")) }
    if title.utf8.contains(0) { throw fault(value, .title, localized("holds a NUL character", "NUL 文字があります")) }
    return title
  }

  private func text(_ value: JSONValue, _ field: ImportField) throws(ImportFault) -> ImportValue<String> {
    if value.isNull { return .null }
    guard value.kind == .string else {
      throw fault(value, field, localized("expected text, got \(kindText(value))", "文字が必要ですが、\(kindText(value)) があります"))
    }
    let text = value.string
    if text.utf8.contains(0) { throw fault(value, field, localized("holds a NUL character", "NUL 文字があります")) }
    return .value(text)
  }

  private func date(_ value: JSONValue) throws(ImportFault) -> Int64? {
    if value.isNull { return nil }
    guard value.kind == .string else {
      throw fault(
        value, .createDate, localized("expected a date, got \(kindText(value))", "日付が必要ですが、\(kindText(value)) があります"))
    }
    do throws(ValueProblem) {
      return try values.date(value.text)
    } catch {
      throw fault(value, .createDate, SystemText.visible(error.what))
    }
  }

  private func image(
    _ value: JSONValue, _ field: ImportField, _ image: inout ImportValue<ImportImage>
  ) throws(ImportFault) {
    if value.isNull {
      if image.isAbsent { image = .null }
      return
    }
    if isOfRealm, value.kind == .object, value.count == 0 {
      missingPhotoCount += 1
      return
    }
    guard value.kind == .string else {
      throw fault(value, field, localized("expected text, got \(kindText(value))", "文字が必要ですが、\(kindText(value)) があります"))
    }
    if image.value != nil {
      throw fault(value, field, localized("a photo is given twice, by path and as data", "写真がファイル名とデータの両方で指定されています"))
    }
    do throws(ImportImages.Problem) {
      image = .value(field == .image ? try values.images.file(value.string) : try values.images.decoded(value.text))
    } catch {
      throw fault(value, field, error.text)
    }
  }
}
