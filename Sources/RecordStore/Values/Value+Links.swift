/// Values that lead to other records.
extension Value {
  /// The numbers of the records that a link or a list leads to; none for other values.
  var linkedNumbers: [Int64] {
    switch self {
    case .link(let number): [number]
    case .links(let numbers): numbers
    default: []
    }
  }

  /// What is left where some records are gone: nil of a link, a shorter list.
  func withoutLinks(to gone: Set<Int64>) -> Value {
    switch self {
    case .link(let number): gone.contains(number) ? .null : self
    case .links(let numbers): .links(numbers.filter { !gone.contains($0) })
    default: self
    }
  }
}
