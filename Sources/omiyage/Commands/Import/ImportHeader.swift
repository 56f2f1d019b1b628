/// What the columns of a csv or tsv file mean.
struct ImportHeader {
  /// nil for a column that is ignored.
  private(set) var columns: [ImportField?] = []
  /// The row as it stands in the file; nil without one.
  private(set) var raw: [UInt8]?
  private(set) var faults: [ImportFault] = []
  let line: Int

  /// By a header row of the file.
  init(_ row: DelimitedRow, _ options: ImportOptions) {
    line = row.line
    raw = Array(row.bytes)
    read((0..<row.fieldCount).map { (row.string($0), row.column(of: $0)) }, options)
    if let fault = row.fault {
      let reason: InputError.Reason = fault == .textAfterQuote ? .textAfterQuote : .unknownEscape
      faults.append(
        ImportFault(column: row.column(of: row.faultField), InputError(reason: reason).text))
    }
  }

  /// By `--columns`.
  init(_ names: [String], _ options: ImportOptions) {
    line = 1
    read(names.map { ($0, 1) }, options)
  }

  private mutating func read(_ names: [(name: String, column: Int)], _ options: ImportOptions) {
    var seen: [ImportField: Int] = [:]
    var mapped: Set<String> = []
    for (index, entry) in names.enumerated() {
      let folded = ImportField.folded(entry.name)
      let found = options.map[folded] ?? ImportField.named(entry.name)
      if options.map[folded] != nil { mapped.insert(folded) }
      guard let field = found, field != .comments else {
        columns.append(nil)
        if !options.ignoresExtra { faults.append(unknown(entry.name, entry.column)) }
        continue
      }
      columns.append(field)
      if let earlier = seen[field] {
        faults.append(
          ImportFault(
            column: entry.column,
            localized(
              "columns \(earlier + 1) and \(index + 1) are both '\(field.rawValue)': leave one out",
              "\(earlier + 1) 列目と \(index + 1) 列目がどちらも「\(field.rawValue)」です: 一方を取り除いてください")))
      }
      seen[field] = index
    }
    for name in options.map.keys.sorted() where !mapped.contains(name) {
      faults.append(
        ImportFault(
          localized(
            "there is no column '\(SystemText.visible(name))' for --map", "--map の列「\(SystemText.visible(name))」がありません")
        ))
    }
  }

  private func unknown(_ name: String, _ column: Int) -> ImportFault {
    let remedy = Suggestion.remedy(
      for: name, among: ImportField.names,
      otherwise: localized("use --map COLUMN=FIELD or --ignore-extra", "--map COLUMN=FIELD か --ignore-extra を使ってください"))
    return ImportFault(
      column: column,
      localized(
        "unknown column '\(SystemText.visible(name))': \(remedy)", "知らない列「\(SystemText.visible(name))」があります: \(remedy)")
    )
  }

  func has(_ field: ImportField) -> Bool { columns.contains(field) }

  /// Fields of the other type are as unknown as any other.
  mutating func check(_ type: ImportOptions.RecordType, _ options: ImportOptions) {
    for (index, field) in columns.enumerated() {
      guard let field else { continue }
      let isStranger = type == .items ? field == .omiyageID : field == .title || field == .detail
      if isStranger {
        columns[index] = nil
        if !options.ignoresExtra {
          let text = localized(
            "column '\(field.rawValue)' does not belong to \(type.rawValue)",
            "列「\(field.rawValue)」は \(type.rawValue) のものではありません")
          faults.append(ImportFault(text))
        }
      }
    }
  }
}
