/// What records are put into groups by: a field, or the period that a date lies in.
struct GroupingField: Sendable, Equatable {
  let place: FieldPlace
  /// Of a date; nil the value itself.
  var period: CalendarPeriod?
}
