/// What becomes of the records that a record links to when it is deleted; a rule of the field that has the links.
///
/// Links *to* a deleted record always end, whatever the rule: they become nil, or leave their lists.
public enum DeleteRule: Sendable, Equatable {
  /// Nothing happens to them. The default.
  case nullify
  /// They are deleted, too, with all that their own rules say.
  case cascade
  /// While the field has a link, the record cannot be deleted, unless what it links to goes in the same call.
  case deny

  init(_ deletion: LinkTarget.Deletion) {
    switch deletion {
    case .nullify: self = .nullify
    case .cascade: self = .cascade
    case .deny: self = .deny
    }
  }

  /// As the file has it.
  var deletion: LinkTarget.Deletion {
    switch self {
    case .nullify: .nullify
    case .cascade: .cascade
    case .deny: .deny
    }
  }
}
