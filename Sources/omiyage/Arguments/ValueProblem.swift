/// Why a value was refused, and what to write instead. It does not know the command; `CommandError` adds that.
struct ValueProblem: Error, Equatable, Sendable {
  let what: String
  let remedy: String?

  init(_ what: String, _ remedy: String? = nil) {
    self.what = what
    self.remedy = remedy
  }
}
