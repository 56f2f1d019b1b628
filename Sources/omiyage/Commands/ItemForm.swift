import FoundationEssentials
import RecordStore

/// An item as a small text that a person edits: two lines, then the detail as it is.
struct ItemForm {
  private let item: Omiyage
  private let dates: DateParser
  let text: String

  private static let titleLabel = localized("title: ", "タイトル: ")
  private static let dateLabel = localized("date: ", "日付: ")
  private static let detailLabel = localized("detail (all that follows):", "詳細（以下すべて）:")

  init(_ item: Omiyage, dates: DateParser) {
    self.item = item
    self.dates = dates
    let remark = localized(
      "Item \(item.id). Save and leave the editor to change it.", "お土産 \(item.id)。保存してエディタを終わると変更されます。")
    text = """
      # \(remark)
      \(ItemForm.titleLabel)\(ItemForm.visibleTitle(item))
      \(ItemForm.dateLabel)\(DateText.rfc3339(milliseconds: item.createDate.milliseconds))
      \(ItemForm.detailLabel)
      \(item.detail)

      """
  }

  /// The item as the text now says. What is left as it was keeps its exact value.
  func parse(_ edited: String) throws(ValueProblem) -> Omiyage {
    let lines = edited.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
    guard lines.count == 5, lines[1].hasPrefix(ItemForm.titleLabel.dropLast()),
      lines[2].hasPrefix(ItemForm.dateLabel.dropLast()), lines[3] == ItemForm.detailLabel[...]
    else {
      throw ValueProblem(
        localized("the form has lost its first four lines", "最初の4行がなくなっています"),
        localized("leave them as they are", "そのまま残してください"))
    }
    var changed = item
    let title = ItemForm.value(lines[1], ItemForm.titleLabel)
    if title != ItemForm.visibleTitle(item) { changed.title = title }
    if TextRules.isBlank(changed.title) { throw ValueProblem(localized("the title is blank", "タイトルが空白です")) }
    if title.utf8.contains(0) || lines[4].utf8.contains(0) {
      throw ValueProblem(localized("the text holds a NUL character", "NUL 文字があります"))
    }
    let date = ItemForm.value(lines[2], ItemForm.dateLabel)
    if date != DateText.rfc3339(milliseconds: item.createDate.milliseconds) {
      changed.createDate = Date(milliseconds: try dates.parse(date).milliseconds)
    }
    // The form ends in a line end that is not the detail's.
    changed.detail = String(lines[4].hasSuffix("\n") ? lines[4].dropLast() : lines[4])
    return changed
  }

  /// A title of several lines, or with controls, shows in its visible form.
  private static func visibleTitle(_ item: Omiyage) -> String { Sanitizer.visible(item.title) }

  private static func value(_ line: Substring, _ label: String) -> String {
    String(line.hasPrefix(label) ? line.dropFirst(label.count) : line.dropFirst(label.count - 1))
  }
}
