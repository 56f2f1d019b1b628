import RecordStore

/// `store info`: counts and sizes.
struct StoreInformation {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    guard let store = try context.store?.reading() else { return .done }
    let info = try store.info()
    try context.print(StoreInfoShape(), .single) { body in try body(info) }
    return .done
  }
}
