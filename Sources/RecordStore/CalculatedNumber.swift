import FoundationEssentials

/// A number that conditions calculate with: Int for integers of all types, Double for floating point, and Decimal.
public protocol CalculatedNumber: PropertySum, PropertyValue {}

extension Int: CalculatedNumber {}
extension Double: CalculatedNumber {}
extension Decimal: CalculatedNumber {}
