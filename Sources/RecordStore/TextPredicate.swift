/// A condition as text, in the grammar of NSPredicate: for conditions that are made at run time.
///
/// ```swift
/// let predicate = try TextPredicate("title CONTAINS[f] %@ OR ANY comments.star >= %@", "牛丼", 4)
/// let found = try snapshot.objects(Omiyage.self).where(predicate).array()
/// ```
///
/// Values are bound and never pasted: `%@` takes any property value, an array for IN, and nil; `%K` the name of a
/// property; `%d` and `%f` numbers. The syntax is checked here, names and types where it is used. Every error is
/// `invalidArgument` with the ``StoreError/column``. <doc:Queries> has the whole grammar.
///
/// Reading a text takes time in proportion to its length. At most 1,000 brackets may be open at once.
public struct TextPredicate: Sendable, CustomStringConvertible {
  private let text: PredicateText
  private let syntax: PredicateSyntax
  private let arguments: PredicateArguments
  private let names: [String: String]
  private let dates: @Sendable (String) throws -> PredicateMoment

  /// A predicate, and a value for each placeholder.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column: for a mistake in the text, and for too few or too many
  ///   arguments.
  public init(_ text: String, _ arguments: (any PropertyValue)?...) throws(StoreError) {
    try self.init(text, arguments: arguments)
  }

  /// The same with an array of values.
  public init(_ text: String, arguments: [(any PropertyValue)?]) throws(StoreError) {
    try self.init(text, arguments.map { .value($0?.stored.value ?? .null) }, [:]) { text in
      try PredicateDate(text: text).moment
    }
  }

  /// A predicate with arguments that a person typed: each is read as what it is compared with, a number, a date, a
  /// text, or TRUE and FALSE.
  ///
  /// - Parameters:
  ///   - words: one for each placeholder.
  ///   - names: other names of properties, each with the one in the schema. Default: none.
  ///   - dates: reads the texts and words that are compared with dates; what it throws becomes the message of the
  ///     error. Default: RFC 3339 and shorter forms.
  /// - Throws: ``StoreError`` `invalidArgument` as above.
  public init(
    _ text: String, words: [String], names: [String: String] = [:],
    dates: @escaping @Sendable (String) throws -> PredicateDate = { try PredicateDate(text: $0) }
  ) throws(StoreError) {
    try self.init(text, words.map { .word($0) }, names) { try dates($0).moment }
  }

  private init(
    _ text: String, _ arguments: [PredicateArgument], _ names: [String: String],
    _ dates: @escaping @Sendable (String) throws -> PredicateMoment
  ) throws(StoreError) {
    self.text = PredicateText(text)
    self.names = names
    self.dates = dates
    do throws(PredicateFault) {
      let (syntax, placeholders) = try PredicateParser.condition(self.text)
      self.syntax = syntax
      self.arguments = try PredicateArguments(arguments, for: placeholders, in: self.text)
    } catch {
      throw self.text.error(error)
    }
  }

  /// The predicate in its canonical form: one space between words, words of the grammar in capitals, and only the
  /// parentheses that it needs. Placeholders stay.
  public var description: String { PredicateDescription(syntax).text }

  /// Checks names and types against a type, without a store.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column.
  public func check<R: Record>(_ type: R.Type) throws(StoreError) { _ = try expression(in: R.schemaContent.table) }

  func expression(in table: TableSchema, of schema: DatabaseSchema? = nil) throws(StoreError) -> QueryExpression {
    let scope = PredicateScope(table, in: schema, otherNames: names)
    let resolver = PredicateResolver(text: text, arguments: arguments, dates: dates)
    do throws(PredicateFault) {
      return try resolver.condition(syntax, [PredicateResolver.Frame(scope: scope)])
    } catch {
      throw text.error(error)
    }
  }
}
