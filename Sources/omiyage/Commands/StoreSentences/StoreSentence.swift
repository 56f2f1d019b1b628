/// The sentences of the library in the language of the process.
///
/// The library speaks English alone. Its sentences are looked up in catalogues: an English line, with `§1`, `§2` …
/// where names and numbers stand, and below it `= ` and the same in Japanese. What stands in such a place is looked up,
/// too. A test compares the catalogues with the sources of the library, so that none of its sentences is missing.
enum StoreSentence {
  /// A sentence in Japanese; nil when no catalogue has it.
  static func japanese(_ sentence: String) -> String? { translation(of: sentence, by: templates)?.text }

  /// Where several entries fit, the one that leaves the least of the sentence as it is.
  private static func translation(
    of sentence: String, by templates: [StoreSentenceTemplate]
  ) -> (text: String, knownLength: Int)? {
    var best: (text: String, knownLength: Int)?
    for template in templates {
      guard let holes = template.holes(in: sentence) else { continue }
      var knownLength = template.ownLength
      let inner = holes.mapValues { hole in
        guard let found = translation(of: hole, by: templates) else { return hole }
        knownLength += found.knownLength
        return found.text
      }
      if knownLength > best?.knownLength ?? 0 { best = (template.filled { inner[$0] ?? "" }, knownLength) }
    }
    return best
  }

  /// A sentence in the language of the process; one that no catalogue has stays English.
  static func spoken(_ sentence: String) -> String {
    localized(sentence, japanese(sentence) ?? sentence)
  }

  /// A line of a plan in the language of the process.
  static func plan(_ line: String) -> String {
    localized(line, translation(of: line, by: planTemplates)?.text ?? line)
  }

  private static let planTemplates = parsed(plans)

  private static let templates = [predicates, patterns, conditions, stores, records].flatMap { parsed($0) }

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
