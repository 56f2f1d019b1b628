/// `store path`: where the store is, whether it exists or not.
struct StorePath {
  private struct Shape: RecordShape {
    let columns = [ShapeColumn("path", TableColumn(localized("path", "パス")))]

    func emit<Sink: ValueSink>(_ column: Int, of path: String, to sink: inout Sink) { sink.text(path) }
  }

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    guard let location = context.store?.location else { return .done }
    if context.options.format != nil || context.options.fields != nil {
      try context.print(Shape(), .single) { body in try body(location.path.visible) }
    } else if Terminal.isTerminal(1) {
      try context.console.write(location.path.visible + "\n")
    } else {
      // A script gets the bytes as they are.
      try location.path.bytes.withUnsafeBytes { try context.console.write($0) }
      try context.console.write("\n")
    }
    return .done
  }
}
