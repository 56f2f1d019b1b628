import RecordStore

/// Finds items by title, for `--key title`. It keeps hashes: titles themselves would take too much memory.
struct ImportTitles {
  /// By the hash of a title, the item that has it.
  private var items: [Int: Int] = [:]
  private var ambiguous: Set<Int> = []
  /// Titles that the input has used.
  private var used: Set<Int> = []

  init(_ transaction: Transaction) throws {
    try transaction.objects(Omiyage.self).forEachRow { row in
      let title = try row.withUTF8(ItemFields.shared.title) { String(decoding: $0, as: UTF8.self) }
      let hash = title.hashValue
      if items.updateValue(row.id, forKey: hash) != nil { ambiguous.insert(hash) }
    }
  }

  /// The item of that title. NFC and NFD are the same title.
  func find(_ title: String, in transaction: Transaction, column: Int) throws -> Int? {
    let hash = title.hashValue
    if used.contains(hash) {
      throw ImportFault(.title, localized("this title comes twice", "このタイトルは2回あります"), column: column)
    }
    guard let item = items[hash], try transaction.get(Omiyage.self, id: item)?.title == title else { return nil }
    if ambiguous.contains(hash) {
      throw ImportFault(.title, localized("two items have this title", "このタイトルのお土産が2つあります"), column: column)
    }
    return item
  }

  mutating func use(_ title: String) { used.insert(title.hashValue) }
}
