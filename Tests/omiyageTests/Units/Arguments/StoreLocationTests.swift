import Testing

@testable import omiyage

struct StoreLocationTests {
  private func find(_ option: String?, _ values: [String: String]) throws -> StoreLocation {
    try StoreLocation.find(option: option.map { RawArgument($0) }, environment: Environment(values))
  }

  @Test("the option wins, then the variable, then the data directory")
  func order() throws {
    let all = ["OMIYAGE_STORE": "b", "XDG_DATA_HOME": "/x", "HOME": "/h"]
    #expect(try find("a", all) == StoreLocation(path: RawArgument("a"), isNamed: true))
    #expect(try find(nil, all) == StoreLocation(path: RawArgument("b"), isNamed: true))
    let unnamed = ["OMIYAGE_STORE": "", "XDG_DATA_HOME": "/x", "HOME": "/h"]
    #expect(try find(nil, unnamed) == StoreLocation(path: RawArgument("/x/omiyage/omiyage.store"), isNamed: false))
  }

  @Test("a relative data directory is ignored, and no HOME is an error")
  func home() throws {
    let expected = StoreLocation(path: RawArgument("/h/.local/share/omiyage/omiyage.store"), isNamed: false)
    #expect(try find(nil, ["XDG_DATA_HOME": "x", "HOME": "/h"]) == expected)
    #expect(try find(nil, ["HOME": "/h"]) == expected)
    #expect(throws: ValueProblem.self) { try find(nil, ["XDG_DATA_HOME": "x", "HOME": ""]) }
    #expect(try find(nil, ["XDG_DATA_HOME": "/x"]).path == RawArgument("/x/omiyage/omiyage.store"))
  }
}
