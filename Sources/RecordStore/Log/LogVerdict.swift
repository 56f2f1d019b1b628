/// What lies behind the accepted end of the log. The associated values are offsets of the first bad byte.
enum LogVerdict: Sendable, Equatable {
  case clean
  /// A write that a crash cut off, or that is going on. The next writer cuts it.
  case unfinished(at: UInt64)
  /// Bytes that were durable are bad: a later frame says so.
  case damage(at: UInt64)
  /// Bad bytes that no unfinished write can explain.
  case damagedTail(at: UInt64)

  var isDamage: Bool {
    switch self {
    case .clean, .unfinished: false
    case .damage, .damagedTail: true
    }
  }
}
