import RecordStore

/// Records by their ids, as they are now.
extension CommandContext {
  /// A name from a file on a line of its own, made harmless.
  func print(name: String) throws { try console.write(Sanitizer.visible(name) + "\n") }

  func printItems(_ ids: [Int], _ container: RecordPrinter.Container = .list) throws {
    try read { reader in try print(ItemShape(), container, from: CommandContext.rows(ids, in: reader)) }
  }

  func printComments(_ ids: [Int], _ container: RecordPrinter.Container = .list) throws {
    try read { reader in try print(CommentShape(), container, from: CommandContext.rows(ids, in: reader)) }
  }

  /// The rows of the ids that exist, in their order.
  static func rows<R: CollectionRecord>(_ ids: [Int], in reader: any RecordReader) -> RecordPrinter.Source<Row<R>> {
    { body in
      for id in ids {
        if let row = try reader.row(R.self, id: id) { try body(row) }
      }
    }
  }
}
