/// Where records come from: a file, or standard input for `-`.
struct InputSource {
  /// As messages name it: the path, or `-`.
  let name: String
  private let input: any ByteInput
  /// The input, where it is a file or a stream of the process.
  var file: FileInput? { input as? FileInput }

  /// Opens the source, so that a missing file is found before anything else is judged.
  init(path: String) throws(InputError) {
    name = path
    input = path == "-" ? FileInput.standardInput() : try FileInput(path: path)
  }

  /// A source over bytes from elsewhere.
  init(name: String, input: any ByteInput) {
    self.name = name
    self.input = input
  }

  /// The text of the source as a window on UTF-8.
  func window(
    encoding: TextEncoding = .utf8, pieceByteCount: Int = InputWindow.defaultPieceByteCount
  ) throws(InputError) -> InputWindow {
    if encoding == .utf8 { return InputWindow(input, pieceByteCount: pieceByteCount) }
    return InputWindow(try ConvertingInput(input, encoding: encoding), pieceByteCount: pieceByteCount)
  }
}
