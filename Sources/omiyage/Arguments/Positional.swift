/// A place for words that are no options.
struct Positional: Sendable {
  /// What help and messages call it.
  let placeholder: String
  let kind: ValueKind
  let isRequired: Bool
  /// Whether it takes all words that are left. Only the last place may.
  let isRepeated: Bool
  /// The options that can be given instead: words here or one of them must be.
  let alternatives: [String]
  /// One line for help.
  let help: String

  init(
    _ placeholder: String, _ kind: ValueKind, required: Bool = true, repeated: Bool = false,
    alternatives: [String] = [], _ help: String
  ) {
    self.placeholder = placeholder
    self.kind = kind
    isRequired = required && alternatives.isEmpty
    isRepeated = repeated
    self.alternatives = alternatives
    self.help = help
  }

  /// As in a usage line: `ITEM`, `[TEXT]`, `FILE...`. Without the alternatives.
  var usage: String {
    let repeatedName = placeholder + (isRepeated ? "..." : "")
    return isRequired || !alternatives.isEmpty ? repeatedName : "[" + repeatedName + "]"
  }
}
