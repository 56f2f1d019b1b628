@testable import RecordStore

extension FileMapping {
  /// A copy of a range. The map is alive until it is made, which a use of `bytes` alone does not ensure.
  func copy(_ range: Range<Int>) -> [UInt8] {
    withExtendedLifetime(self) { Array(bytes[range]) }
  }
}
