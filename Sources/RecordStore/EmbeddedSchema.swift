/// The fields of an ``Embedded`` struct. A property that it does not name is ignored.
///
/// A schema that makes no sense (no field, a name used twice, a property that cannot be embedded) is a programming
/// mistake and stops the program.
public struct EmbeddedSchema<E: Embedded>: Sendable {
  let content: EmbeddedContent

  /// The fields in the order that they have in the file.
  public init(@EmbeddedSchemaBuilder<E> _ content: () -> [Field<E>]) {
    self.content = EmbeddedContent("\(E.self)", content().map { $0.part }) { content in
      withUnsafePointer(to: E()) { content.values(of: UnsafeRawPointer($0)) }
    }
  }

  /// The names of the fields in the file, in their order.
  public var fieldNames: [String] { content.fieldSchemas.map(\.name) }

  /// The position of a property's field. A property that the schema does not name is a programming mistake.
  func position(of keyPath: PartialKeyPath<E>) -> Int {
    guard let position = content.positions.position(of: keyPath) else {
      preconditionFailure("the schema of \(E.self) has no Field for \(keyPath)")
    }
    return position
  }
}
