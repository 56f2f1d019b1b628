extension Database {
  /// The newest changes first, at most `limit`.
  func changes(limit: Int?) throws -> [CommitHeader] {
    let view = try snapshot()
    var headers: [CommitHeader] = []
    try CommitReader.walkBack(view.image, from: view.position.tip) { _, header in
      guard headers.count < limit ?? .max else { return false }
      headers.append(header)
      return true
    }
    return headers
  }

  /// Takes back the newest change that is not taken back yet.
  func undo() throws -> CommitHeader {
    try write(note: "undo") { turn throws in
      let position = turn.core.base.position
      guard position.undoNext != 0 else {
        throw StoreError(code: .nothingToUndo, message: "nothing to undo", path: path)
      }
      let image = turn.core.image
      let target = try CommitReader.header(image, position.undoNext)
      try Inverse.ofCommit(at: position.undoNext, into: turn.core, image: image)
      turn.kind = .undo
      turn.undoNext = try target.previousCommit == 0 ? 0 : CommitReader.header(image, target.previousCommit).undoNext
      turn.redoNext = nil
      return target
    }
  }

  /// Brings back what the newest undo took back.
  func redo() throws -> CommitHeader {
    try write(note: "redo") { turn throws in
      let position = turn.core.base.position
      guard position.redoNext != 0 else {
        throw StoreError(code: .nothingToUndo, message: "nothing to redo", path: path)
      }
      let image = turn.core.image
      let undo = try CommitReader.header(image, position.redoNext)
      try Inverse.ofCommit(at: position.redoNext, into: turn.core, image: image)
      turn.kind = .redo
      turn.redoNext = try undo.previousCommit == 0 ? 0 : CommitReader.header(image, undo.previousCommit).redoNext
      return undo
    }
  }

  /// Brings all records back to the state after the commit with a sequence, as one change of its own. What is as it
  /// was stays as it is. Memory grows with the records that have changed since.
  ///
  /// - Returns: how many records it changed.
  func restore(to sequence: UInt64, note: String) throws -> Int {
    try write(note: note) { turn throws in
      let core = turn.core
      var commits: [UInt64] = []
      try CommitReader.walkBack(core.image, from: core.base.position.tip) { offset, header in
        guard header.sequence > sequence else { return false }
        commits.append(offset)
        return true
      }
      guard sequence <= core.base.position.sequence else {
        throw StoreError.noChange(sequence, newest: core.base.position.sequence)
      }
      let before = core.delta.count
      try Inverse.ofCommits(commits.reversed(), into: core, image: core.image)
      return core.delta.count - before
    }
  }

  /// The sequence of the last commit whose stamp is not later than a moment, in milliseconds since 1970; 0 when there
  /// is none. Clocks may go back, so the order of commits decides, not that of stamps. The cost grows with the commits
  /// since.
  func sequence(asOf time: Int64) throws -> UInt64 {
    let view = try snapshot()
    var found: UInt64 = 0
    try CommitReader.walkBack(view.image, from: view.position.tip) { _, header in
      if header.time <= time { found = header.sequence }
      return header.time > time
    }
    return found
  }
}

extension Database {
  /// The state that the commits alone give, without any root or run.
  func replayedState() throws -> HandleState {
    let (log, image) = try currentLog()
    return try Replay.state(
      of: log, image: image, path: path, trustsRoots: false, programVersion: access.programVersion)
  }
}
