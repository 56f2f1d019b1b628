/// What is wrong with an input, and where.
///
/// The places are optional: a missing file has none, and a fault in the middle of a row has a field besides.
struct InputError: Error, Equatable {
  enum Reason: Equatable {
    case missing
    case notPermitted
    case isDirectory
    case cannotOpen(errorNumber: Int32)
    case cannotRead(errorNumber: Int32)
    case cannotReadAgain
    case notAnElement(String)
    case converterMissing(TextEncoding)
    case invalidUTF8(byte: UInt8)
    case undecodable(TextEncoding, byte: UInt8)
    case nulByte
    case fieldTooLong(byteLimit: Int)
    case rowTooLong(byteLimit: Int)
    case tooManyFields(limit: Int)
    case recordTooLong(byteLimit: Int)
    case unterminatedQuote
    case textAfterQuote
    case unknownEscape
    case unexpected(JSONExpectation, found: JSONFound)
    case badNumber
    case badEscape
    case controlCharacter(UInt8)
    case duplicateKey(String)
    case loneSurrogate(UInt16)
    case tooDeep(limit: Int)
    case textAfterValue
  }

  enum JSONExpectation: Equatable {
    case value, key, colon, commaOrBrace, commaOrBracket, closingQuote, record, array
  }

  enum JSONFound: Equatable {
    case end, endOfLine
    case byte(UInt8)
  }

  /// An option that would have read the input.
  enum Hint: Equatable {
    case format(DataFormat)
    case encoding(TextEncoding)
  }

  var reason: Reason
  /// From 1.
  var line: Int?
  /// From 1, in characters (Unicode scalars) from the start of the line.
  var column: Int?
  /// From 0, in bytes from the start of the file, BOM included.
  var byteOffset: Int?
  /// From 1: which record of the input.
  var record: Int?
  /// The top-level JSON key whose value is at fault.
  var field: String?
  var hint: Hint?

  var exitCode: ExitCode {
    switch reason {
    case .missing, .isDirectory: .inputMissing
    case .notPermitted: .notPermitted
    case .cannotOpen, .cannotRead, .converterMissing: .inputOutput
    case .cannotReadAgain: .usage
    default: .badData
    }
  }
}
