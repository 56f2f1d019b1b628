import Synchronization

/// A run as the root names it.
struct RunDescriptor: Sendable {
  /// Grows by one as the entries grow by the fan-out.
  var level: Int
  var directoryOffset: UInt64
  var entryCount: Int
  /// Frames with dead positions, and how many positions each has.
  var deadFrames: [DeadFrame] = []
  /// Dead positions that are in no frame yet, ascending.
  var deadPositions: [UInt64] = []
  /// The opened run; all copies of the descriptor share it.
  private let opened = OpenedRun()

  struct DeadFrame: Sendable, Equatable {
    var offset: UInt64
    var count: Int
  }

  init(level: Int, directoryOffset: UInt64, entryCount: Int) {
    self.level = level
    self.directoryOffset = directoryOffset
    self.entryCount = entryCount
  }

  var deadCount: Int { deadFrames.reduce(deadPositions.count) { $0 + $1.count } }

  static func level(entryCount: Int, _ limits: RunLimits) -> Int {
    var level = 0
    var rest = entryCount / limits.levelEntryCount
    while rest > 0 {
      level += 1
      rest /= max(limits.fanOut, 2)
    }
    return level
  }

  @inline(__always)
  func open(_ shape: RunShape, _ frames: any FramePayloads) throws -> Run {
    if let run = opened.run { return run }
    return opened.keep(try Run(self, shape: shape, frames: frames))
  }

  /// A reference that is set once. `AtomicLazyReference` does the same, but a load of it costs a look-up of metadata,
  /// which is more than the rest of a look-up in a run.
  private final class OpenedRun: Sendable {
    private let bits = Atomic<UInt>(0)

    deinit { Self.reference(bits.load(ordering: .acquiring))?.release() }

    @inline(__always)
    private static func reference(_ bits: UInt) -> Unmanaged<Run>? {
      UnsafeRawPointer(bitPattern: bits).map { Unmanaged<Run>.fromOpaque($0) }
    }

    @inline(__always)
    var run: Run? { Self.reference(bits.load(ordering: .acquiring))?.takeUnretainedValue() }

    func keep(_ run: Run) -> Run {
      let reference = Unmanaged.passRetained(run)
      let (isFirst, other) = bits.compareExchange(
        expected: 0, desired: UInt(bitPattern: reference.toOpaque()), ordering: .acquiringAndReleasing)
      if isFirst { return run }
      reference.release()
      return Self.reference(other)?.takeUnretainedValue() ?? run
    }
  }
}
