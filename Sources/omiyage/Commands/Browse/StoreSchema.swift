import RecordStore

/// `store schema`: the types of any store, as records or as Swift.
struct StoreSchema {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.checkFields(of: SchemaFieldShape())
    let tables = try context.read { try $0.tables() }
    if context.command.has("--swift") {
      let console = context.console
      try console.write(SwiftSource(tables).text)
      return .done
    }
    if context.options.isQuiet {
      for table in tables { try context.print(name: table.name) }
      return .done
    }
    try context.print(SchemaFieldShape()) { body in
      for table in tables {
        for position in table.fields.indices { try body((table, position)) }
      }
    }
    return .done
  }
}
