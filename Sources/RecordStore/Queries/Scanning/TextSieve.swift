/// What the bytes of a record must show for a condition to hold: a candidate of one of some words in one of its texts.
///
/// A record without one does not match. Of one that has it nothing is known: it is tested.
struct TextSieve: Sendable {
  /// Each is one search over all the bytes.
  private static let filterLimit = 4

  /// Variable fields; what an embedded struct holds is in the field of the struct.
  let fields: [FieldLayout]
  let filters: [TextPrefilter]

  /// nil: too many words for searches to pay, or none.
  init?(fields: [FieldLayout], filters: [TextPrefilter]) {
    var known: [TextPrefilter] = []
    for filter in filters where !known.contains(where: { $0.findsSame(as: filter) }) { known.append(filter) }
    guard !known.isEmpty, known.count <= Self.filterLimit, fields.allSatisfy({ $0.slot >= 0 }) else { return nil }
    self.fields = fields
    self.filters = known
  }

  /// That of texts which have one in NFC in them.
  init?(fields: [FieldLayout], exactly text: [UInt8]) {
    let matcher = text.withUnsafeBytes { TextMatcher(utf8: $0, options: []) }
    self.init(fields: fields, filters: matcher.filters)
  }

  /// That of a condition of which either part may hold.
  init?(anyOf parts: [TextSieve?]) {
    let all = parts.compactMap(\.self)
    guard all.count == parts.count else { return nil }
    self.init(fields: all.flatMap(\.fields), filters: all.flatMap(\.filters))
  }
}
