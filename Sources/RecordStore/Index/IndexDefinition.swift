/// One secondary index of a table.
struct IndexDefinition: Sendable {
  let schema: TableSchema
  let fields: IndexSchema

  var table: Int { schema.id }
  /// From 1; 0 is the table's primary map.
  var index: Int { fields.id }
  var keyCount: Int { fields.keys.count }
  var includedCount: Int { fields.included.count }

  /// A record has one entry for each record that its list links to, none for an empty list. The one key is the pattern
  /// of the target's number.
  var isOfList: Bool { schema.isOfList(fields) }

  var shape: RunShape { fields.shape }
}

extension IndexSchema {
  /// The columns of its runs.
  var shape: RunShape { RunShape(keyCount: keys.count, includedCount: included.count) }
}
