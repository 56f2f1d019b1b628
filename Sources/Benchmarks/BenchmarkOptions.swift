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
      case "--items": items = try Self.numbers(&rest, argument)
      case "--rounds": rounds = try Self.numbers(&rest, argument)[0]
      default:
        guard Workload.all.contains(where: { $0.name == argument }) else {
          let known = Workload.all.map(\.name).joined(separator: " ")
          throw BenchmarkError("no workload \(argument); there are: \(known)")
        }
        names.append(argument)
      }
    }
  }

  /// One number, or several with commas between them.
  private static func numbers(_ rest: inout ArraySlice<String>, _ option: String) throws -> [Int] {
    let numbers = rest.popFirst()?.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) } ?? [nil]
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, known.allSatisfy({ $0 > 0 }) else {
      throw BenchmarkError("\(option) needs a number above 0")
    }
    return known
  }
}
