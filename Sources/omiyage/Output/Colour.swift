/// Colour for one stream: whether there is any, and the escape sequences.
struct Colour: Equatable, Sendable {
  /// What `--color` says.
  enum Choice: String, Sendable {
    case always, never, auto
  }

  /// Select Graphic Rendition codes (ECMA-48).
  enum Style: String, Sendable {
    case bold = "1"
    case faint = "2"
    /// What a search found.
    case match = "1;31"
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  let isOn: Bool

  /// `--color`, then `NO_COLOR` (see no-color.org), then `TERM=dumb`, then whether it is a terminal.
  static func decide(_ choice: Choice, environment: Environment, isTerminal: Bool) -> Colour {
    switch choice {
    case .always: return Colour(isOn: true)
    case .never: return Colour(isOn: false)
    case .auto:
      if environment["NO_COLOR"] != nil || environment["TERM"]?.text == "dumb" { return Colour(isOn: false) }
      return Colour(isOn: isTerminal)
    }
  }

  /// The text in a style. The text must be safe already.
  func painted(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text with byte ranges of it in a style. Ranges may overlap, leave the text or cut characters: they are
  /// widened to whole characters, since an escape sequence inside one would break it.
  func highlighted(_ text: String, _ ranges: [Range<Int>], _ style: Style = .match) -> String {
    if !isOn || ranges.isEmpty { return text }
    var result = ""
    var position = text.startIndex
    for range in Colour.merged(ranges, byteCount: text.utf8.count) {
      let lower = max(Colour.characterStart(in: text, atOrBefore: range.lowerBound), position)
      let upper = Colour.characterEnd(in: text, atOrAfter: range.upperBound)
      if upper <= lower { continue }
      result += text[position..<lower]
      result += painted(String(text[lower..<upper]), style)
      position = upper
    }
    return result + text[position...]
  }

  private static func merged(_ ranges: [Range<Int>], byteCount: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let clipped = range.clamped(to: 0..<byteCount)
      if clipped.isEmpty { continue }
      if let last = result.last, clipped.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, clipped.upperBound)
      } else {
        result.append(clipped)
      }
    }
    return result
  }

  private static func characterStart(in text: String, atOrBefore offset: Int) -> String.Index {
    var candidate = offset
    while candidate > 0 {
      if let index = String.Index(text.utf8.index(text.utf8.startIndex, offsetBy: candidate), within: text) {
        return index
      }
      candidate -= 1
    }
    return text.startIndex
  }

  private static func characterEnd(in text: String, atOrAfter offset: Int) -> String.Index {
    var candidate = offset
    while candidate < text.utf8.count {
      if let index = String.Index(text.utf8.index(text.utf8.startIndex, offsetBy: candidate), within: text) {
        return index
      }
      candidate += 1
    }
    return text.endIndex
  }
}
