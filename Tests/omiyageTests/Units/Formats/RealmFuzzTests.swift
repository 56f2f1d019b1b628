import Foundation
import Testing

@testable import omiyage

/// Both forms of the files of Realm Studio, made at random and damaged at random.
struct RealmFuzzTests {
  /// A value of a record, as JSON has it.
  private enum Value {
    case text(String)
    /// A number, a truth value or null.
    case literal(String)
  }

  private typealias Record = [(key: String, value: Value)]
  private typealias Classes = [(name: String, records: [Record])]

  private static let texts = HostileText.pieces + ["東京", "3", "Omiyage", "0", String(repeating: "x", count: 300)]

  private func quoted(_ text: String) -> String {
    let buffer = ByteBuffer()
    JSONWriter.appendQuoted(text, to: buffer)
    return buffer.string
  }

  private func classes(_ generator: inout SeededGenerator) -> Classes {
    var classes: Classes = []
    for name in ["Dog", "Omiyage", "OmiyageComment"].shuffled(using: &generator) {
      let records = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        ["id", "title", "b\"c", "価格"].prefix(Int.random(in: 0...4, using: &generator)).map { key in
          let text = Self.texts.randomElement(using: &generator) ?? ""
          let literal = ["null", "true", "-1.5e3", "0"].randomElement(using: &generator) ?? "0"
          return (key: key, value: Bool.random(using: &generator) ? Value.text(text) : .literal(literal))
        }
      }
      classes.append((name, records))
    }
    return classes
  }

  private func plain(_ classes: Classes) -> String {
    let parts = classes.map { name, records in
      let objects = records.map { record in
        let members = record.map { key, value in
          switch value {
          case .text(let text): quoted(key) + ":" + quoted(text)
          case .literal(let literal): quoted(key) + ": " + literal
          }
        }
        return "{" + members.joined(separator: ",") + "}"
      }
      return quoted(name) + ": [" + objects.joined(separator: ",\n ") + "]"
    }
    return "{\n" + parts.joined(separator: ",\n") + "}\n"
  }

  /// The elements in the order in which they are met, each text once.
  private func flatted(_ classes: Classes) -> String {
    var known: [String: Int] = [:]
    var texts: [String] = []
    let names = classes.enumerated().map { quoted($0.element.name) + ":\"\($0.offset + 1)\"" }
    var elements = ["{" + names.joined(separator: ",") + "}"]
    var next = 1 + classes.count
    for (_, records) in classes {
      elements.append("[" + records.indices.map { "\"\(next + $0)\"" }.joined(separator: ",\n") + "]")
      next += records.count
    }
    for record in classes.flatMap(\.records) {
      let members = record.map { key, value in
        switch value {
        case .literal(let literal): return quoted(key) + ":" + literal
        case .text(let text):
          if known[text] == nil {
            known[text] = next
            texts.append(quoted(text))
            next += 1
          }
          return quoted(key) + ":\"\(known[text] ?? 0)\""
        }
      }
      elements.append("{" + members.joined(separator: ",") + "}")
    }
    return "[" + (elements + texts).joined(separator: ",") + "]"
  }

  /// All that a reader gives, and the error that ends it.
  private func read(_ make: () throws -> any ByteInput, pieceByteCount: Int = 64) -> [String] {
    var found: [String] = []
    do {
      let reader = JSONRecordReader(InputWindow(try make(), pieceByteCount: pieceByteCount), container: .array)
      while let start = try reader.nextClass() {
        found.append("class \(start.name)")
        while let value = try reader.next() {
          found.append(Reading.describe(value))
        }
      }
    } catch {
      found.append("\(error)")
    }
    return found
  }

  private func flatted(_ bytes: [UInt8], in folder: ProgramRun) throws -> () throws -> any ByteInput {
    try folder.write(bytes, to: "f.json")
    let path = folder.directory.path + "/f.json"
    return { try FlattedInput(try FileInput(path: path)) }
  }

  @Test("the flatted form gives the records of the plain one, in pieces of any size")
  func sameRecords() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let folder = try ProgramRun()
    for _ in 0..<300 {
      let classes = classes(&generator)
      let bytes = Array(plain(classes).utf8)
      let expected = read({ PieceInput(bytes) })
      #expect(expected.filter { $0.hasPrefix("class ") }.count == 3, "seed \(seed): \(expected)")
      #expect(expected.count == 3 + classes.reduce(0) { $0 + $1.records.count }, "seed \(seed)")
      #expect(read({ PieceInput(bytes, pieceByteCount: 1) }, pieceByteCount: 1) == expected, "seed \(seed)")
      #expect(read(try flatted(Array(flatted(classes).utf8), in: folder)) == expected, "seed \(seed)")
    }
  }

  @Test("damaged files never trap, and an undamaged part is read the same in pieces")
  func damage() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let folder = try ProgramRun()
    for _ in 0..<1_000 {
      let classes = classes(&generator)
      for isFlatted in [false, true] {
        var bytes = Array((isFlatted ? flatted(classes) : plain(classes)).utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0...2, using: &generator) {
          case 0: bytes[place] = Array("\"[]{},:0129\\x\n ".utf8).randomElement(using: &generator) ?? 0
          case 1: bytes.remove(at: place)
          default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        if isFlatted {
          _ = read(try flatted(bytes, in: folder))
        } else {
          let whole = read({ PieceInput(bytes) })
          let pieces = read({ PieceInput(bytes, pieceByteCount: 3) }, pieceByteCount: 32)
          #expect(pieces == whole, "seed \(seed): \(bytes)")
        }
      }
    }
  }
}
