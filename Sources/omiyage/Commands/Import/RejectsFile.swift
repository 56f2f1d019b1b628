/// Keeps the rows that were left out, as they stood in the input and under its header.
struct RejectsFile {
  private let file: OutputFile
  private var header: [UInt8]?
  private var isArray = false
  /// The class whose records stand last, of an input with classes.
  private var className: String?
  private var count = 0

  init(_ target: RawArgument, _ context: CommandContext, inputs: [String]) throws {
    file = try OutputFile(target, context, protected: inputs)
  }

  mutating func add(_ reader: any ImportRecordReader, _ format: DataFormat) throws {
    if let wanted = reader.rawHeader, wanted != header {
      header = wanted
      try write(wanted)
      try write([ASCII.lineFeed])
    }
    if let name = reader.recordClass {
      try begin(recordOf: name)
    } else if format == .json {
      isArray = true
      try write(count == 0 ? [ASCII.leftBracket, ASCII.lineFeed] : [ASCII.comma, ASCII.lineFeed])
    }
    try reader.withRawRecord { try file.write($0) }
    if format != .json { try write([ASCII.lineFeed]) }
    count += 1
  }

  /// What stands between the last record and one of a class.
  private mutating func begin(recordOf name: String) throws {
    if className == name { return try write([ASCII.comma, ASCII.lineFeed]) }
    let start = (className == nil ? "{" : "\n],") + "\n\"\(name)\": [\n"
    className = name
    try write(Array(start.utf8))
  }

  func finish() throws {
    if className != nil { try write(Array("\n]\n}\n".utf8)) }
    if isArray { try write([ASCII.lineFeed, ASCII.rightBracket, ASCII.lineFeed]) }
    try file.finish()
  }

  func giveUp() { file.giveUp() }

  private func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try file.write($0) } }
}
