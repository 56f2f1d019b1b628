/// What a store keeps of a table beyond its fields and indexes: where it came from.
struct TableHistory: Sendable {
  /// A name that a field had before.
  struct FormerName: Sendable, Equatable {
    let field: Int
    let name: String
  }

  /// Declarations of programs that are remembered. An older one that comes again counts as new.
  static let declarationLimit = 256
  static let layoutLimit = 10_000
  static let nameLimit = 10_000
  /// Bytes of the value of a field in records that do not have it.
  static let defaultByteLimit = 16_384

  /// Ids up to here were given to fields and indexes, those that are gone included.
  var lastFieldID = 0
  var lastIndexID = 0
  /// By the id of a field: its value in records that were written without it, as a record keeps it.
  var defaults = SortedMap<Int, [UInt8]>()
  /// The newest last.
  var formerNames: [FormerName] = []
  /// The fingerprints of the declarations that the table followed, the newest last; none means only that of today.
  var declarations: [UInt64] = []
  /// Layouts that records may still have, the oldest first.
  var layouts: [FormerLayout] = []

  var isEmpty: Bool {
    lastFieldID == 0 && lastIndexID == 0 && defaults.isEmpty && formerNames.isEmpty && declarations.isEmpty
      && layouts.isEmpty
  }
}
