/// The script of a scalar (UAX 24), as a number of the table.
enum ScalarScript {
  private static let count = ScriptTable.starts.utf8CodeUnitCount / 6

  static func number(of scalar: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if ScalarTrie.number(ScriptTable.starts, middle * 2) <= scalar { low = middle + 1 } else { high = middle }
    }
    return Int(ScalarTrie.number(ScriptTable.starts, (low - 1) * 2 + 1))
  }

  /// The number of a script by its code or its name, in small letters without spaces and underscores.
  static func number(named name: String) -> Int? {
    var number = 0
    for entry in ScriptTable.names.description.split(separator: ";") {
      for part in entry.split(separator: " ") where PropertyName.plain(part) == name { return number }
      number += 1
    }
    return nil
  }
}
