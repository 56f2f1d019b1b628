/// In which direction keys run, and in which direction numbers run among entries with the same keys.
struct ScanOrder: Sendable, Equatable {
  var isDescending = false
  var numbersDescend = false

  static let ascending = ScanOrder()

  /// Entries with the same keys run against the order of the run.
  var isGrouped: Bool { isDescending != numbersDescend }
}
