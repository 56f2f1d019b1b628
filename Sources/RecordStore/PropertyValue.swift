/// A type that a stored property may have: Bool, all integers, Float, Double, Decimal, String, Date, UUID, `[UInt8]`,
/// ``Blob``, enums with such a raw value (``PropertyEnum``), ``Embedded`` structs, lists, sets and maps of these
/// (``PropertyElement``), and optionals of all. <doc:PropertyTypes> has them in a table.
///
/// The conformances are in this module; those of other types come from ``PropertyEnum`` and ``Embedded``.
public protocol PropertyValue: Sendable {
  /// What its properties compare with: those of the same type, optional or not; of all numbers, ``AnyNumber``.
  associatedtype Comparand = Self

  /// How values are stored.
  static var storedType: StoredType { get }

  /// The value as it is stored.
  var stored: StoredValue { get }

  /// Reads a field.
  ///
  /// - Throws: ``StoreError`` `damaged`, or `schemaMismatch` where the field holds what the type cannot.
  static func read(_ row: StoredRow, _ field: StoredField) throws -> Self

  /// Reads a field into the memory of a record. A requirement, so that each type has code of its own.
  static func read(_ row: StoredRow, _ field: StoredField, into target: UnsafeMutableRawPointer) throws

  /// The value in the memory of a record, as it is stored.
  static func stored(at source: UnsafeRawPointer) -> StoredValue

  /// Reads a field into the memory of a record whose property is an optional of this type.
  static func readOptional(_ row: StoredRow, _ field: StoredField, into target: UnsafeMutableRawPointer) throws

  /// The optional value in the memory of a record, as it is stored.
  static func storedOptional(at source: UnsafeRawPointer) -> StoredValue
}

extension PropertyValue {
  /// Reads a field into the memory of a record.
  public static func read(_ row: StoredRow, _ field: StoredField, into target: UnsafeMutableRawPointer) throws {
    target.assumingMemoryBound(to: Self.self).pointee = try read(row, field)
  }

  /// The value in the memory of a record, as it is stored.
  public static func stored(at source: UnsafeRawPointer) -> StoredValue {
    source.assumingMemoryBound(to: Self.self).pointee.stored
  }

  /// Reads a field into the memory of a record whose property is an optional of this type.
  public static func readOptional(
    _ row: StoredRow, _ field: StoredField, into target: UnsafeMutableRawPointer
  ) throws {
    let target = target.assumingMemoryBound(to: Self?.self)
    if row.view.isNil(field.layout) { target.pointee = nil } else { target.pointee = try read(row, field) }
  }

  /// The optional value in the memory of a record, as it is stored.
  public static func storedOptional(at source: UnsafeRawPointer) -> StoredValue {
    source.assumingMemoryBound(to: Self?.self).pointee?.stored ?? StoredValue(.null)
  }
}

extension StoredRow {
  /// Every type that is not optional begins its read here.
  @inline(__always)
  func checkPresent(_ field: StoredField, _ type: PropertyType) throws {
    if view.isNil(field.layout) || field.layout.type != type { throw mismatch(field) }
  }

  func mismatch(_ field: StoredField) -> StoreError {
    mismatch("the field '\(view.table.path(of: field.layout.field))'")
  }

  func mismatch(_ what: String) -> StoreError {
    StoreError(
      code: .schemaMismatch,
      message: "\(view.table.name) \(view.number): \(what) holds what the type of the program cannot.",
      path: view.image.path, offset: view.operationOffset)
  }
}
