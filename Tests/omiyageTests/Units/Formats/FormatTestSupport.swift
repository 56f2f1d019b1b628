@testable import omiyage

/// Gives out bytes in pieces of a fixed size, then ends.
final class PieceInput: ByteInput {
  private let bytes: [UInt8]
  private let pieceByteCount: Int
  private var position = 0

  init(_ bytes: [UInt8], pieceByteCount: Int = .max) {
    self.bytes = bytes
    self.pieceByteCount = pieceByteCount
  }

  func read(into target: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    let count = min(target.count, pieceByteCount, bytes.count - position)
    target.copyBytes(from: bytes[position..<(position + count)])
    position += count
    return count
  }
}

/// A row, a record or an error as plain values that tests compare.
enum Read: Equatable, CustomStringConvertible {
  case row([String], line: Int, raw: String)
  case faultyRow(DelimitedRow.Fault, field: Int, line: Int, raw: String)
  case record(String, line: Int)
  case faultyRecord(InputError)
  case failed(InputError)

  var description: String {
    switch self {
    case .row(let fields, let line, _): "row \(fields) at \(line)"
    case .faultyRow(let fault, let field, let line, let raw): "\(fault) field \(field) at \(line): \(raw)"
    case .record(let text, let line): "record \(text) at \(line)"
    case .faultyRecord(let error): "faulty \(error)"
    case .failed(let error): "failed \(error)"
    }
  }

  var failure: InputError? {
    if case .failed(let error) = self { return error }
    return nil
  }

  var fields: [String]? {
    if case .row(let fields, _, _) = self { return fields }
    return nil
  }
}

enum Reading {
  /// Reads everything with small windows, so that pieces and moves happen in short tests.
  static func all(
    _ bytes: [UInt8], as format: DataFormat, encoding: TextEncoding = .utf8, pieceByteCount: Int = .max
  ) -> [Read] {
    do throws(InputError) {
      let source = InputSource(name: "t", input: PieceInput(bytes, pieceByteCount: pieceByteCount))
      let window = try source.window(
        encoding: encoding, pieceByteCount: pieceByteCount == .max ? InputWindow.defaultPieceByteCount : 32)
      switch format {
      case .csv: return rows(CSVReader(window))
      case .tsv: return rows(TSVReader(window))
      case .json: return records(JSONRecordReader(window, container: .array))
      case .jsonl: return records(JSONRecordReader(window, container: .lines))
      }
    } catch {
      return [.failed(error)]
    }
  }

  static func all(
    _ text: String, as format: DataFormat, encoding: TextEncoding = .utf8, pieceByteCount: Int = .max
  ) -> [Read] {
    all(Array(text.utf8), as: format, encoding: encoding, pieceByteCount: pieceByteCount)
  }

  static func fields(_ text: String, as format: DataFormat) -> [[String]] {
    all(text, as: format).compactMap(\.fields)
  }

  private static func rows(_ reader: any RowReader) -> [Read] {
    var result: [Read] = []
    do throws(InputError) {
      while let row = try reader.nextRow() {
        let raw = String(decoding: row.bytes, as: UTF8.self)
        if let fault = row.fault {
          result.append(.faultyRow(fault, field: row.faultField, line: row.line, raw: raw))
        } else {
          result.append(.row((0..<row.fieldCount).map { row.string($0) }, line: row.line, raw: raw))
        }
      }
    } catch {
      result.append(.failed(error))
    }
    return result
  }

  private static func records(_ reader: JSONRecordReader) -> [Read] {
    var result: [Read] = []
    do throws(InputError) {
      while let value = try reader.next() {
        if let fault = reader.fault {
          result.append(.faultyRecord(fault))
        } else {
          result.append(.record(describe(value), line: reader.recordLine))
        }
      }
    } catch {
      result.append(.failed(error))
    }
    return result
  }

  /// A value in one fixed writing.
  static func describe(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: return "null"
    case .true: return "true"
    case .false: return "false"
    case .number: return value.string
    case .string: return "'\(value.string)'"
    case .array: return "[" + value.elements.map { describe($0) }.joined(separator: " ") + "]"
    case .object:
      let members = value.members.map { "\(String(decoding: $0.key, as: UTF8.self))=\(describe($0.value))" }
      return "{" + members.joined(separator: " ") + "}"
    }
  }
}

/// SplitMix64: small, and the same everywhere for one seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Texts that break formats, alone and put together at random.
enum HostileText {
  static let pieces = [
    "", "a", ",", "\"", "\"\"", "\n", "\r", "\r\n", "\t", "\\", "\\n", "\\t", " ", "　", "がま口", "か\u{3099}", "ｶﾞﾁｬ",
    "👨‍👩‍👧", "🎁", "\u{FEFF}", "\u{7F}", "\u{80}", "\u{9F}", "\u{1B}[31m", "\u{202E}", "\u{2028}", "\u{61C}",
    "=1+1", "-5℃", "{", "}", "[", "]", ":", "null", "'", "\u{1}", "\u{10FFFF}", "é", "0123456789abcdef",
  ]

  static func make(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &generator) { text += pieces.randomElement(using: &generator) ?? "" }
    return text
  }
}
