/// What happens in a run. The numbers named `oneIn` are odds; 0 means never.
struct TokenOptions: Sendable {
  /// Power cuts after each call that changed something.
  var cutCount = 0
  var killOneIn = 0
  var failedWriteOneIn = 0
  var failedSyncOneIn = 0
  var abandonOneIn = 0
  /// Carry on from a cut image, to a depth of three.
  var nestOneIn = 0
  /// Commits in one append at most.
  var groupLimit = 1
  /// Parts of a commit at most.
  var partLimit = 0
  var rootOneIn = 0
  var bodyByteLimit = 400
  var readerCount = 0
  var crash = CrashOptions()
}
