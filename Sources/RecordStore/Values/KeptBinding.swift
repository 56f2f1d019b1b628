/// A binding as the store's table keeps it. It names that table by nil: a table does not keep itself alive.
struct KeptBinding: Sendable {
  let declared: TableSchema
  let age: ProgramAge
  let table: TableSchema?
  let view: TableSchema?
  let changes: [TableChange]
}
