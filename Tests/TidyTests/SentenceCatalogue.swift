/// The catalogues of the program for the sentences of the library.
enum SentenceCatalogue {
  static let directory = "Sources/omiyage/Commands/StoreSentences"

  struct Entry {
    let place: String
    let english: String
    let japanese: String
  }

  /// Every message, in the order of the files.
  static let entries: [Entry] = PackageTree.paths(under: directory, ending: ".swift")
    .filter { $0.contains("+") && $0 != plansPath }.flatMap { entries(path: $0, text: PackageTree.text($0)) }

  /// What plans of queries are made of.
  static let plans: [Entry] = entries(path: plansPath, text: PackageTree.text(plansPath))
  private static let plansPath = directory + "/StoreSentence+Plans.swift"

  /// The entries of a file. A line that ends in `\#` goes on in the next one.
  static func entries(path: String, text: String) -> [Entry] {
    let parts = text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return [] }
    var result: [Entry] = []
    var english = ""
    var line = ""
    for part in parts[1].split(separator: "\n") {
      line += part.dropFirst(min(4, part.prefix { $0 == " " }.count))
      if line.hasSuffix("\\#") {
        line.removeLast(2)
        continue
      }
      if line.hasPrefix("= ") {
        result.append(Entry(place: "\(path): \(english)", english: english, japanese: String(line.dropFirst(2))))
      } else if !line.isEmpty, line != "#" {
        english = line
      }
      line = ""
    }
    return result
  }

  /// The numbers behind `§`, sorted.
  static func places(_ text: String) -> [String] {
    text.split(separator: "§", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix(1)) }.sorted()
  }
}
