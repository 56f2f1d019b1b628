/// The detail of a field as bytes (FileFormat, "Schema").
extension FieldDetail {
  func encode(into writer: inout ByteWriter) {
    switch self {
    case .none: break
    case .element(let element):
      writer.appendU8(element.type.rawValue)
      if element.type == .embedded { Self.encode(element.fields, into: &writer) }
    case .embedded(let fields): Self.encode(fields, into: &writer)
    case .target(let target):
      writer.appendName(target.table)
      writer.appendU8(target.deletion.rawValue)
    }
  }

  private static func encode(_ fields: [FieldSchema], into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(fields.count))
    for field in fields { field.encode(isKey: false, into: &writer) }
  }

  /// - Parameter depth: how many embedded structs are around the field.
  static func decode(
    _ reader: inout ByteReader, of type: PropertyType, depth: Int
  ) throws(BytesError) -> FieldDetail {
    let start = reader.position
    switch type {
    case .list, .set, .map:
      guard let element = PropertyType(rawValue: try reader.readU8()), element.isElement else {
        throw BytesError(position: start)
      }
      let fields = element == .embedded ? try decodeFields(&reader, depth: depth) : []
      return .element(ElementSchema(type: element, fields: fields))
    case .embedded: return .embedded(try decodeFields(&reader, depth: depth))
    case .link, .links:
      let table = try reader.readName()
      guard let deletion = LinkTarget.Deletion(rawValue: try reader.readU8()) else {
        throw BytesError(position: start)
      }
      return .target(LinkTarget(table: table, deletion: deletion))
    default: return .none
    }
  }

  private static func decodeFields(_ reader: inout ByteReader, depth: Int) throws(BytesError) -> [FieldSchema] {
    let start = reader.position
    let count = try reader.readCount(limit: DatabaseSchema.fieldLimit)
    var fields: [FieldSchema] = []
    var ids: Set<Int> = []
    var names: Set<String> = []
    guard depth < DatabaseSchema.embeddedDepthLimit, count > 0 else { throw BytesError(position: start) }
    for _ in 0..<count {
      let (field, isKey) = try FieldSchema.decode(&reader, depth: depth + 1)
      guard ids.insert(field.id).inserted, names.insert(field.name).inserted, !isKey, field.type.isEmbeddable else {
        throw BytesError(position: start)
      }
      fields.append(field)
    }
    return fields
  }
}
