/// The characters of texts as symbols: characters that a program cannot tell apart are one symbol.
///
/// Symbols are numbered as they occur, from 0.
struct PatternSymbols {
  private static let slotCount = 2_048
  private static let none = Int32(-1)

  private let atoms: [PatternAtom]
  private let traits: CharacterTraits
  /// The atoms that a character alone can be, by that character; all others have to be asked.
  private var literals: [[UInt32]: Int] = [:]
  private var asked: [Int] = []
  private let wordCount: Int
  /// Of each symbol, one bit for each atom that it fits.
  private var marks: [UInt64] = []
  private(set) var traitsOfSymbols: [CharacterTraits] = []
  private var numbers: [Key: Int32] = [:]
  /// The symbols of scalars that are characters by themselves: of ASCII, and of others in slots by their low bits.
  private var ascii = [Int32](repeating: none, count: 128)
  private var slots = [UInt64](repeating: .max, count: slotCount)

  private struct Key: Hashable {
    let marks: [UInt64]
    let traits: CharacterTraits
  }

  init(_ program: PatternProgram) {
    atoms = program.atoms
    traits = program.traits
    wordCount = max((atoms.count + 63) / 64, 1)
    for (number, atom) in atoms.enumerated() {
      if case .character(let character) = atom { literals[character] = number } else { asked.append(number) }
    }
  }

  var count: Int { traitsOfSymbols.count }

  /// Whether an atom fits a symbol.
  @inline(__always)
  func fits(_ symbol: Int, _ atom: Int) -> Bool { marks[symbol * wordCount + atom >> 6] >> UInt64(atom & 63) & 1 != 0 }

  /// The symbol of the character at a place, and where the next one begins. The text is in the form of the program.
  @inline(__always)
  mutating func next(in text: UnsafeRawBufferPointer, at index: inout Int) -> Int {
    let byte = text[index]
    let end = index &+ 1
    if byte < 0x80, end == text.count || text[end] < 0x80 && (byte != 13 || text[end] != 10) {
      let known = ascii[Int(byte)]
      if known >= 0, end < text.count || !isLineEnd(byte) {
        index = end
        return Int(known)
      }
    } else {
      let scalar = PlainScalar.kanaOrKanji(text, at: index)
      if scalar != 0, standsAlone(text, before: index &+ 3) {
        let slot = slots[Int(scalar) & (PatternSymbols.slotCount - 1)]
        if UInt32(truncatingIfNeeded: slot >> 32) == scalar {
          index = index &+ 3
          return Int(UInt32(truncatingIfNeeded: slot))
        }
      }
    }
    return look(text, at: &index)
  }

  @inline(__always)
  private func isLineEnd(_ byte: UInt8) -> Bool { 10...13 ~= byte }

  /// Whether a plain scalar in front of the place is a character by itself.
  @inline(__always)
  private func standsAlone(_ text: UnsafeRawBufferPointer, before index: Int) -> Bool {
    index == text.count || text[index] < 0x80 || PlainScalar.kanaOrKanji(text, at: index) != 0
  }

  @inline(never)
  private mutating func look(_ text: UnsafeRawBufferPointer, at index: inout Int) -> Int {
    let start = index
    let first = UTF8Scalar(text, at: start)
    index = GraphemeBreaks.end(of: text, from: start)
    // A line end that ends the text is another symbol than one in the middle.
    let isLastLine = index == text.count && ScalarProperty.isNewline(first.value)
    let isKept = index == start + first.byteCount && !isLastLine
    let slot = Int(first.value) & (PatternSymbols.slotCount - 1)
    if isKept, UInt32(truncatingIfNeeded: slots[slot] >> 32) == first.value {
      return Int(UInt32(truncatingIfNeeded: slots[slot]))
    }
    let character = UTF8Scalar.values(of: text.slice(start..<index))
    let symbol = number(of: character, isLastLine: isLastLine)
    if isKept {
      slots[slot] = UInt64(first.value) << 32 | UInt64(symbol)
      if first.value < 0x80 { ascii[Int(first.value)] = symbol }
    }
    return Int(symbol)
  }

  private mutating func number(of character: [UInt32], isLastLine: Bool) -> Int32 {
    var bits = [UInt64](repeating: 0, count: wordCount)
    if let literal = literals[character] { bits[literal >> 6] |= 1 << UInt64(literal & 63) }
    for atom in asked where fits(character, atoms[atom]) { bits[atom >> 6] |= 1 << UInt64(atom & 63) }
    let key = Key(marks: bits, traits: traits(of: character, isLastLine: isLastLine))
    if let number = numbers[key] { return number }
    let number = Int32(count)
    numbers[key] = number
    marks += bits
    traitsOfSymbols.append(key.traits)
    return number
  }

  private func fits(_ character: [UInt32], _ atom: PatternAtom) -> Bool {
    switch atom {
    case .character(let other): character == other
    case .caseless(let bytes, let options): PatternCompiler.bytes(of: character, TextForm(options)) == bytes
    case .characterClass(let set): set.holds(character)
    }
  }

  /// Only those that the program asks for: others would make symbols differ for nothing.
  private func traits(of character: [UInt32], isLastLine: Bool) -> CharacterTraits {
    guard !traits.isEmpty, let first = character.first else { return [] }
    var result: CharacterTraits = []
    if ScalarProperty.word.holds(first) { result.insert(.word) }
    if ScalarProperty.newline.holds(first) { result.insert(.newline) }
    if isLastLine { result.insert(.lastNewline) }
    return result.intersection(traits)
  }
}
