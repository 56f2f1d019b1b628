/// A call of `localized`: where its two arguments stand in the source.
struct LocalizedCall {
  let english: Range<Int>
  let japanese: Range<Int>

  /// The calls in source whose comments and strings are blanked.
  static func all(in code: [UInt8]) -> [LocalizedCall] {
    let name = Array("localized(".utf8)
    var result: [LocalizedCall] = []
    guard code.count > name.count else { return [] }
    for start in 0..<code.count - name.count where code[start] == name[0] {
      guard code[start..<start + name.count].elementsEqual(name) else { continue }
      if start > 0, SourceFile.isWordByte(code[start - 1]) { continue }
      let ends = argumentEnds(from: start + name.count, in: code)
      if ends.count == 2 {
        result.append(LocalizedCall(english: start + name.count..<ends[0], japanese: ends[0]..<ends[1]))
      }
    }
    return result
  }

  /// Where each argument of a call ends.
  private static func argumentEnds(from start: Int, in code: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var depth = 0
    for index in start..<code.count {
      switch code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ","): if depth == 0 { ends.append(index) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return ends + [index] }
        depth -= 1
      default: break
      }
    }
    return ends
  }
}
