/// The classes that decide where user-perceived characters end (UAX 29, section 3), in the order of the tables.
enum GraphemeClass: UInt8 {
  case other
  case carriageReturn
  case lineFeed
  case control
  case extend
  case joiner
  case regionalIndicator
  case prepend
  case spacingMark
  case leadingConsonant
  case vowel
  case trailingConsonant
  case syllable
  case closedSyllable
  case pictographic
}
