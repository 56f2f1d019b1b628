import FoundationEssentials
import RecordStore

/// `items show`: everything about items, with their comments and stars.
struct ItemsShow {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selections = try command.operandIds()
    let limit = try command.number("--comments").map { Int($0) } ?? Int.max
    try context.read { reader in
      let ids = try IdResolver<Omiyage>(reader: reader, command: command).all(selections)
      if context.options.isQuiet {
        for id in ids { try context.print(id: id) }
        return
      }
      if context.printer().format == .table, context.options.fields == nil {
        for (index, id) in ids.enumerated() {
          if index > 0 { try context.console.write("\n") }
          try show(id, limit: limit, reader)
        }
        return
      }
      let shape = ItemShape(comments: CommentBundle(reader: reader, limit: limit))
      try context.print(shape, from: CommandContext.rows(ids, in: reader))
    }
    return .done
  }

  private func show(_ id: Int, limit: Int, _ reader: any RecordReader) throws {
    guard let item = try reader.get(Omiyage.self, id: id) else { return }
    let printer = context.printer()
    let stars = try StarHistogram.of(item: id, in: reader)
    var lines = [printer.colour.painted("#\(id) \(Sanitizer.visible(item.title))", .bold)]
    lines.append(
      localized("  date     ", "  日付     ")
        + DateText.local(milliseconds: item.createDate.milliseconds, zone: printer.zone))
    if let photo = item.photo { lines.append(localized("  photo    ", "  写真     ") + ItemsShow.text(of: photo)) }
    if !item.detail.isEmpty {
      let detail = Sanitizer.visible(item.detail, keepsLines: true)
      lines.append(localized("  detail   ", "  詳細     ") + ItemsShow.indented(detail, by: "           "))
    }
    lines.append(localized("  average  ", "  平均     ") + ItemsShow.text(of: stars.ratings))
    if stars.ratings.count > 0 {
      for star in (1...5).reversed() { lines.append(ItemsShow.bar(star, stars)) }
    }
    if let photo = item.photo, context.console.isTerminal, printer.colour.isOn {
      lines += try Picture(environment: context.console.environment).lines(of: photo).map { "  " + $0 }
    }
    try context.console.write(lines.map { $0 + "\n" }.joined())
    if limit > 0 { try showComments(id, limit: limit, printer, reader) }
  }

  private func showComments(_ id: Int, limit: Int, _ printer: RecordPrinter, _ reader: any RecordReader) throws {
    let fields = CommentFields.shared
    try OmiyageComment.all(of: id, in: reader).limit(limit).forEachRow { row in
      let date = DateText.local(milliseconds: try row[fields.createDate].milliseconds, zone: printer.zone)
      let text = try row.withUTF8(fields.comment) { String(decoding: $0, as: UTF8.self) }
      let photo = try fields.photo(row).map { " [" + ItemsShow.text(of: $0) + "]" } ?? ""
      let shown = ItemsShow.indented(Sanitizer.visible(text, keepsLines: true), by: "    ")
      let star = try row[fields.star]
      let comment = OmiyageComment.spokenNoun
      try context.console.write("  \(comment) #\(row.id)  \(star)  \(date)\(photo)\n")
      if !text.isEmpty { try context.console.write("    \(shown)\n") }
    }
  }

  private static func text(of photo: Photo) -> String {
    let type = Sanitizer.visible(photo.type)
    let bytes = photo.data.byteCount
    let size = photo.width > 0 ? localized(", ", "、") + "\(photo.width) x \(photo.height)" : ""
    return localized("\(type), \(bytes) bytes\(size)", "\(type)、\(bytes)バイト\(size)")
  }

  private static func text(of ratings: Ratings) -> String {
    guard let average = ratings.rounded else { return localized("none yet", "まだありません") }
    let comments = OmiyageComment.counted(ratings.count)
    return localized("\(average) of \(comments)", "\(average)（\(comments)）")
  }

  /// How many comments gave so many stars, as a line; the longest of the five has 30 marks at most.
  static func bar(_ star: Int, _ stars: StarHistogram) -> String {
    let width = 30
    let most = stars.counts.max() ?? 0
    let count = stars.counts[star - 1]
    let length = most <= width ? count : (count * width + most - 1) / most
    let bar = String(repeating: "#", count: length)
    return "    \(star)  \(bar)\(length > 0 ? " " : "")\(count)"
  }

  private static func indented(_ text: String, by margin: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + margin)
  }
}
