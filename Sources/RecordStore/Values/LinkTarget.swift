/// What a field of links leads to.
struct LinkTarget: Sendable, Hashable {
  /// What happens to the records that a deleted record links to. Numbered as in the file.
  enum Deletion: UInt8, Sendable {
    /// Nothing.
    case nullify = 0
    /// They are deleted, too.
    case cascade = 1
    /// While there are any, the record is not deleted.
    case deny = 2
  }

  /// The name of the table.
  let table: String
  let deletion: Deletion
}
