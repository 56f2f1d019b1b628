/// The names that `\p{…}` and `[:…:]` know.
extension ScalarProperty {
  /// A property by its name: a script, a general category, or one of a few others; also `script=` and `gc=`.
  init?(named name: Substring) {
    let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = PropertyName.plain(parts[parts.count - 1])
    switch parts.count == 2 ? PropertyName.plain(parts[0]) : "" {
    case "script", "sc":
      guard let script = ScalarScript.number(named: value) else { return nil }
      self = .script([script])
    case "generalcategory", "gc":
      guard let categories = ScalarProperty.categories[value] else { return nil }
      self = .category(categories)
    case "" where parts.count == 1:
      if let found = ScalarProperty.others[value] {
        self = found
      } else if let categories = ScalarProperty.categories[value] {
        self = .category(categories)
      } else if let script = ScalarScript.number(named: value) {
        self = .script([script])
      } else {
        return nil
      }
    default: return nil
    }
  }

  private static let others: [String: ScalarProperty] = [
    "alphabetic": .alphabetic, "alpha": .alphabetic, "uppercase": .uppercase, "upper": .uppercase,
    "lowercase": .lowercase, "lower": .lowercase, "cased": .cased, "whitespace": .space, "wspace": .space,
    "space": .space, "ideographic": .ideographic, "ideo": .ideographic, "emoji": .emoji, "ascii": .ascii,
    "assigned": .assigned, "any": .any, "word": .word, "blank": .horizontalSpace, "hexdigit": .hexadecimalDigit,
    "xdigit": .hexadecimalDigit, "graph": .graphic, "alnum": .alphanumeric,
  ]

  private static let alphanumeric = ScalarProperty.category(
    (categories["l"] ?? []).union(categories["m"] ?? []).union(categories["nd"] ?? []))

  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let single: [(String, String, Unicode.GeneralCategory)] = [
      ("lu", "uppercaseletter", .uppercaseLetter), ("ll", "lowercaseletter", .lowercaseLetter),
      ("lt", "titlecaseletter", .titlecaseLetter), ("lm", "modifierletter", .modifierLetter),
      ("lo", "otherletter", .otherLetter), ("mn", "nonspacingmark", .nonspacingMark),
      ("mc", "spacingmark", .spacingMark), ("me", "enclosingmark", .enclosingMark),
      ("nd", "decimalnumber", .decimalNumber), ("nl", "letternumber", .letterNumber),
      ("no", "othernumber", .otherNumber), ("pc", "connectorpunctuation", .connectorPunctuation),
      ("pd", "dashpunctuation", .dashPunctuation), ("ps", "openpunctuation", .openPunctuation),
      ("pe", "closepunctuation", .closePunctuation), ("pi", "initialpunctuation", .initialPunctuation),
      ("pf", "finalpunctuation", .finalPunctuation), ("po", "otherpunctuation", .otherPunctuation),
      ("sm", "mathsymbol", .mathSymbol), ("sc", "currencysymbol", .currencySymbol),
      ("sk", "modifiersymbol", .modifierSymbol), ("so", "othersymbol", .otherSymbol),
      ("zs", "spaceseparator", .spaceSeparator), ("zl", "lineseparator", .lineSeparator),
      ("zp", "paragraphseparator", .paragraphSeparator), ("cc", "control", .control), ("cf", "format", .format),
      ("cs", "surrogate", .surrogate), ("co", "privateuse", .privateUse), ("cn", "unassigned", .unassigned),
    ]
    let groups = [
      ("l", "letter"), ("m", "mark"), ("n", "number"), ("p", "punctuation"), ("s", "symbol"), ("z", "separator"),
      ("c", "other"),
    ]
    var result: [String: Set<Unicode.GeneralCategory>] = [:]
    for (code, name, category) in single {
      result[code] = [category]
      result[name] = [category]
      for (group, groupName) in groups where code.hasPrefix(group) {
        result[group, default: []].insert(category)
        result[groupName, default: []].insert(category)
      }
    }
    let cased: Set<Unicode.GeneralCategory> = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
    for (name, other) in [("lc", cased), ("l&", cased), ("casedletter", cased)] { result[name] = other }
    for (name, code) in [("digit", "nd"), ("punct", "p"), ("cntrl", "cc"), ("combiningmark", "m")] {
      result[name] = result[code]
    }
    return result
  }()
}
