/// A day of the Gregorian calendar, carried back before its introduction.
///
/// Days are counted from March, so that the leap day is the last day of a counted year and needs no special case.
struct CivilDate: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// Days in 400 years; the calendar repeats after them.
  private static let daysPerCycle: Int64 = 146_097
  /// From 0000-03-01 to 1970-01-01.
  private static let daysFromEpochOfMarch: Int64 = 719_468
  /// Days before each month of a year that begins in March.
  private static let daysBefore = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337]

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Any count of days that a 64-bit count of milliseconds can hold is fine.
  init(daysSince1970: Int64) {
    let shifted = daysSince1970 + CivilDate.daysFromEpochOfMarch
    let cycle = shifted.flooringQuotient(CivilDate.daysPerCycle)
    let dayOfCycle = Int(shifted - cycle * CivilDate.daysPerCycle)
    let century = min(dayOfCycle / 36_524, 3)
    let dayOfCentury = dayOfCycle - century * 36_524
    let quad = dayOfCentury / 1_461
    let dayOfQuad = dayOfCentury - quad * 1_461
    let yearOfQuad = min(dayOfQuad / 365, 3)
    let dayOfYear = dayOfQuad - yearOfQuad * 365
    var index = 11
    while CivilDate.daysBefore[index] > dayOfYear { index -= 1 }
    let marchYear = Int(cycle) * 400 + century * 100 + quad * 4 + yearOfQuad
    year = index >= 10 ? marchYear + 1 : marchYear
    month = index >= 10 ? index - 9 : index + 3
    day = dayOfYear - CivilDate.daysBefore[index] + 1
  }

  /// Days since 1970-01-01; negative before it.
  var daysSince1970: Int64 {
    let marchYear = Int64(month <= 2 ? year - 1 : year)
    let index = month <= 2 ? month + 9 : month - 3
    let leapDays =
      marchYear.flooringQuotient(4) - marchYear.flooringQuotient(100) + marchYear.flooringQuotient(400)
    let dayOfYear = Int64(CivilDate.daysBefore[index] + day - 1)
    return marchYear * 365 + leapDays + dayOfYear - CivilDate.daysFromEpochOfMarch
  }

  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2: return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: return 31
    }
  }
}

extension Int64 {
  /// Division that rounds towards minus infinity. The divisor is positive.
  func flooringQuotient(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
