/// What a run frame holds.
enum RunContent: UInt8 {
  case segment = 1
  case directory
  case deadPositions
  case textLists
  case textDirectory
}
