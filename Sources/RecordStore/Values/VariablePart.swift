/// The part of a record behind its fixed fields (FileFormat, "Record").
enum VariablePart {
  /// How a variable field is kept, and its bytes; nil when the record is damaged.
  @inline(__always)
  static func find(
    slot: Int, of count: Int, from fixedEnd: Int, in start: UnsafeRawPointer, byteCount: Int
  ) -> (form: VariableForm, bytes: UnsafeRawBufferPointer)? {
    var position = fixedEnd
    guard slot >= 0, position < byteCount else { return nil }
    let shape = start.load(fromByteOffset: position, as: UInt8.self)
    position &+= 1
    var form = VariableForm.value
    if shape & RecordShape.formsFlag != 0 {
      guard count <= byteCount &- position,
        let stored = VariableForm(rawValue: start.load(fromByteOffset: position &+ slot, as: UInt8.self))
      else { return nil }
      form = stored
      position &+= count
    }
    let width = Int(shape & RecordShape.widthMask)
    guard width < 3, shape & ~(RecordShape.formsFlag | RecordShape.widthMask) == 0,
      count &<< width <= byteCount &- position
    else { return nil }
    var offset = position &+ count &<< width
    for earlier in 0..<slot { offset &+= length(start, position, earlier, width) }
    let length = length(start, position, slot, width)
    guard offset <= byteCount, length <= byteCount &- offset else { return nil }
    return (form, UnsafeRawBufferPointer(start: start + offset, count: length))
  }

  /// Where the put lies that the bytes of a reference in another put name; nil when the record is damaged.
  static func holder(_ bytes: UnsafeRawBufferPointer, of putOffset: UInt64) -> UInt64? {
    var reader = ByteReader(bytes)
    guard let distance = try? reader.readVarint(), reader.isAtEnd, distance > 0, distance < putOffset else {
      return nil
    }
    return putOffset - distance
  }

  /// Appends what stands before the bytes of the variable fields: the shape, the forms and the lengths.
  @inline(__always)
  static func appendHead<Field>(
    _ fields: [Field], to record: inout ByteWriter, _ describe: (Field) -> (form: VariableForm, byteCount: Int)
  ) {
    var longest = 0
    var forms: UInt8 = 0
    for field in fields {
      let (form, byteCount) = describe(field)
      longest = max(longest, byteCount)
      forms |= form.rawValue
    }
    let width: UInt8 = longest < 256 ? 0 : longest < 65_536 ? 1 : 2
    record.appendU8(width | (forms == 0 ? 0 : RecordShape.formsFlag))
    if forms != 0 { for field in fields { record.appendU8(describe(field).form.rawValue) } }
    for field in fields {
      let byteCount = describe(field).byteCount
      switch width {
      case 0: record.appendU8(UInt8(truncatingIfNeeded: byteCount))
      case 1: record.appendU16(UInt16(truncatingIfNeeded: byteCount))
      default: record.appendU32(UInt32(truncatingIfNeeded: byteCount))
      }
    }
  }

  @inline(__always)
  private static func length(_ start: UnsafeRawPointer, _ position: Int, _ slot: Int, _ width: Int) -> Int {
    switch width {
    case 0: Int(start.load(fromByteOffset: position &+ slot, as: UInt8.self))
    case 1: Int(start.load16(at: position &+ slot &* 2))
    default: Int(start.load32(at: position &+ slot &* 4))
    }
  }
}
