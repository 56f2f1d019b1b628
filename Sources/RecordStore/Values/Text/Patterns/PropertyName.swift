/// Names of properties, compared loosely: case, spaces, hyphens and underscores do not count (UAX 44, 5.9.3).
enum PropertyName {
  static func plain<Text: StringProtocol>(_ name: Text) -> String {
    var result = ""
    for scalar in name.unicodeScalars where !" -_\t".unicodeScalars.contains(scalar) {
      let isUpper = ("A"..."Z").contains(scalar)
      result.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    }
    return result
  }
}
