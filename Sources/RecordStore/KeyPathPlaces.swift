/// The places of the fields within embedded structs, by key paths such as `\.home.city`. Key paths are immutable, so
/// `@unchecked Sendable` holds.
///
/// There is none through an optional struct: no key path that Swift can put together equals `\.work?.city`.
struct KeyPathPlaces: @unchecked Sendable {
  private let places: [AnyKeyPath: FieldPlace]

  init(_ parts: [SchemaPart.FieldPart]) {
    var places: [AnyKeyPath: FieldPlace] = [:]
    for (position, part) in parts.enumerated() {
      Self.add(part.accessor, part.accessor.access.keyPath, [position], to: &places)
    }
    self.places = places
  }

  private static func add(
    _ accessor: FieldAccessor, _ keyPath: AnyKeyPath, _ outer: [Int], to places: inout [AnyKeyPath: FieldPlace]
  ) {
    guard accessor.type.type == .embedded, !accessor.type.isOptional, let content = accessor.type.embedded else {
      return
    }
    for (position, part) in content.parts.enumerated() {
      guard let whole = keyPath.appending(path: part.accessor.access.keyPath) else { continue }
      places[whole] = FieldPlace(outer: outer, field: position)
      add(part.accessor, whole, outer + [position], to: &places)
    }
  }

  func place(of keyPath: AnyKeyPath) -> FieldPlace? { places[keyPath] }
}
