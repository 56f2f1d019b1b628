import RecordStore

/// What the records of `DemoClass1` link to.
struct DemoClass2: Record {
  var name = ""
  var count = 0
  var next: Link<DemoClass2>?

  static let schema = Schema<DemoClass2>("DemoClass2") {
    PrimaryKey(\.name, "name")
    Field(\.count, "count")
    Field(\.next, "next")
    Unique(\.count)
  }
}
