import RecordStore

extension ParsedCommand {
  /// A `--sort` that is none of the short names: a path from field to field, or a function of what it leads to. Its
  /// names are checked before anything is read.
  ///
  /// - Parameter names: the short names, for the error.
  func orderPath<R: Record>(_ path: String, for type: R.Type, among names: [String]) throws(CommandError) -> String {
    do throws(StoreError) {
      try Results<R>.checkOrder(by: path)
      return path
    } catch {
      // A plain word was meant to be one of the names.
      if !path.unicodeScalars.contains(".") {
        let remedy = Suggestion.remedy(for: path, among: names)
        throw self.error(localized("--sort takes no '\(path)'", "--sort に「\(path)」は使えません"), remedy)
      }
      throw StoreFailure.commandError(error, in: "--sort", text: path, self)
    }
  }
}
