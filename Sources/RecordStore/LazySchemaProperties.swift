/// The properties of a schema, made when they are first asked for.
final class LazySchemaProperties: Sendable {
  private let make: @Sendable () -> SchemaProperties
  private let made = SetOnce()

  init(_ make: @escaping @Sendable () -> SchemaProperties) { self.make = make }

  /// Of two threads that ask first, one makes them in vain.
  var value: SchemaProperties { made.get(SchemaProperties.self) ?? made.set(make()) }
}
