/// Where the store is.
struct StoreLocation: Equatable, Sendable {
  /// The path as bytes: it need not be text.
  let path: RawArgument
  /// Whether the user named it. A named store must exist for commands that only read.
  let isNamed: Bool

  /// `--store`, else `$OMIYAGE_STORE`, else the place that the XDG base directory specification gives.
  ///
  /// A relative `$XDG_DATA_HOME` is ignored, as that specification says.
  static func find(option: RawArgument?, environment: Environment) throws(ValueProblem) -> StoreLocation {
    if let option { return StoreLocation(path: option, isNamed: true) }
    if let named = environment["OMIYAGE_STORE"] { return StoreLocation(path: named, isNamed: true) }
    let end = Array("/omiyage/omiyage.store".utf8)
    if let data = environment["XDG_DATA_HOME"], data.bytes.first == UInt8(ascii: "/") {
      return StoreLocation(path: RawArgument(bytes: data.bytes + end), isNamed: false)
    }
    guard let home = environment["HOME"] else {
      throw ValueProblem(
        localized("there is no HOME to keep the store in", "保存ファイルを置く HOME がありません"),
        localized("set HOME, or name the store with --store PATH", "HOME を設定するか、--store PATH で保存ファイルを指定してください"))
    }
    let path = RawArgument(bytes: home.bytes + Array("/.local/share".utf8) + end)
    return StoreLocation(path: path, isNamed: false)
  }
}
