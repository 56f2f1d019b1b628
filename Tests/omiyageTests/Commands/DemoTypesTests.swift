import Testing

/// `demo --types`.
struct DemoTypesTests {
  @Test("a thousand records have a property of every type, and their last column links into the other class")
  func demo() throws {
    let program = try ProgramRun()
    #expect(try program.run(["demo", "--types"]).messages.contains("Made 1000 records of DemoClass1"))
    let counts = try program.run("store", "browse", "--fields", "type,count", "--no-header")
    #expect(counts == "DemoClass1\t1000\nDemoClass2\t100\n")
    let schema = try program.run("store", "schema", "--no-header", "--fields", "type,fieldType")
    let rows = schema.split(separator: "\n").filter { $0.hasPrefix("DemoClass1\t") }
    let types = rows.map { String($0.dropFirst("DemoClass1\t".count)) }
    let place = "{city: String, postcode: String?, altitude: Int32}"
    let all = [
      "Decimal", "UUID", place, "[\(place)]", "[String]", "[Int]", "Set<String>", "[String: Double]",
      "Bool", "Int8", "Int16", "Int32", "Int", "UInt8", "UInt16", "UInt32", "UInt", "Float", "Double", "Date", "String",
      "[UInt8]", "Blob", "Link<DemoClass2>", "List<DemoClass2>",
    ]
    #expect(Set(types) == Set(all))
    #expect(types.last == "List<DemoClass2>")
    for field in ["linkValue", "blobValue", "optionalInt", "optionalString", "optionalPlace"] {
      let missing = try program.run("store", "browse", "DemoClass1", "-q", "--where", field + " = nil")
      #expect((100..<500).contains(missing.split(separator: "\n").count), "\(field)")
    }
    let found = try program.run(
      "store", "browse", "DemoClass1", "--where", "'Oslo' IN setOfStrings", "--format", "jsonl")
    #expect(found.split(separator: "\n").allSatisfy { $0.contains("\"Oslo\"") })
    #expect((20..<500).contains(found.split(separator: "\n").count))
    try program.verify()
  }

  @Test("the same seed gives the same records, and another one others")
  func seeds() throws {
    let outputs = try ["1", "1", "2"].map { seed in
      try ProgramRun().run("demo", "--types", "--items", "50", "--seed", seed, "--json")
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] != outputs[2])
    #expect(try ProgramRun().run("demo", "--types", "--items", "3", "-q") == "1\n2\n3\n")
  }

  @Test("a store with records is left alone, whichever they are")
  func notEmpty() throws {
    let program = try ProgramRun()
    try program.run("demo", "--types", "--items", "1")
    let records = try program.run("store", "browse", "DemoClass1", "--json")
    for words in [["demo"], ["demo", "--types"]] { #expect(try program.run(words).exitCode == 64) }
    #expect(try program.run("store", "browse", "DemoClass1", "--json") == records)
    #expect(try program.run("history", "-q") == "1\n")
  }
}
