/// What `Store.verify()` found.
public struct VerificationReport: Sendable {
  /// One thing that is wrong.
  public struct Problem: Sendable, Equatable {
    /// Bytes from the start of the file; nil when it has no one place.
    public let offset: UInt64?
    /// What is wrong.
    public let message: String
    /// True for damage that loses nothing: indexes are rebuilt from the commits.
    public let isDerived: Bool
  }

  /// The file.
  public let path: String
  /// The size of the checked part in bytes.
  public internal(set) var byteCount = 0
  /// How many frames were checked.
  public internal(set) var frameCount = 0
  /// How many changes were checked.
  public internal(set) var changeCount = 0
  /// How many live records were checked.
  public internal(set) var recordCount = 0
  /// Everything that is wrong.
  public internal(set) var problems: [Problem] = []

  /// True when nothing is wrong.
  public var isSound: Bool { problems.isEmpty }

  init(path: String) { self.path = path }

  mutating func add(_ error: StoreError) {
    problems.append(Problem(offset: error.offset, message: error.message, isDerived: false))
  }

  mutating func addBrokenLink(_ message: String, _ offset: UInt64) {
    problems.append(Problem(offset: offset, message: message, isDerived: false))
  }

  mutating func addDerived(_ message: String) {
    problems.append(Problem(offset: nil, message: message, isDerived: true))
  }
}
