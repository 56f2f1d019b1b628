/// How lists are ordered.
enum ListOrder: String {
  /// From A to Z.
  case name
  /// Newest first.
  case date
}
