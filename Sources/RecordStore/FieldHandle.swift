/// A field of a record type, found once; ``Row`` reads by it.
///
/// ```swift
/// let title = Omiyage.schema.field(\.title)
/// try snapshot.objects(Omiyage.self).forEachRow { row in print(try row[title]) }
/// ```
public struct FieldHandle<R, V>: Sendable {
  let field: StoredField
}
