import Synchronization

/// The language of sentences for people. What machines read is the same in every language.
enum Language: UInt8, AtomicRepresentable, Sendable {
  case english
  case japanese

  private static let chosen = Atomic<Language>(.english)

  /// The language of this process: English until `adopt` chose another.
  static var current: Language { chosen.load(ordering: .relaxed) }

  /// Chooses the language that the environment asks for; call once, before the first sentence.
  static func adopt(from environment: Environment) {
    chosen.store(Language(environment: environment), ordering: .relaxed)
  }

  /// Japanese when the first non-empty of `LC_ALL`, `LC_MESSAGES` and `LANG` says `ja`, with or without a territory,
  /// an encoding or a modifier; as in setlocale(3), but without a look at what is installed.
  init(environment: Environment) {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    let name = locale?.bytes.prefix { !"_.@-".utf8.contains($0) }
    self = name?.elementsEqual("ja".utf8) == true ? .japanese : .english
  }
}

/// A text for people in the language of the process. Every such text of the program is made by this function, so none
/// is left without its translation.
func localized(_ english: @autoclosure () -> String, _ japanese: @autoclosure () -> String) -> String {
  Language.current == .japanese ? japanese() : english()
}
