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
      let place = problem.offset.map { localized(" (at byte \($0))", "（\($0) バイト目）") } ?? ""
      let kind = problem.isDerived ? localized("; nothing is lost by it", "。失われたものはありません") : ""
      context.console.say("\(StoreSentence.spoken(problem.message))\(place)\(kind)")
    }
    if report.isSound {
      context.say(
        localized(
          "Sound: every byte of \(report.recordCount) records is as it was written.",
          "正常です: 記録\(report.recordCount)件のすべてのバイトが書かれたままです。"))
      return .done
    }
    let count = report.problems.count
    throw context.error(
      localized(
        "\(report.path): \(count) \(count == 1 ? "problem" : "problems") found",
        "\(report.path): 問題が\(count)件見つかりました"), localized("keep a copy of the file", "ファイルの控えを取ってください"), .badData)
  }
}
