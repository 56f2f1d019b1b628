import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct PythonExpressionTests {
  @Test func `expressions match as in Python, where both mean the same`() throws {
    let lines = PythonExpressions.table.split(separator: "\n")
    #expect(lines.count > 200)
    for line in lines {
      let parts = line.split(separator: "¦", omittingEmptySubsequences: false).map(String.init)
      try #require(parts.count == 4)
      let matcher = try PatternMatcher(regex: parts[0])
      let scalars = Array(parts[1].unicodeScalars)
      var spans: [String] = []
      for span in parts[3].split(separator: ",") where span != "none" {
        let ends = span.split(separator: "-").compactMap { Int($0) }
        try #require(ends.count == 2)
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[ends[0]..<ends[1]])
        spans.append(text)
      }
      Array(parts[1].utf8).withUnsafeBytes { raw in
        #expect(matcher.matches(utf8: raw) == parts[2].hasPrefix("y"), "\(line)")
        #expect(matcher.isFound(inUTF8: raw) == parts[2].hasSuffix("y"), "\(line)")
        #expect(matcher.ranges(in: raw).map { String(decoding: raw[$0], as: UTF8.self) } == spans, "\(line)")
      }
    }
  }
}
