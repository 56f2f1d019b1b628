/// Learns where the pieces of a text went while it is rewritten.
protocol SegmentRecorder {
  static var isRecording: Bool { get }
  mutating func record(source: Int, output: Int)
}
