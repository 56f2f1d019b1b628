extension Contestant {
  /// Times a work that makes a new file, from its path on; the file is removed afterwards.
  ///
  /// - Parameter body: gives what must live until the time is taken.
  init(
    _ name: String, newFile kind: String, _ context: BenchmarkContext, _ body: @escaping (String) throws -> AnyObject
  ) {
    self.init(name) {
      let path = context.scratch.newPath(kind)
      defer { ScratchDirectory.removeFile(path) }
      let watch = Stopwatch()
      let kept = try body(path)
      let nanoseconds = watch.nanoseconds
      return withExtendedLifetime(kept) { Round(nanoseconds: nanoseconds, operations: 1) }
    }
  }
}
