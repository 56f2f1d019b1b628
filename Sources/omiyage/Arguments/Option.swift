/// One option that commands may take.
struct Option: Sendable {
  /// The long name with its dashes.
  let name: String
  /// The one-letter name with its dash.
  let shortName: String?
  /// What help calls the value; nil for a flag.
  let placeholder: String?
  /// What the value must be; nil for a flag.
  let kind: ValueKind?
  /// One line for help.
  let help: String
  let isRepeatable: Bool
  let isRequired: Bool

  private init(
    _ name: String, short: String?, placeholder: String?, kind: ValueKind?, help: String,
    isRepeatable: Bool, isRequired: Bool
  ) {
    self.name = name
    shortName = short
    self.placeholder = placeholder
    self.kind = kind
    self.help = help
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
  }

  static func flag(_ name: String, short: String? = nil, _ help: String) -> Option {
    Option(name, short: short, placeholder: nil, kind: nil, help: help, isRepeatable: true, isRequired: false)
  }

  static func value(
    _ name: String, _ placeholder: String, _ kind: ValueKind, short: String? = nil, repeatable: Bool = false,
    required: Bool = false, _ help: String
  ) -> Option {
    Option(
      name, short: short, placeholder: placeholder, kind: kind, help: help, isRepeatable: repeatable,
      isRequired: required)
  }

  var takesValue: Bool { kind != nil }

  /// `--star N`, as in a usage line.
  var usage: String { placeholder.map { name + " " + $0 } ?? name }

  /// `-q, --quiet`, as in a list of options.
  var label: String { (shortName.map { $0 + ", " } ?? "") + usage }

  func isCalled(_ word: String) -> Bool { word == name || word == shortName }
}
