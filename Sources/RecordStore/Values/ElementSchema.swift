/// What a list or a set holds, or a map for each of its keys.
struct ElementSchema: Sendable, Hashable {
  let type: PropertyType
  /// Of an embedded struct; empty for other types.
  var fields: [FieldSchema] = []
}
