/// What is done with two numbers. Two integers give an integer, and an error where no 64 bits hold it; their quotient
/// is cut off towards 0. A Decimal with another one, or with an integer, gives a Decimal: exact, but for a quotient
/// that does not end. Others give a Double. A quotient by the integer 0, and what is not a number, is nil.
enum ArithmeticOperator: Sendable, Equatable {
  case add, subtract, multiply, divide
}
