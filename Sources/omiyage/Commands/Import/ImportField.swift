import RecordStore

/// The fields that an import knows, by all their names.
enum ImportField: String, CaseIterable, Sendable {
  case id, title, detail, createDate, star, comment, image, imageData
  case omiyageID = "omiyage_id"
  /// Derived: what follows from others is not imported.
  case average, commentCount, imageInfo
  /// An item's comments in JSON.
  case comments

  private static let otherNames: [(name: String, field: ImportField)] = [
    ("stars", .star), ("番号", .id), ("タイトル", .title), ("詳細", .detail), ("登録日", .createDate), ("評価", .star),
    ("コメント", .comment), ("お土産番号", .omiyageID), ("画像", .image), ("平均", .average), ("コメント数", .commentCount),
  ]

  private static let byName: [String: ImportField] = {
    var table: [String: ImportField] = [:]
    for field in allCases { table[folded(field.rawValue)] = field }
    for (name, field) in otherNames { table[folded(name)] = field }
    return table
  }()

  var isDerived: Bool { self == .average || self == .commentCount || self == .imageInfo }

  /// A bit for each, for small sets.
  var bit: UInt32 {
    switch self {
    case .id: 1
    case .title: 1 << 1
    case .detail: 1 << 2
    case .createDate: 1 << 3
    case .star: 1 << 4
    case .comment: 1 << 5
    case .image: 1 << 6
    case .imageData: 1 << 7
    case .omiyageID: 1 << 8
    case .average: 1 << 9
    case .commentCount: 1 << 10
    case .imageInfo: 1 << 11
    case .comments: 1 << 12
    }
  }

  /// Names for messages.
  static let names = allCases.map(\.rawValue)

  /// Names are compared after NFKC, without case and outer spaces.
  static func folded(_ name: String) -> String {
    let scalars = TextFold.folded(name).unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  static func named(_ name: String) -> ImportField? { byName[folded(name)] }
}
