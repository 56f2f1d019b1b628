@testable import RecordStore
@testable import RecordStoreTestSupport

/// The schemas of generic records, which cannot have stored ones. Each is made once.
enum SchemaCache {
  private static let schemas = SharedValue<[ObjectIdentifier: any Sendable]>([:])

  static func schema<R: Record>(_ make: () -> Schema<R>) -> Schema<R> {
    let id = ObjectIdentifier(R.self)
    if let known = schemas.value[id] as? Schema<R> { return known }
    let made = make()
    return schemas.update { schemas in
      let first = schemas[id] as? Schema<R> ?? made
      schemas[id] = first
      return first
    }
  }
}
