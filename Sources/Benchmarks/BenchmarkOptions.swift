/// The command line.
struct BenchmarkOptions {
  var items = [10_000]
  var rounds = 15
  /// Empty: all.
  var names: [String] = []

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--items":
        let texts = (rest.popFirst() ?? "").split(separator: ",", omittingEmptySubsequences: false)
        items = try texts.map { try Self.number($0, argument) }
      case "--rounds": rounds = try Self.number(rest.popFirst() ?? "", argument)
      default:
        guard Workload.all.contains(where: { $0.name == argument }) else {
          let known = Workload.all.map(\.name).joined(separator: " ")
          throw BenchmarkError("no workload \(argument); there are: \(known)")
        }
        names.append(argument)
      }
    }
  }

  private static func number(_ text: some StringProtocol, _ option: String) throws -> Int {
    guard let number = Int(text), number > 0 else { throw BenchmarkError("\(option) needs a number above 0") }
    return number
  }
}
