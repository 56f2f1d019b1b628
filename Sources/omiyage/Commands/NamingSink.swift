/// Turns a character that an encoding lacks into an error that names the record. It gets one record at a time.
struct NamingSink<Target: ByteSink>: ByteSink {
  var writer: EncodingWriter<Target>
  private let job: ExportJob

  init(_ writer: EncodingWriter<Target>, job: ExportJob) {
    self.writer = writer
    self.job = job
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    do {
      try writer.write(bytes)
    } catch let error as EncodingError {
      throw job.error(error)
    }
  }
}
