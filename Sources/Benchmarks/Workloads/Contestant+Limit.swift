extension Contestant {
  /// The physical limit of a durable commit: bytes of its size, appended and synced.
  static func appendAndSync(_ context: BenchmarkContext, operations: Int, byteCount: Int) throws -> Contestant {
    let raw = try RawFile(context.scratch.newPath("limit"))
    let bytes = [UInt8](repeating: 1, count: byteCount)
    return Contestant("append + fdatasync", operations: operations) {
      for _ in 0..<operations {
        try bytes.withUnsafeBytes { try raw.append($0) }
        try raw.sync()
      }
      return nil
    }
  }
}
