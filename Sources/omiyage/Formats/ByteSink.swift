/// Takes bytes in order: a growing buffer, standard output, a file, a converter in front of another sink.
protocol ByteSink {
  /// Takes all of `bytes` or throws. The bytes are borrowed: they are gone when the call returns.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws
}

extension StandardOutput: ByteSink {}
