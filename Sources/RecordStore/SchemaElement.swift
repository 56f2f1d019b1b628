/// One line of a schema: a ``PrimaryKey``, a ``Field``, an ``Index``, a ``TextIndex``, a ``Unique``, a ``Reference`` or
/// ``Backlinks``.
public struct SchemaElement<R> {
  let part: SchemaPart
}
