import Glibc

/// Receivables and deposits from the shell. See the page Receivables of the documentation.
@main
enum Receivables {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { end(ReceivablesCommand.usage, 64) }
    do {
      guard let lines = try ReceivablesCommand(file: arguments[1]).run(arguments[2], Array(arguments.dropFirst(3)))
      else {
        end(ReceivablesCommand.usage, 64)
      }
      for line in lines { print(line) }
    } catch {
      end("Receivables: \(error)", 1)
    }
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    let bytes = Array("\(message)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(code)
  }
}
