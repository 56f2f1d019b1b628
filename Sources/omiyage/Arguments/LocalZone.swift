import Glibc

/// The rules of local time: how far local time is ahead of UTC at a moment.
struct LocalZone: Sendable {
  /// Seconds east of UTC at a moment given in seconds since 1970.
  let offsetSeconds: @Sendable (Int64) -> Int

  static let utc = LocalZone(offsetSeconds: { _ in 0 })

  /// The zone of this process (`TZ`, else /etc/localtime), by localtime_r(3).
  static let system = LocalZone(
    offsetSeconds: { seconds in
      _ = isRead
      var moment = time_t(seconds)
      var parts = tm()
      if localtime_r(&moment, &parts) == nil { return 0 }
      return parts.tm_gmtoff
    })

  /// localtime_r(3) reads the zone only after tzset(3). Most commands ask for no local time, and read no file for it.
  private static let isRead: Bool = {
    tzset()
    return true
  }()

  /// The moments that show `localSeconds` on a local clock: none when a change skips it, two when it comes twice.
  ///
  /// `localSeconds` is the clock reading as if it were UTC. Zones move by a day at most, so the offsets a day and
  /// a half before and after are the only ones that can matter.
  func moments(showing localSeconds: Int64) -> [Int64] {
    nearbyOffsets(localSeconds).map { localSeconds - Int64($0) }
      .filter { $0 + Int64(offsetSeconds($0)) == localSeconds }
      .sorted()
  }

  /// The first and the last moment that show a midnight, which is given as if it were UTC. One that a clock change
  /// skips is as in the zone before the change.
  func midnights(_ localSeconds: Int64) -> (first: Int64, last: Int64) {
    let moments = moments(showing: localSeconds)
    if let first = moments.first, let last = moments.last { return (first, last) }
    let skipped = localSeconds - Int64(nearbyOffsets(localSeconds).last ?? 0)
    return (skipped, skipped)
  }

  /// The different offsets in force around a local clock reading, the largest first.
  func nearbyOffsets(_ localSeconds: Int64) -> [Int] {
    let dayAndHalf: Int64 = 129_600
    var found: Set<Int> = []
    for shift in [-dayAndHalf, 0, dayAndHalf] { found.insert(offsetSeconds(localSeconds + shift)) }
    for offset in found { found.insert(offsetSeconds(localSeconds - Int64(offset))) }
    return found.sorted(by: >)
  }
}
