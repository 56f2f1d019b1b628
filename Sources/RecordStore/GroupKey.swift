/// What records are put into groups by: a property, or the day, the month or the year that a date lies in.
///
/// ```swift
/// let months = try snapshot.objects(Omiyage.self)
///   .grouped(by: .month(of: \.createDate), .value(\.isSweet))
///   .totals(.count, .average(of: \.average))
/// ```
public struct GroupKey<R: Record, Value: Sendable>: Sendable {
  let field: GroupingField
  let decoding: ValueDecoding<Value>
}

extension GroupKey where Value: PropertyValue {
  /// The value of a property. Texts are one group when their NFC forms are equal; the key is that form. Lists, sets,
  /// maps, embedded structs, blobs and lists of links cannot be keys: an error when the groups are read.
  public static func value(_ keyPath: KeyPath<R, Value>) -> GroupKey {
    GroupKey(field: GroupingField(place: R.schema.place(of: keyPath)), decoding: .property())
  }

  /// A value that a closure names: a property of the record that a link leads to, such as `{ $0.maker.name }`, or what
  /// collections of the record add up to. nil where the link is, or leads nowhere.
  public static func value<V: PropertyExpression>(
    _ value: (Properties<R>) -> V
  ) -> GroupKey where V.Value == Value { GroupKey(value) }

  init<V: PropertyExpression>(
    _ value: (Properties<R>) -> V, _ unit: CalendarPeriod.Unit? = nil, _ seconds: Int = 0
  ) where V.Value == Value {
    let subject = QuerySubject(value(Properties<R>()).queryOperand.value)
    let period = unit.map { CalendarPeriod(unit: $0, secondsFromUTC: Self.checked(seconds)) }
    self.init(field: GroupingField(subject, period: period), decoding: .property())
  }

  static func period(_ keyPath: PartialKeyPath<R>, _ unit: CalendarPeriod.Unit, _ seconds: Int) -> GroupKey {
    let period = CalendarPeriod(unit: unit, secondsFromUTC: checked(seconds))
    return GroupKey(field: GroupingField(place: R.schema.place(of: keyPath), period: period), decoding: .property())
  }

  private static func checked(_ seconds: Int) -> Int {
    precondition(abs(seconds) <= 86_400, "a clock more than a day from UTC")
    return seconds
  }
}
