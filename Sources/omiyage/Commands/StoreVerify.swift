import RecordStore

/// `store verify`: reads every byte.
struct StoreVerify {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    guard let store = try context.store?.reading() else { return .done }
    let report = try store.verify()
    try context.print(VerificationShape(), .single) { body in try body(report) }
    for problem in report.problems {
      let place = problem.offset.map { " (at byte \($0))" } ?? ""
      let kind = problem.isDerived ? "; nothing is lost by it" : ""
      context.console.say("\(problem.message)\(place)\(kind)")
    }
    if report.isSound {
      context.say("Sound: every byte of \(report.recordCount) records is as it was written.")
      return .done
    }
    let count = report.problems.count
    throw context.error(
      "\(report.path): \(count) \(count == 1 ? "problem" : "problems") found", "keep a copy of the file", .badData)
  }
}
