/// What the primary key of a table is.
enum KeyKind: UInt8, Sendable {
  case int = 1
  case string = 2
}
