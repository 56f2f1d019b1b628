/// The versions that `--version` prints.
enum ProgramVersion {
  static let program = "0.1.0"
  /// When that version was made.
  static let date = "2026-11-30"
  /// The version of the store's file format that this program writes.
  static let storeFormat = 1

  static let line = localized(
    "omiyage \(program) (store format \(storeFormat))", "omiyage \(program) (保存形式 \(storeFormat))")
}
