/// Records nothing, at no cost.
struct NoSegments: SegmentRecorder {
  static let isRecording = false
  mutating func record(source: Int, output: Int) {}
}
