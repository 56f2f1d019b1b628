/// Where records without a value stand in an order, whichever its direction.
public enum NullOrder: Sendable { case first, last }
