/// The sentences of the library in the language of the process.
///
/// The library speaks English alone. Its sentences are looked up in catalogues: an English line, with `§1`, `§2` …
/// where names and numbers stand, and below it `= ` and the same in Japanese. What stands in such a place is looked up,
/// too. A test compares the catalogues with the sources of the library, so that none of its sentences is missing.
enum StoreSentence {
  /// A sentence in Japanese, or as it is where the process speaks English; nil when no catalogue has it.
  static func japanese(_ sentence: String) -> String? {
    for template in templates {
      guard let holes = template.holes(in: sentence) else { continue }
      return template.filled { number in holes[number].map { japanese($0) ?? $0 } ?? "" }
    }
    return nil
  }

  /// A sentence in the language of the process; one that no catalogue has stays English.
  static func spoken(_ sentence: String) -> String {
    localized(sentence, japanese(sentence) ?? sentence)
  }

  /// Those with the most words of their own first: they say the most.
  private static let templates: [StoreSentenceTemplate] = {
    let catalogues = [predicates, patterns, conditions, stores, records]
    return catalogues.flatMap { parsed($0) }.sorted { $0.ownLength > $1.ownLength }
  }()

  /// The entries of a catalogue.
  static func parsed(_ catalogue: String) -> [StoreSentenceTemplate] {
    var result: [StoreSentenceTemplate] = []
    var english: Substring = ""
    for line in catalogue.split(separator: "\n") {
      if line.hasPrefix("= ") {
        result.append(StoreSentenceTemplate(english: String(english), japanese: String(line.dropFirst(2))))
      } else {
        english = line
      }
    }
    return result
  }
}
