import FoundationEssentials
import RecordStore

/// Dates in predicates: the forms of the command line.
extension DateParser {
  /// A moment, or a day: that is all that tables show as this day.
  ///
  /// - Throws: ``StoreError`` `invalidArgument`.
  func predicateDate(_ text: String) throws(StoreError) -> PredicateDate {
    do throws(ValueProblem) {
      let date = try parse(text)
      if text == "now" || text.unicodeScalars.contains(":") { return .moment(Date(milliseconds: date.milliseconds)) }
      let next = date.milliseconds + DateValue.millisecondsPerDay
      return .period(begin: bound(date.milliseconds), end: bound(next))
    } catch {
      let remedy = error.remedy.map { ". " + $0 } ?? ""
      throw StoreError(code: .invalidArgument, message: error.what + remedy)
    }
  }

  /// Where a day begins: at midnight here. A record that has the day without a time has its midnight in UTC, which
  /// comes before that in the west.
  private func bound(_ day: Int64) -> PredicateDate.Bound {
    let begin = zone.midnights(day / 1000).first * 1000
    let also = day < begin ? Date(milliseconds: day) : nil
    return PredicateDate.Bound(moment: Date(milliseconds: begin), also: also)
  }
}
