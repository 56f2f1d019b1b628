/// A value of a row: there are two ways of having none. An absent field leaves what is stored, null clears it.
enum ImportValue<Value> {
  case absent
  case null
  case value(Value)

  var value: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  var isAbsent: Bool {
    if case .absent = self { return true }
    return false
  }
}
