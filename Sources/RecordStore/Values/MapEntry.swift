/// A key of a map and its value.
struct MapEntry: Sendable {
  let key: String
  let value: Value
}

/// Equal means the same bytes in a record.
extension MapEntry: Equatable {
  static func == (first: MapEntry, second: MapEntry) -> Bool {
    first.key.utf8.elementsEqual(second.key.utf8) && first.value == second.value
  }
}
