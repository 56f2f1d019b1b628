/// The sorted pieces of a delta by table. A struct of its own, for the reason that `UniqueKeyMaps` is one.
struct DeltaPieces: Sendable {
  var byTable = SortedMap<Int, [DeltaPiece]>()
}
