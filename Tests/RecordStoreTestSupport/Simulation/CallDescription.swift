/// One call into the simulated system.
struct CallDescription: Sendable, Equatable {
  enum Kind: String, Sendable, CaseIterable {
    case open, pathStatus, resolve, makeDirectory, link, rename, unlink, syncDirectory
    case status, size, read, append, rewrite, truncate, syncData, lock, unlock, holder, map, populate, watch
    /// Not counted and cannot fail: a place where other processes may run.
    case sleep
  }

  var process: Int
  /// The number of the call within its process, from 1.
  var number: Int
  var kind: Kind
  var path: String
  /// Where in the file, for calls that have a place.
  var offset: UInt64 = 0
  /// How many bytes, for calls that move some.
  var byteCount = 0
}
