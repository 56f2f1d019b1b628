/// A number as it is written, kept digit by digit until the type that it is compared with is known.
struct PredicateNumber: Sendable, Equatable {
  /// Digits, a point and digits, a power of ten behind an `e`; a minus in front.
  let text: String

  init(text: String) { self.text = text }

  var isNegative: Bool { text.utf8.first == UInt8(ascii: "-") }

  var negative: PredicateNumber { PredicateNumber(text: isNegative ? String(text.dropFirst()) : "-" + text) }
}
