/// Prints records of any shape in any format: the one way from records to bytes.
struct RecordPrinter {
  /// How many bytes are gathered before they go to the sink: so many that standard output hands them on without a copy.
  private static let pieceByteCount = 1 << 16
  /// The record that passes that mostly fits without another buffer.
  private static let bufferByteCount = pieceByteCount + (1 << 13)

  /// How the records stand together.
  enum Container {
    /// An array in JSON.
    case list
    /// One object in JSON.
    case single
  }

  var format: RecordFormat
  var hasHeader = true
  /// The columns to print, by name; nil for those of the format.
  var fields: [String]?
  var colour = Colour(isOn: false)
  var ambiguousWidth = 1
  /// The columns of the terminal; nil when nothing limits them.
  var terminalWidth: Int?
  var zone = LocalZone.system
  /// csv as Excel likes it.
  var forSpreadsheet = false
  /// Whether the sink takes UTF-8 as it is, so that a byte order mark makes sense.
  var isUTF8 = true
  /// Whether every record goes to the sink at once, the header too.
  var isLive = false

  /// Gives each record once to its argument. A table asks twice, so it must give the same records each time.
  typealias Source<Element> = (_ body: (Element) throws -> Void) throws -> Void

  func print<Shape: RecordShape, Sink: ByteSink>(
    _ shape: Shape, _ container: Container = .list, to sink: inout Sink, from source: Source<Shape.Element>
  ) throws {
    let columns = try chosenColumns(of: shape)
    switch format {
    case .table: try printTable(shape, columns, to: &sink, from: source)
    case .json: try printJSON(shape, columns, container, to: &sink, from: source)
    case .jsonl: try printJSONLines(shape, columns, to: &sink, from: source)
    case .csv:
      let buffer = ByteBuffer(capacity: RecordPrinter.bufferByteCount)
      var writer = CSVWriter(buffer, forSpreadsheet: forSpreadsheet)
      if forSpreadsheet, isUTF8 { writer.byteOrderMark() }
      try printRows(shape, columns, DelimitedValueSink(writer), buffer, to: &sink, from: source)
    case .tsv:
      let buffer = ByteBuffer(capacity: RecordPrinter.bufferByteCount)
      try printRows(shape, columns, DelimitedValueSink(TSVWriter(buffer)), buffer, to: &sink, from: source)
    case .template(let template):
      let buffer = ByteBuffer(capacity: RecordPrinter.bufferByteCount)
      let writer = TemplateWriter(buffer, template)
      try printRows(shape, columns, DelimitedValueSink(writer), buffer, to: &sink, from: source)
    }
  }

  /// The columns to print, by position. Throws for a name that the shape does not have.
  func chosenColumns(of shape: some RecordShape) throws(ValueProblem) -> [Int] {
    let all = shape.columns
    let flat = all.indices.filter { !all[$0].isNested }
    if case .template(let template) = format {
      return try RecordPrinter.positions(of: template.fields, among: Array(all.indices), all, option: "--template")
    }
    if let fields {
      let possible = format.isJSON ? Array(all.indices) : flat
      return try RecordPrinter.positions(of: fields, among: possible, all, option: "--fields")
    }
    switch format {
    case .table: return shape.tableColumns
    case .json, .jsonl, .template: return Array(all.indices)
    case .csv, .tsv: return flat
    }
  }

  private static func positions(
    of fields: [String], among possible: [Int], _ columns: [ShapeColumn], option: String
  ) throws(ValueProblem) -> [Int] {
    let names = possible.map { columns[$0].text }
    var chosen: [Int] = []
    for field in fields {
      guard let index = names.firstIndex(of: field) else {
        let remedy = Suggestion.remedy(for: field, among: names)
        throw ValueProblem(
          localized("\(option): there is no field '\(field)' here", "\(option): ここに項目「\(field)」はありません"), remedy)
      }
      chosen.append(possible[index])
    }
    return chosen
  }

  // MARK: Formats

