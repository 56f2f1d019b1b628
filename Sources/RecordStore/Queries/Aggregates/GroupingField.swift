/// What records are put into groups by: a value, or the period that a date lies in.
struct GroupingField: Sendable, Equatable {
  let subject: QuerySubject
  /// Of a date; nil the value itself.
  var period: CalendarPeriod?

  init(_ subject: QuerySubject, period: CalendarPeriod? = nil) {
    self.subject = subject
    self.period = period
  }

  init(place: FieldPlace, period: CalendarPeriod? = nil) { self.init(.place(place), period: period) }
}
