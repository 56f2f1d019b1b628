/// What `(?imsx)` switches.
struct PatternFlags {
  var isCaseless = false
  var isMultiline = false
  var dotHoldsNewline = false
  var ignoresSpace = false

  /// Switches one flag; false: there is none of that name.
  mutating func set(_ name: Unicode.Scalar, to isOn: Bool) -> Bool {
    switch name {
    case "i": isCaseless = isOn
    case "m": isMultiline = isOn
    case "s": dotHoldsNewline = isOn
    case "x": ignoresSpace = isOn
    default: return false
    }
    return true
  }
}
