/// A run that is being written: the segments so far.
struct RunProgress: Sendable, Equatable {
  struct Segment: Sendable, Equatable {
    var offset: UInt64
    var firstKey: UInt64
    var firstNumber: UInt64
    var count: Int
  }

  var segments: [Segment] = []
  var entryCount = 0
  var nilCount = 0
  var lastKey: UInt64 = 0
  var lastNumber: UInt64 = 0
}