  private func printRows<Shape: RecordShape, Sink: ByteSink, Writer: RowWriter>(
    _ shape: Shape, _ columns: [Int], _ start: DelimitedValueSink<Writer>, _ buffer: ByteBuffer, to sink: inout Sink,
    from source: Source<Shape.Element>
  ) throws {
    var row = start
    if hasHeader, !format.isTemplate {
      for column in columns { row.text(shape.columns[column].text) }
      row.writer.endRow()
      if isLive { try RecordPrinter.drain(buffer, to: &sink, whenAbove: 0) }
    }
    try source { element in
      for column in columns { try shape.emit(column, of: element, to: &row) }
      row.writer.endRow()
      try RecordPrinter.drain(buffer, to: &sink, whenAbove: pieceLimit)
    }
    try RecordPrinter.drain(buffer, to: &sink, whenAbove: 0)
  }

  private func printJSON<Shape: RecordShape, Sink: ByteSink>(
    _ shape: Shape, _ columns: [Int], _ container: Container, to sink: inout Sink, from source: Source<Shape.Element>
  ) throws {
    let buffer = ByteBuffer(capacity: RecordPrinter.bufferByteCount)
    var values = JSONValueSink(buffer)
    if container == .list { values.writer.beginArray() }
    var count = 0
    try source { element in
      if container == .list { values.writer.lineBreak() }
      try object(shape, columns, element, &values)
      count += 1
      try RecordPrinter.drain(buffer, to: &sink, whenAbove: pieceLimit)
    }
    if container == .list {
      if count > 0 { values.writer.endLine() }
      values.writer.endArray()
    }
    if container == .list || count > 0 { values.writer.endLine() }
    try RecordPrinter.drain(buffer, to: &sink, whenAbove: 0)
  }

  private func printJSONLines<Shape: RecordShape, Sink: ByteSink>(
    _ shape: Shape, _ columns: [Int], to sink: inout Sink, from source: Source<Shape.Element>
  ) throws {
    let buffer = ByteBuffer(capacity: RecordPrinter.bufferByteCount)
    var values = JSONValueSink(buffer)
    try source { element in
      try object(shape, columns, element, &values)
      values.writer.endLine()
      try RecordPrinter.drain(buffer, to: &sink, whenAbove: pieceLimit)
    }
    try RecordPrinter.drain(buffer, to: &sink, whenAbove: 0)
  }

  private func object<Shape: RecordShape>(
    _ shape: Shape, _ columns: [Int], _ element: Shape.Element, _ values: inout JSONValueSink
  ) throws {
    values.writer.beginObject()
    for column in columns {
      shape.columns[column].writeKey(to: &values.writer)
      try shape.emit(column, of: element, to: &values)
    }
    values.writer.endObject()
  }

  private func printTable<Shape: RecordShape, Sink: ByteSink>(
    _ shape: Shape, _ columns: [Int], to sink: inout Sink, from source: Source<Shape.Element>
  ) throws {
    let heads = columns.map { shape.columns[$0].table ?? TableColumn(shape.columns[$0].text) }
    var layout = TableLayout(columns: heads, measuring: DisplayMeasuring(ambiguousWidth: ambiguousWidth))
    var values = TableValueSink(zone: zone)
    try source { element in
      values.removeAll()
      for column in columns { try shape.emit(column, of: element, to: &values) }
      layout.observe(values.cells)
    }
    layout.settle(totalColumnCount: terminalWidth)
    let buffer = ByteBuffer(capacity: RecordPrinter.bufferByteCount)
    if hasHeader { line(layout.render(layout.header, colour: colour, style: .bold), buffer) }
    try source { element in
      values.removeAll()
      for column in columns {
        if colour.isOn { values.highlights = { shape.highlights(column, in: $0) } }
        try shape.emit(column, of: element, to: &values)
      }
      line(layout.render(values.cells, colour: colour), buffer)
      try RecordPrinter.drain(buffer, to: &sink, whenAbove: pieceLimit)
    }
    try RecordPrinter.drain(buffer, to: &sink, whenAbove: 0)
  }

  private func line(_ text: String, _ buffer: ByteBuffer) {
    buffer.append(text)
    buffer.append(ASCII.lineFeed)
  }

  /// A converter gets record by record, so that a fault can name the record.
  private var pieceLimit: Int { isUTF8 && !isLive ? RecordPrinter.pieceByteCount : 0 }

  private static func drain<Sink: ByteSink>(_ buffer: ByteBuffer, to sink: inout Sink, whenAbove limit: Int) throws {
    guard buffer.count > limit else { return }
    try sink.write(buffer.bytes)
    buffer.removeAll()
  }
}
