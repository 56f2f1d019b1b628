import RecordStore

/// Reads items or comments out of the rows of csv or tsv.
final class DelimitedRecordReader: ImportRecordReader {
  private let rows: any RowReader
  private let values: ImportValues
  /// What each column means; nil for one that is ignored.
  private let columns: [ImportField?]
  private let type: ImportOptions.RecordType
  private var present: DelimitedRow?
  let rawHeader: [UInt8]?
  let hasDerivedFields: Bool

  init(
    rows: any RowReader, header: ImportHeader, type: ImportOptions.RecordType, values: ImportValues
  ) {
    self.rows = rows
    self.values = values
    self.type = type
    columns = header.columns
    rawHeader = header.raw
    hasDerivedFields = header.columns.contains { $0?.isDerived ?? false }
  }

  func withRawRecord(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    if let present { try body(present.bytes) }
  }

  func next() throws -> ImportRecord? {
    guard let row = try rows.nextRow() else { return nil }
    present = row
    var faults: [ImportFault] = []
    if let fault = row.fault {
      let reason: InputError.Reason = fault == .textAfterQuote ? .textAfterQuote : .unknownEscape
      faults.append(
        ImportFault(column: row.column(of: row.faultField), InputError(reason: reason).text))
    } else if row.fieldCount != columns.count {
      let fields = localized(columns.count == 1 ? "1 field" : "\(columns.count) fields", "項目\(columns.count)個")
      faults.append(
        ImportFault(localized("expected \(fields), got \(row.fieldCount)", "\(fields)のはずが \(row.fieldCount)個です")))
    }
    guard faults.isEmpty else {
      return ImportRecord(line: row.line, content: .item(ItemDraft()), faults: faults)
    }
    switch type {
    case .items: return item(row)
    case .comments: return comment(row)
    }
  }

  private func item(_ row: DelimitedRow) -> ImportRecord {
    var item = ItemDraft()
    var first = CommentDraft()
    var record = ImportRecord(line: row.line, content: .item(item))
    var commentColumn = 1
    for (index, column) in columns.enumerated() {
      guard let field = column, !field.isDerived else { continue }
      let text = row.field(index)
      do throws(ImportFault) {
        switch field {
        case .id:
          item.id = try id(text, field, row, index)
          item.idColumn = row.column(of: index)
        case .title:
          item.titleColumn = row.column(of: index)
          if !text.isEmpty { item.title = try title(text, row, index) }
        case .detail: item.detail = .value(String(decoding: text, as: UTF8.self))
        case .createDate: item.date = try date(text, row, index)
        case .image, .imageData: try image(text, field, row, index, &item.image)
        case .star: first.star = try star(text, row, index)
        case .comment:
          first.comment = .value(String(decoding: text, as: UTF8.self))
          commentColumn = row.column(of: index)
        default: break
        }
      } catch {
        record.faults.append(error)
      }
    }
    if first.star != nil {
      first.date = item.date
      first.column = commentColumn
      item.comments = [first]
    } else if first.comment.value.map({ !$0.isEmpty }) ?? false, record.faults.isEmpty {
      record.faults.append(
        ImportFault(.star, localized("is missing, but there is a comment", "コメントがあるのに値がありません"), column: commentColumn))
    }
    record.content = .item(item)
    return record
  }

  private func comment(_ row: DelimitedRow) -> ImportRecord {
    var comment = CommentDraft()
    var record = ImportRecord(line: row.line, content: .comment(comment))
    for (index, column) in columns.enumerated() {
      guard let field = column, !field.isDerived else { continue }
      let text = row.field(index)
      do throws(ImportFault) {
        switch field {
        case .id:
          comment.id = try id(text, field, row, index)
          comment.column = row.column(of: index)
        case .omiyageID: comment.omiyageID = try id(text, field, row, index)
        case .comment: comment.comment = .value(String(decoding: text, as: UTF8.self))
        case .star: comment.star = try star(text, row, index)
        case .createDate: comment.date = try date(text, row, index)
        case .image, .imageData: try image(text, field, row, index, &comment.image)
        default: break
        }
      } catch {
        record.faults.append(error)
      }
    }
    record.content = .comment(comment)
    return record
  }

  // MARK: Values

  /// Spaces around a number do not count.
  private func trimmed(_ text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var part = text[...]
    while let first = part.first, DataFormat.isSpace(first) { part = part.dropFirst() }
    while let last = part.last, DataFormat.isSpace(last) { part = part.dropLast() }
    return UnsafeRawBufferPointer(rebasing: part)
  }

  private func number(_ text: UnsafeRawBufferPointer) -> Int? {
    let digits = trimmed(text)
    if let value = Digits.value(digits) { return Int(value) }
    guard digits.contains(where: { $0 >= 0x80 }) else { return nil }
    return Digits.value(Digits.folded(String(decoding: digits, as: UTF8.self)).utf8).map { Int($0) }
  }

  private func id(
    _ text: UnsafeRawBufferPointer, _ field: ImportField, _ row: DelimitedRow, _ index: Int
  ) throws(ImportFault) -> Int? {
    if text.isEmpty { return nil }
    if let value = number(text), value >= 1 { return value }
    throw ImportFault(
      field,
      localized(
        "expected a whole number from 1, got \(ImportValues.quoted(text))",
        "1 以上の整数が必要ですが、\(ImportValues.quoted(text)) があります"), column: row.column(of: index))
  }

  private func star(_ text: UnsafeRawBufferPointer, _ row: DelimitedRow, _ index: Int) throws(ImportFault) -> Int? {
    if text.isEmpty { return nil }
    if let value = number(text), Stars.range.contains(Int64(value)) { return value }
    throw ImportFault(.star, ImportValues.starText(ImportValues.quoted(text)), column: row.column(of: index))
  }

  private func title(
    _ text: UnsafeRawBufferPointer, _ row: DelimitedRow, _ index: Int
  ) throws(ImportFault) -> String {
    let title = String(decoding: text, as: UTF8.self)
    if TextRules.isBlank(title) {
      throw ImportFault(.title, localized("is blank", "空白です"), column: row.column(of: index))
    }
    return title
  }

  private func date(_ text: UnsafeRawBufferPointer, _ row: DelimitedRow, _ index: Int) throws(ImportFault) -> Int64? {
    if text.isEmpty { return nil }
    do throws(ValueProblem) {
      return try values.date(text)
    } catch {
      throw ImportFault(.createDate, SystemText.visible(error.what), column: row.column(of: index))
    }
  }

  private func image(
    _ text: UnsafeRawBufferPointer, _ field: ImportField, _ row: DelimitedRow, _ index: Int,
    _ image: inout ImportValue<ImportImage>
  ) throws(ImportFault) {
    if text.isEmpty { return }
    guard image.isAbsent else {
      throw ImportFault(
        field, localized("a photo is given twice, by path and as data", "写真がファイル名とデータの両方で指定されています"),
        column: row.column(of: index))
    }
    do throws(ImportImages.Problem) {
      image = .value(
        field == .image
          ? try values.images.file(String(decoding: text, as: UTF8.self)) : try values.images.decoded(text))
    } catch {
      throw ImportFault(field, error.text, column: row.column(of: index))
    }
  }
}
