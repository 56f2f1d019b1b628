/// The direction of an order.
public enum SortOrder: Sendable { case ascending, descending }
