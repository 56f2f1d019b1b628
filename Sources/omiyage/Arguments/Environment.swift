import Glibc

/// Reads environment variables as bytes. Tests pass a dictionary instead of changing the process.
struct Environment: Sendable {
  private let lookup: @Sendable (String) -> RawArgument?

  /// The variables of this process.
  static let process = Environment(lookup: { name in
    guard let pointer = getenv(name) else { return nil }
    return RawArgument(bytes: Array(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))))
  })

  init(_ values: [String: String]) {
    lookup = { name in values[name].map { RawArgument($0) } }
  }

  private init(lookup: @escaping @Sendable (String) -> RawArgument?) {
    self.lookup = lookup
  }

  /// Whether the variable is set to nothing, which means "none" where there is a default.
  func isSetToNothing(_ name: String) -> Bool { lookup(name)?.isEmpty ?? false }

  /// The variable's value; nil when it is unset or empty, which mean the same to every reader here.
  subscript(name: String) -> RawArgument? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }
}
