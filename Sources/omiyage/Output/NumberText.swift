/// Numbers with a fraction, as machines read them.
enum NumberText {
  /// The shortest text that reads back as the same number; a whole number has no point: `4.5`, `4`.
  static func append(_ number: Double, to buffer: ByteBuffer) {
    if let whole = Int(exactly: number) {
      buffer.append(decimal: whole)
    } else {
      buffer.append(shortest: number)
    }
  }
}
