/// The encodings of text that import reads; export writes the first two.
enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case cp932
  case shiftJIS = "shift_jis"
  case eucJP = "euc-jp"
  case utf16 = "utf-16"

  /// The name that `iconv` knows. Files called Shift_JIS or EUC-JP in practice hold the vendors' characters
  /// (①, 髙), which only the wider tables have.
  var converterName: String {
    switch self {
    case .utf8: "UTF-8"
    case .cp932, .shiftJIS: "CP932"
    case .eucJP: "EUC-JP-MS"
    case .utf16: "UTF-16"
    }
  }
}
