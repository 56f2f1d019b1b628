import Foundation
import RecordStore
import Testing

/// `store schema` and `store browse` with values that are made of others.
struct CompoundBrowseTests {
  private func program() throws -> ProgramRun { try .onOtherStore(CompoundRecords.make) }

  @Test("a record is printed with all that it holds")
  func values() throws {
    let program = try program()
    let listed = try program.run("store", "browse", "Trip", "--format", "jsonl").split(separator: "\n")
    let code = #""code":"01020304-0506-0708-090A-0B0C0D0E0F10""#
    let days = #"["1970-01-01T00:00:00Z","1970-01-01T00:00:01Z"]"#
    let first =
      #"{"id":1,"cost":12.5,\#(code),"tags":["a\"b","牛"],"days":\#(days),"prices":{"a":-2,"z":1},"#
      + #""home":{"city":"京都","class":50},"shops":[{"name":"x","home":{"city":"y","class":null}}]}"#
    let second =
      #"{"id":2,"cost":3,\#(code),"tags":[],"days":null,"prices":{},"home":{"city":"","class":null},"shops":[]}"#
    #expect(listed.map { String($0) } == [first, second])
  }

  @Test(
    "decimals and UUIDs choose and order records",
    arguments: [
      (["--where", "cost >= 3.50"], "1"), (["--where", "cost = 3.0"], "2"), (["--where", "days = nil"], "2"),
      (["--where", "code = %@", "--arg", "01020304-0506-0708-090a-0b0c0d0e0f10"], "1 2"), (["--sort", "cost"], "2 1"),
      (["--where", "'牛' IN tags"], "1"), (["--where", "ANY tags CONTAINS 'x'"], ""),
      (["--where", "ANY days = '1970-01-01T00:00:01Z'"], "1"), (["--where", "home.city = '京都'"], "1"),
      (["--where", "tags.@count = 0"], "2"),
    ])
  func tests(arguments: [String], expected: String) throws {
    let program = try program()
    let output = try program.run(["store", "browse", "Trip", "-q"] + arguments).output
    #expect(output.split(separator: "\n").joined(separator: " ") == expected)
  }

  @Test("the source has the embedded structs within the record")
  func source() throws {
    let source = try program().run("store", "schema", "--swift")
    #expect(
      source == #"""
        import FoundationEssentials
        import RecordStore

        struct Trip: Record {
          var id = 0
          var cost = Decimal(0)
          var code = UUID()
          var tags: [String] = []
          var days: Set<Date>?
          var prices: [String: Decimal] = [:]
          var home = Home()
          var shops: [Shops] = []

          struct Home: Embedded, Hashable {
            var city = ""
            var `class`: Double?

            static let schema = EmbeddedSchema<Home> {
              Field(\.city, "city")
              Field(\.`class`, "class")
            }
          }

          struct Shops: Embedded, Hashable {
            var name = ""
            var home = Home_2()

            struct Home_2: Embedded, Hashable {
              var city = ""
              var `class`: Double?

              static let schema = EmbeddedSchema<Home_2> {
                Field(\.city, "city")
                Field(\.`class`, "class")
              }
            }

            static let schema = EmbeddedSchema<Shops> {
              Field(\.name, "name")
              Field(\.home, "home")
            }
          }

          static let schema = Schema<Trip>("Trip") {
            PrimaryKey(\.id, "id", .autoIncrement)
            Field(\.cost, "cost")
            Field(\.code, "code")
            Field(\.tags, "tags")
            Field(\.days, "days")
            Field(\.prices, "prices")
            Field(\.home, "home")
            Field(\.shops, "shops")
            Index(\.cost)
          }
        }

        """#)
  }
}
