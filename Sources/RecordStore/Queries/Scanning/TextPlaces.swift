/// Where the texts of a record lie, as positions in the file.
enum TextPlaces {
  /// All in the newest put.
  case own(Range<Int>)
  /// Some in an earlier put that the newest one refers to; the rest in the newest one.
  case both(own: Range<Int>?, earlier: Range<Int>)
  /// In a blob, in several earlier puts, or in a layout of before: the record itself must be asked.
  case elsewhere
}
