/// The two streams of a command: data on standard output, sentences on standard error.
///
/// A batch holds both back until its transaction stands, so that nothing is reported that was not kept.
final class Console {
  let environment: Environment
  /// How many columns of the terminal an ambiguous character takes: 1 or 2.
  var ambiguousWidth = 1
  private let output = StandardOutput()
  private let messages = StandardError()
  private var held: ByteBuffer?
  private var heldMessages: [String] = []

  init(environment: Environment) { self.environment = environment }

  /// Writes data.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let held { held.append(bytes) } else { try output.write(bytes) }
  }

  func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }

  /// Says a sentence to people; control characters in it are made visible. A pager is not written over.
  func say(_ text: String) {
    if held != nil || output.isInPager { heldMessages.append(text) } else { messages.line(text) }
  }

  /// Says a sentence now, also in a batch: an error.
  func sayNow(_ text: String) { messages.line(text) }

  /// Says an error; on a terminal the place that it is about is shown, too.
  func sayNow(_ error: CommandError) {
    messages.line(error.line)
    guard let excerpt = error.excerpt, Terminal.isTerminal(2) else { return }
    let columnCount = Terminal.columnCount(descriptor: 2, environment: environment) ?? 80
    messages.raw(excerpt.lines(columnCount: columnCount, ambiguousWidth: ambiguousWidth))
  }

  func flush() throws { try output.flush() }

  // MARK: The end, and the pager

  /// Whether standard output is a terminal.
  private(set) lazy var isTerminal = Terminal.isTerminal(1)

  /// Lets a pager show the output when it is longer than the screen of a terminal.
  func page() {
    guard isTerminal, let pager = Pager(environment: environment) else { return }
    let columnCount = Terminal.screenColumnCount()
    let rowCount = Terminal.rowCount(environment: environment)
    output.page(pager, RowCount(columnCount: columnCount, rowCount: rowCount, ambiguousWidth: ambiguousWidth))
  }

  /// Ends the output: all is written, and the user has left the pager.
  func finish() throws {
    defer { leavePager() }
    try output.finish()
  }

  /// Waits until the user has left the pager, if there is one, and says what had to wait for that.
  func leavePager() {
    output.leavePager()
    if held != nil { return }
    for sentence in heldMessages { messages.line(sentence) }
    heldMessages = []
  }

  func requireOpenOutput() throws { try output.requireOpen() }

  // MARK: Holding back

  /// A place in what is held back.
  struct Mark {
    fileprivate let byteCount: Int
    fileprivate let messageCount: Int
  }

  func holdBack() { held = ByteBuffer() }

  var mark: Mark { Mark(byteCount: held?.count ?? 0, messageCount: heldMessages.count) }

  /// Drops what was written since.
  func dropBack(to mark: Mark) {
    held?.truncate(to: mark.byteCount)
    heldMessages.removeLast(heldMessages.count - mark.messageCount)
  }

  /// Lets go of all that was held back.
  func release() throws {
    let bytes = held
    held = nil
    let sentences = heldMessages
    heldMessages = []
    for sentence in sentences { messages.line(sentence) }
    if let bytes { try output.write(bytes.bytes) }
  }
}

extension Console: ByteSink {}
