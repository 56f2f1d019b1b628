/// Numbers of an index, over damaged runs too: where one proves damaged, the walk starts again on the state that the
/// commits give and passes over what it has given out.
final class HealingNumberCursor: NumberCursor {
  private let view: View
  private let make: (View) throws -> any NumberCursor
  private var cursor: any NumberCursor
  private var givenCount = 0
  private var isHealed = false

  init(view: View, make: @escaping (View) throws -> any NumberCursor) throws {
    self.view = view
    self.make = make
    cursor = try view.healing(make)
  }

  func next() throws -> Int64? {
    let number: Int64?
    do {
      number = try cursor.next()
    } catch let error as StoreError where error.code == .damaged && !isHealed {
      isHealed = true
      cursor = try make(try view.heal(after: error))
      for _ in 0..<givenCount { _ = try cursor.next() }
      number = try cursor.next()
    }
    givenCount += 1
    return number
  }
}
