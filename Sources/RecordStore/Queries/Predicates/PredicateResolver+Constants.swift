/// Constants as values of the types that they are compared with.
extension PredicateResolver {
  /// - Parameters:
  ///   - type: of the other side; nil: that is a constant, too.
  ///   - name: of the other side, in messages.
  func constant(
    _ operand: PredicateOperand, as type: PropertyType?, of name: String
  ) throws(PredicateFault) -> Value {
    switch operand.content {
    case .literal(.null): return .null
    case .literal(.bool(let value)): if type == nil || type == .bool { return .bool(value) }
    case .literal(.number(let number)): if let value = number.value(for: type) { return value }
    case .literal(.text(let text)): if let value = try textual(text, as: type, operand) { return value }
    case .argument(.word(let word)): if let value = try self.word(word, as: type, operand) { return value }
    case .argument(.value(let value)): if let value = try self.value(value, as: type, operand) { return value }
    case .single, .many, .list: break
    }
    throw mismatch(operand, type, name)
  }

  private func textual(
    _ text: String, as type: PropertyType?, _ operand: PredicateOperand
  ) throws(PredicateFault) -> Value? {
    switch type {
    case .string, nil: return .string(text)
    case .uuid: return UUIDValue(text: text).map { .uuid($0) }
    case .date:
      guard case .moment(let moment) = try moment(text, operand) else {
        throw fault(operand, "\(operand.shown) is a stretch of time, and one moment is needed here.")
      }
      return .date(moment)
    default: return nil
    }
  }

  private func word(
    _ word: String, as type: PropertyType?, _ operand: PredicateOperand
  ) throws(PredicateFault) -> Value? {
    switch type {
    case .bool:
      if case .bool(let value)? = PredicateKeyword(word: word)?.literal { return .bool(value) }
      return PredicateNumber(word: word)?.value(for: .bool)
    case .some(let type) where type.isNumeric || type == .link: return PredicateNumber(word: word)?.value(for: type)
    default: return try textual(word, as: type, operand)
    }
  }

  private func value(
    _ value: Value, as type: PropertyType?, _ operand: PredicateOperand
  ) throws(PredicateFault) -> Value? {
    guard let type, let own = value.type else { return value }
    if own.compares(with: type) { return value }
    switch value {
    case .string(let text): return try textual(text, as: type, operand)
    case .int(let number) where type == .link: return .link(number)
    case .links(let numbers) where type == .link: return numbers.count == 1 ? .link(numbers[0]) : nil
    default: return nil
    }
  }

  /// What a text is as a date.
  func moment(_ text: String, _ operand: PredicateOperand) throws(PredicateFault) -> PredicateMoment {
    do {
      return try dates(text)
    } catch let error as StoreError {
      throw fault(operand, error.message)
    } catch {
      throw fault(operand, "\(error)")
    }
  }

  /// The text of a constant that is one.
  func text(of operand: PredicateOperand) -> String? {
    switch operand.content {
    case .literal(.text(let text)), .argument(.word(let text)), .argument(.value(.string(let text))): text
    default: nil
    }
  }

  /// Why a constant cannot be compared with a type, and what to write.
  private func mismatch(_ operand: PredicateOperand, _ type: PropertyType?, _ name: String) -> PredicateFault {
    guard let type else { return fault(operand, "\(operand.shown) cannot be compared.") }
    let isNone = type == .bool ? "neither" : "none"
    var remedy = ""
    switch (operand.content, type) {
    case (.literal(.text(let text)), _) where PredicateNumber(word: text)?.value(for: type) != nil:
      remedy = " Write \(text) without quotes."
    case (.literal(.number), .string), (.literal(.bool), .string): remedy = " Write '\(operand.text)' in quotes."
    case (.literal(.number), .date): remedy = " Write it in quotes, as in '2026-11-30'."
    case (_, .uuid): remedy = " It has 32 digits, as in '00112233-4455-6677-8899-aabbccddeeff'."
    case (_, .bytes), (_, .blob): remedy = " Only NIL compares with it in a text."
    case (_, .link): remedy = " Write the number of a record."
    default: break
    }
    return fault(operand, "\(name) is \(type.words), and \(operand.shown) is \(isNone).\(remedy)")
  }
}
