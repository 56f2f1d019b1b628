/// Bytes that fail their checks go into a file of their own before they are cut off: a person may want to look.
enum KeptBytes {
  private static let chunkByteCount: UInt64 = 1 << 20
  private static let digits = Array("0123456789abcdef".utf8)

  /// Copies a range to `<path>.torn-<offset>-<random>` and returns that path; nil for an empty range.
  static func keep(
    _ range: Range<UInt64>, of file: any StoreFile, at path: String, in fileSystem: any FileSystem
  ) throws(StoreError) -> String? {
    guard !range.isEmpty else { return nil }
    let name = "\(path).torn-\(range.lowerBound)-\(randomName(in: fileSystem))"
    let copy = try fileSystem.open(name, .createExclusive)
    defer { copy.close() }
    do throws(StoreError) {
      try fill(copy, range, file)
      try copy.syncData()
      try fileSystem.syncDirectory(of: name)
    } catch {
      try? fileSystem.unlink(name)
      throw error
    }
    return name
  }

  /// Sixteen hexadecimal digits.
  static func randomName(in fileSystem: any FileSystem) -> String {
    String(
      decoding: fileSystem.randomBytes(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func fill(_ copy: any StoreFile, _ range: Range<UInt64>, _ file: any StoreFile) throws(StoreError) {
    var chunk = [UInt8](repeating: 0, count: Int(min(chunkByteCount, range.upperBound - range.lowerBound)))
    var offset = range.lowerBound
    while offset < range.upperBound {
      let wanted = Int(min(UInt64(chunk.count), range.upperBound - offset))
      try chunk.withUnsafeMutableBufferPointer { (buffer) throws(StoreError) in
        let bytes = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: wanted)
        guard try file.read(bytes, at: offset) == wanted else {
          throw StoreError.truncated(path: file.path, offset: offset)
        }
        try copy.append(UnsafeRawBufferPointer(bytes), at: offset - range.lowerBound)
      }
      offset += UInt64(wanted)
    }
  }
}
