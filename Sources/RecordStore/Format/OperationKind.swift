/// What an operation does.
enum OperationKind: UInt8, Sendable {
  case put = 1
  case delete
  case restore
  case schema
  case blob
}
