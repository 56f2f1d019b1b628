import Glibc

/// Reads the form of JSON in which newer versions of Realm Studio save classes, and gives it as one object of classes.
///
/// The form, that of the npm package "flatted", is an array. Its first element is the object of classes. A text, an
/// array or an object never stands inside another element: a text of digits stands there, with the index of the element
/// that it is. Texts may thus lie anywhere, so the file is read twice and must be one that can be. In memory are where
/// each element lies, some 24 bytes, and the indices of one class.
final class FlattedInput: ByteInput {
  private let file: FileInput
  private var starts: [Int] = []
  private var byteCounts: [UInt32] = []
  private var places: [(line: Int32, column: Int32)] = []
  /// The classes by name, with the element that is their array.
  private var classes: [(name: [UInt8], element: Int)] = []

  /// How much is made at once, up to the end of a record.
  private static let pieceByteCount = 1 << 16

  private let produced = ByteBuffer(capacity: pieceByteCount * 2)
  private var takenCount = 0
  /// The element that each line that was given is made of.
  private var elementsOfLines: [UInt32] = []
  private var classIndex = 0
  /// The records of the class that is given out, and how many of them were.
  private var records: [UInt32] = []
  private var recordIndex = 0
  private var isInClass = false
  private var hasEnded = false

  private let element = ByteBuffer(capacity: 1 << 12)
  private var parser = JSONTapeParser()

  init(_ file: FileInput) throws(InputError) {
    self.file = file
    let reader = JSONRecordReader(InputWindow(file), container: .array)
    while try reader.next() != nil {
      starts.append(reader.recordOffset)
      byteCounts.append(UInt32(clamping: reader.recordBytes.count))
      places.append((Int32(clamping: reader.recordLine), Int32(clamping: reader.recordColumn)))
    }
    try readClasses()
  }

  /// Begins again at the front.
  func restart() {
    produced.removeAll()
    elementsOfLines.removeAll(keepingCapacity: true)
    (takenCount, classIndex, isInClass, hasEnded) = (0, 0, false, false)
  }

  /// Where the element stands in the file that a line of what was given is made of.
  func place(ofLine line: Int) -> (line: Int, column: Int) {
    guard elementsOfLines.indices.contains(line - 1) else { return (1, 1) }
    let place = places[Int(elementsOfLines[line - 1])]
    return (Int(place.line), Int(place.column))
  }

  func read(into target: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    if takenCount == produced.count {
      produced.removeAll()
      takenCount = 0
      while produced.count < FlattedInput.pieceByteCount, !hasEnded { try produce() }
    }
    let count = min(target.count, produced.count - takenCount)
    target.copyMemory(from: UnsafeRawBufferPointer(rebasing: produced.bytes[takenCount..<(takenCount + count)]))
    takenCount += count
    return count
  }

  // MARK: Writing

  /// Writes the next line.
  private func produce() throws(InputError) {
    if isInClass {
      try produceRecord()
    } else if classIndex < classes.count {
      produced.append(classIndex == 0 ? ASCII.leftBrace : ASCII.comma)
      var writer = JSONWriter(produced)
      classes[classIndex].name.withUnsafeBytes { writer.value($0) }
      produced.append(":[")
      endLine(classes[classIndex].element)
      records = try references(in: classes[classIndex].element)
      (recordIndex, isInClass) = (0, true)
    } else {
      if classes.isEmpty { produced.append(ASCII.leftBrace) }
      produced.append(ASCII.rightBrace)
      endLine(0)
      hasEnded = true
    }
  }

  private func produceRecord() throws(InputError) {
    guard recordIndex < records.count else {
      produced.append(ASCII.rightBracket)
      classIndex += 1
      isInClass = false
      return
    }
    if recordIndex > 0 { produced.append(ASCII.comma) }
    let record = Int(records[recordIndex])
    try write(record)
    endLine(record)
    recordIndex += 1
  }

  private func endLine(_ element: Int) {
    produced.append(ASCII.lineFeed)
    elementsOfLines.append(UInt32(element))
  }

  /// Writes an object with its texts in their places. Of what it links to only the kind is told.
  private func write(_ index: Int) throws(InputError) {
    let object = try parsed(index)
    guard object.kind == .object else { return produced.append(element.bytes) }
    produced.append(ASCII.leftBrace)
    for (position, member) in object.members.enumerated() {
      if position > 0 { produced.append(ASCII.comma) }
      var writer = JSONWriter(produced)
      writer.value(member.key)
      produced.append(ASCII.colon)
      switch member.value.kind {
      case .null: produced.append("null")
      case .true: produced.append("true")
      case .false: produced.append("false")
      case .number: produced.append(member.value.text)
      case .string: try writeElement(try reference(member.value, in: index))
      case .array, .object: throw misplaced(member.value, in: index)
      }
    }
    produced.append(ASCII.rightBrace)
  }

  /// Writes an element that is a text as it stands in the file.
  private func writeElement(_ index: Int) throws(InputError) {
    let count = Int(byteCounts[index])
    let room = UnsafeMutableRawBufferPointer(start: produced.reserve(count), count: count)
    try file.read(into: room, at: starts[index])
    switch room.first {
    case ASCII.leftBrace: produced.append("{}")
    case ASCII.leftBracket: produced.append("[]")
    default: produced.commit(count)
    }
  }

  // MARK: Elements

  private func readClasses() throws(InputError) {
    guard !starts.isEmpty else { return }
    for member in try parsed(0).members {
      classes.append((Array(member.key), try reference(member.value, in: 0)))
    }
  }

  private func references(in index: Int) throws(InputError) -> [UInt32] {
    let array = try parsed(index)
    guard array.kind == .array else { throw misplaced(array, in: index) }
    var found: [UInt32] = []
    found.reserveCapacity(array.count)
    for value in array.elements { found.append(UInt32(try reference(value, in: index))) }
    return found
  }

  /// The element that a text of digits means.
  private func reference(_ value: JSONValue, in index: Int) throws(InputError) -> Int {
    guard value.kind == .string, let number = Digits.value(value.text), starts.indices.contains(Int(number)) else {
      throw misplaced(value, in: index)
    }
    return Int(number)
  }

  /// The error for what is no text with the index of an element.
  private func misplaced(_ value: JSONValue, in index: Int) -> InputError {
    var place = (line: Int(places[index].line), column: Int(places[index].column))
    if let start = element.bytes.baseAddress {
      place = TextPlace.find(start, value.offsetInRecord, line: place.line, column: place.column)
    }
    let shown = String(decoding: value.text.prefix(64), as: UTF8.self)
    return InputError(reason: .notAnElement(shown), line: place.line, column: place.column)
  }

  /// An element, valid until the next is asked for. It could be parsed before.
  private func parsed(_ index: Int) throws(InputError) -> JSONValue {
    let count = Int(byteCounts[index])
    element.removeAll()
    let text = element.reserve(count + ByteScan.slackByteCount)
    try file.read(into: UnsafeMutableRawBufferPointer(start: text, count: count), at: starts[index])
    (text + count).initializeMemory(as: UInt8.self, repeating: 0, count: ByteScan.slackByteCount)
    element.commit(count)
    guard case .value = parser.parse(UnsafeRawPointer(text), limit: count) else {
      // The file is no longer what it was.
      throw InputError(reason: .cannotRead(errorNumber: EIO))
    }
    return JSONValue(
      nodes: UnsafePointer(parser.nodes), record: UnsafeRawPointer(text), decoded: UnsafeRawPointer(parser.decoded),
      index: 0)
  }
}
