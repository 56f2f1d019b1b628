import RecordStore

/// Recognises the JSON that Realm Studio saves of a Realm file with the classes of the collection, in both its forms.
struct RealmExport {
  private let source: InputSource
  private let name: String
  private let options: ImportOptions
  private let values: ImportValues
  private let command: ParsedCommand

  /// The classes, as Realm names them; their fields have the names that `import` knows.
  static let itemClass = "Omiyage"
  static let commentClass = "OmiyageComment"

  init(
    _ source: InputSource, _ name: String, _ options: ImportOptions, _ values: ImportValues, _ command: ParsedCommand
  ) {
    self.source = source
    self.name = name
    self.options = options
    self.values = values
    self.command = command
  }

  private static func isClass(_ key: UnsafeRawBufferPointer) -> Bool {
    key.elementsEqual(itemClass.utf8) || key.elementsEqual(commentClass.utf8)
  }

  /// A reader of one object of classes; nil when the input is none, and then nothing was read.
  func reader(_ records: JSONRecordReader) throws -> RealmImportReader? {
    let isField = { (key: UnsafeRawBufferPointer) in
      let name = String(decoding: key.prefix(256), as: UTF8.self)
      return options.map[ImportField.folded(name)] != nil || ImportField.named(name) != nil
    }
    guard try records.holdsClasses(RealmExport.isClass, isField) else { return nil }
    return RealmImportReader(records, options, values) {
      guard let file = source.file, file.rewind() else { return nil }
      return JSONRecordReader(try source.window(encoding: options.encoding), container: .array)
    }
  }

  // MARK: Flatted

  /// Whether the first element of an array is an object of classes with indices of other elements.
  static func isFlatted(_ first: JSONValue) -> Bool {
    first.members.contains { isClass($0.key) && $0.value.kind == .string && Digits.value($0.value.text) != nil }
  }

  func flattedReader() throws -> RealmImportReader {
    guard options.encoding == .utf8 else {
      throw command.error(
        localized("\(name) is a file of Realm Studio, which writes UTF-8", "\(name) は Realm Studio の UTF-8 のファイルです"),
        localized("leave out --encoding", "--encoding を外してください"))
    }
    guard let file = source.file, file.rewind() else {
      throw command.error(
        localized(
          "\(name) is in the flatted form of Realm Studio, which must be read twice",
          "\(name) は Realm Studio の flatted 形式で、二度読む必要があります"),
        localized("save it in a file, and import that", "いったんファイルに保存してから読み込んでください"))
    }
    let input = try FlattedInput(file)
    let reader = RealmImportReader(JSONRecordReader(InputWindow(input), container: .array), options, values) {
      input.restart()
      return JSONRecordReader(InputWindow(input), container: .array)
    }
    reader.placeOfLine = { input.place(ofLine: $0) }
    return reader
  }
}
