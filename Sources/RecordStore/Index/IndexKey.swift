/// A key to look for: its pattern and, where that is not all, its bytes.
struct IndexKey: Sendable, Hashable {
  var pattern: UInt64
  /// 0 whole, 1 goes on behind the pattern, 2 nil.
  var keyClass: UInt64 = 0
  /// The whole key, where `keyClass` is 1.
  var exact: [UInt8] = []

  static let null = IndexKey(pattern: KeyEncoding.nilPattern, keyClass: 2)

  static func signed(_ value: Int64) -> IndexKey { IndexKey(pattern: KeyEncoding.pattern(ofSigned: value)) }

  static func double(_ value: Double) -> IndexKey { IndexKey(pattern: KeyEncoding.pattern(ofDouble: value)) }

  static func bytes(_ bytes: [UInt8]) -> IndexKey {
    let (pattern, isExact) = bytes.withUnsafeBytes { KeyEncoding.pattern(ofBytes: $0) }
    return IndexKey(pattern: pattern, keyClass: isExact ? 0 : 1, exact: isExact ? [] : bytes)
  }
}
