import Testing

@testable import omiyage

/// Every argument can be wrong: each option and each place of every command is given what it cannot be.
struct WrongArgumentTests {
  private static let values: [[UInt8]] = [
    [], Array("\u{1B}[31m".utf8), Array("９９９９９９９９９９９９９９９９９９９９".utf8), Array("-1".utf8), Array("1e3".utf8),
    Array("nan".utf8), [0xFF, 0xFE], Array("a\nb".utf8), Array("\u{202E}x".utf8), Array(",".utf8), Array("{".utf8),
    [UInt8](repeating: UInt8(ascii: "9"), count: 10_000), Array("=".utf8), Array("@last".utf8), Array("か".utf8),
  ]

  /// A refusal is a usage error in one line that nothing on a terminal would obey.
  private func expectSafe(_ error: CommandError, _ words: [RawArgument]) {
    let place = words.map(\.visible).joined(separator: " ").prefix(200)
    #expect(error.exitCode == .usage, "\(place)")
    #expect(error.line.hasPrefix("omiyage"), "\(place)")
    let isSafe = error.line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\u{202E}" }
    #expect(isSafe, "\(place): \(error.line)")
  }

  private func parse(_ words: [RawArgument]) {
    do throws(CommandError) {
      _ = try CommandLineParser(dates: DateParser(now: 0, zone: .utc)).parse(words)
    } catch {
      expectSafe(error, words)
    }
  }

  @Test("every option of every command takes a bad value for what it is, or refuses it in one line")
  func options() {
    for command in CommandCatalog.commands {
      let start = command.words.map { RawArgument($0) }
      for option in command.allOptions {
        for value in Self.values {
          parse(start + [RawArgument(option.name), RawArgument(bytes: value)])
          parse(start + [RawArgument(bytes: Array(option.name.utf8) + Array("=".utf8) + value)])
        }
        parse(start + [RawArgument(option.name)])
      }
    }
  }

  @Test("every place of every command takes a bad word for what it is, or refuses it in one line")
  func places() {
    for command in CommandCatalog.commands {
      let start = command.words.map { RawArgument($0) }
      for value in Self.values {
        for count in 1...3 {
          parse(start + [RawArgument("--")] + [RawArgument](repeating: RawArgument(bytes: value), count: count))
          parse([RawArgument](repeating: RawArgument(bytes: value), count: count) + start)
        }
      }
    }
  }
}
