import Testing

@testable import omiyage

struct CommandCatalogTests {
  @Test("every command name is listed once")
  func complete() {
    #expect(CommandCatalog.commands.map(\.name.rawValue).sorted() == CommandName.allCases.map(\.rawValue).sorted())
  }

  @Test("an option takes a value in every command or in none, and has one short name")
  func arity() {
    for option in CommandCatalog.allOptions {
      let known = CommandCatalog.anyOption(called: option.name)
      #expect(known?.takesValue == option.takesValue, "\(option.name)")
      #expect(known?.shortName == option.shortName, "\(option.name)")
    }
  }

  @Test("every example is a command line that is accepted")
  func examples() throws {
    for command in CommandCatalog.commands {
      #expect(!command.examples.isEmpty)
      for example in command.examples {
        var words = try ShellWords.split(Array(example.utf8))
        if let pipe = words.firstIndex(of: RawArgument("|")), words[0] != RawArgument("omiyage") {
          words.removeFirst(pipe + 1)
        } else if let end = words.firstIndex(where: { ["|", "<", ">"].contains($0.text) }) {
          words.removeLast(words.count - end)
        }
        #expect(words.first == RawArgument("omiyage"), "\(example)")
        _ = try CommandLineParser(dates: DateParser(now: 0, zone: .utc)).parse(Array(words.dropFirst()))
      }
    }
  }

  @Test("only the last place repeats, and optional places come last")
  func positionals() {
    for command in CommandCatalog.commands {
      for (index, positional) in command.positionals.enumerated() where index + 1 < command.positionals.count {
        #expect(!positional.isRepeated, "\(command.name)")
        #expect(positional.isRequired || !command.positionals[index + 1].isRequired, "\(command.name)")
      }
      for name in command.exclusions.joined() + command.positionals.flatMap(\.alternatives) {
        #expect(command.option(called: name) != nil, "\(command.name) \(name)")
      }
    }
  }

  @Test("commands that make a store write, and batch allows what the page says")
  func flags() {
    for command in CommandCatalog.commands where command.createsStore { #expect(command.writes) }
    let creating = CommandCatalog.commands.filter(\.createsStore).map(\.name)
    #expect(creating == [.itemsAdd, .import, .batch, .demo])
    let allowed = Set(CommandCatalog.commands.filter(\.isAllowedInBatch).map { $0.words[0] })
    #expect(allowed == ["items", "comments", "ratings", "search", "import"])
  }
}
