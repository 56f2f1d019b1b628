/// A number that conditions calculate with: Int for integers of all types, Double for floating point.
public protocol CalculatedNumber: PropertySum, PropertyValue {}

extension Int: CalculatedNumber {}
extension Double: CalculatedNumber {}
