import FoundationEssentials
import RecordStore

/// Values of any type on their way to the output.
extension RecordValue {
  /// Gives the value to a sink, by one call of it.
  func emit<Sink: ValueSink>(to sink: inout Sink) {
    switch self {
    case .null: sink.missing()
    case .bool, .unsigned, .float, .double, .decimal: emitLiteral(to: &sink)
    case .int(let number), .link(let number): sink.integer(number)
    case .date(let date): sink.moment(date.milliseconds)
    case .string(let text): sink.text(text)
    case .bytes(let bytes): sink.bytes(bytes)
    case .uuid(let id): sink.text(id.uuidString)
    case .blob, .links, .list, .set, .map, .embedded:
      sink.json { write(to: &$0) }
    }
  }

  /// Infinite numbers are texts: JSON has no other form for them.
  private func emitLiteral<Sink: ValueSink>(to sink: inout Sink) {
    let text = literal ?? ""
    if isFinite { sink.literal(text) } else { sink.text(text) }
  }

  private var isFinite: Bool {
    switch self {
    case .float(let number): number.isFinite
    case .double(let number): number.isFinite
    default: true
    }
  }

  /// The text of a truth value or a number, without a needless `.0`; nil of other values.
  private var literal: String? {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number), .link(let number): String(number)
    case .unsigned(let number): String(number)
    case .float(let number): Int(exactly: number).map { String($0) } ?? "\(number)"
    case .double(let number): Int(exactly: number).map { String($0) } ?? "\(number)"
    case .decimal(let number): number.description
    default: nil
    }
  }

  /// Writes the value as JSON, with what it is made of.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool, .int, .unsigned, .float, .double, .decimal, .link:
      let text = literal ?? ""
      if isFinite { writer.raw { $0.append(text) } } else { writer.value(text) }
    case .date(let date): writer.value(DateText.rfc3339(milliseconds: date.milliseconds))
    case .string(let text): writer.value(text)
    case .bytes(let bytes):
      writer.raw { buffer in
        buffer.append(ASCII.quote)
        Base64Encoder.append(bytes, to: buffer)
        buffer.append(ASCII.quote)
      }
    case .blob(let blob):
      writer.beginObject()
      writer.key("bytes")
      writer.value(blob.byteCount)
      writer.endObject()
    case .uuid(let id): writer.value(id.uuidString)
    case .list(let elements), .set(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .map(let entries):
      RecordValue.write(entries.sorted { $0.key < $1.key }.map { NamedValue($0.key, $0.value) }, to: &writer)
    case .embedded(let fields): RecordValue.write(fields, to: &writer)
    case .links(let numbers):
      writer.beginArray()
      for number in numbers { writer.value(number) }
      writer.endArray()
    }
  }

  private static func write(_ fields: [NamedValue], to writer: inout JSONWriter) {
    writer.beginObject()
    for field in fields {
      writer.key(field.name)
      field.value.write(to: &writer)
    }
    writer.endObject()
  }
}
