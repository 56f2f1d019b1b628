/// Where a piece of text begins before and after rewriting. Pieces are rewritten independently of one another.
struct TextSegment {
  let source: Int
  let output: Int
}
