import FoundationEssentials

/// Records keep dates in whole milliseconds since 1970, and so does everything that reads and prints them.
extension Date {
  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Clamped to what 64 bits hold.
  var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1000).rounded()
    return Int64(exactly: value) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}
