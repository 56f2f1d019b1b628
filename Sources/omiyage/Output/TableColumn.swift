/// A column of a table.
struct TableColumn: Sendable {
  enum Alignment: Sendable {
    case left, right
  }

  /// What happens when the table is too wide.
  enum Fitting: Sendable {
    /// Always there, in full: ids.
    case fixed
    /// Always there, cut when needed: titles.
    case cut
    /// Left out when needed, the last one first.
    case optional
    /// Cut, then left out when needed: details.
    case cutThenOptional
  }

  let title: String
  let alignment: Alignment
  let fitting: Fitting

  init(_ title: String, _ alignment: Alignment = .left, _ fitting: Fitting = .optional) {
    self.title = title
    self.alignment = alignment
    self.fitting = fitting
  }

  var canBeCut: Bool { fitting == .cut || fitting == .cutThenOptional }
  var canBeLeftOut: Bool { fitting == .optional || fitting == .cutThenOptional }
}
