/// What is known of the end of the log after a look at it.
struct LogState: Sendable, Equatable {
  /// Everything below exists; nothing behind it does.
  var acceptedEnd: UInt64
  /// Everything below is durable.
  var promise: UInt64
  /// The root in force; 0 when there is none or it is damaged.
  var root: UInt64
  /// The newest commit below the accepted end; 0 none.
  var tip: UInt64
  /// A hole in the log that reaches the accepted end held no commit if it begins above this.
  var holeTip: UInt64
  /// Whether the accepted part ends with a seal.
  var isSealed: Bool
  /// The frame that ends at the accepted end; 0 when there is none.
  var lastFrameOffset: UInt64
  /// The checksum of that frame, which the next one names; that of the file header when there is none.
  var lastChecksum: UInt64
  var fileSize: UInt64
  var identity: FileIdentity
  var verdict: LogVerdict
  /// Where the bytes of a damaged or unfinished write were kept when this handle cut them off.
  var keptAside: String?

  /// The end of the accepted frames but for a closing seal. A later walk over new commits starts here: a writer may
  /// take that seal away and put it back.
  var contentEnd: UInt64 { isSealed ? lastFrameOffset : acceptedEnd }

  /// The error to be thrown for a damaged log; nil for one that is sound or has an unfinished write at its end.
  func damage(path: String) -> StoreError? {
    switch verdict {
    case .clean, .unfinished: nil
    case .damage(let offset): .damaged("the store", path: path, offset: offset)
    case .damagedTail(let offset): .damaged("the end of the store", path: path, offset: offset)
    }
  }
}
