/// Turns the operations since the last root into runs and writes the next root, in the append of a commit.
struct RootWriter {
  let image: StoreImage
  let append: Append

  /// - Returns: the offset of the new root.
  func write(_ handle: inout HandleState, adding delta: Delta, replayFrom: UInt64, time: Int64) throws -> UInt64 {
    try append.flush()
    let view = IndexView(
      image: image, schema: handle.schema, states: handle.indexes, layers: [handle.shown, delta.prefix()])
    let indexes = try Flush.run(view: view, into: append)
    var root = RootCatalogue()
    root.replayFrom = replayFrom
    root.commitOffset = handle.position.tip
    root.sequence = handle.position.sequence
    root.time = time
    root.number = handle.root.number + 1
    root.previousRoot = handle.rootOffset
    (root.skipRoot, root.skipNumber) = skipPointer(after: handle)
    root.schemaOffset = handle.schemaOffset
    root.tables = handle.statistics
    root.indexes = indexes
    let payload = root.encode()
    let offset = try payload.withBytes { bytes throws in try append.add(.root, bytes) }
    handle.adopt(root, at: offset, schema: handle.schema, end: append.nextFrameOffset)
    return offset
  }

  /// Skip pointers as in a skew-binary list: they double in reach, so that a root of the past is found in log steps.
  private func skipPointer(after handle: HandleState) -> (offset: UInt64, number: UInt64) {
    guard handle.rootOffset != 0 else { return (0, 0) }
    let parent = handle.root
    guard parent.skipRoot != 0, let frame = try? image.frame(at: parent.skipRoot), frame.kind == .root,
      let skipped = try? RootCatalogue.decode(frame, path: image.path),
      parent.number - parent.skipNumber == parent.skipNumber - skipped.skipNumber
    else { return (handle.rootOffset, parent.number) }
    return (skipped.skipRoot, skipped.skipNumber)
  }
}
