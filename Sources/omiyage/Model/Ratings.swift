/// The count and sum of an item's stars. Every average of the program is worked out here, from whole numbers.
struct Ratings: Equatable, Sendable {
  var count = 0
  var sum = 0

  /// nil when there is no rating.
  var average: Double? { count > 0 ? Double(sum) / Double(count) : nil }

  /// Ten times the average, rounded half up: 43 for 17 stars in 4 comments. nil when there is no rating.
  var tenths: Int? { count > 0 ? (sum * 20 + count) / (count * 2) : nil }

  /// The average with one decimal: `4.3`. nil when there is no rating.
  var rounded: String? { tenths.map { "\($0 / 10).\($0 % 10)" } }

  /// Ratings whose average is the mean of both averages, each of which counts once.
  func mean(with other: Ratings) -> Ratings {
    // Twice the product of both counts must fit, and twenty times five of it, too.
    let limit = 1 << 27
    guard count <= limit, other.count <= limit, count > 0, other.count > 0 else { return count > 0 ? self : other }
    return Ratings(count: 2 * count * other.count, sum: sum * other.count + other.sum * count)
  }

  mutating func add(_ other: Ratings) {
    count += other.count
    sum += other.sum
  }

  mutating func add(star: Int) {
    count += 1
    sum += star
  }

  mutating func remove(star: Int) {
    count -= 1
    sum -= star
  }

  /// Whether such ratings can exist: each has 1 to 5 stars.
  var isPossible: Bool { count >= 0 && sum >= count && sum <= count * 5 }
}
