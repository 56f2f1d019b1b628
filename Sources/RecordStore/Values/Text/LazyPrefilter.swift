import Synchronization

/// The prefilter of a needle, made once it pays: to make it takes as long as to fold some hundred texts.
final class LazyPrefilter: Sendable {
  /// Bytes of text that are folded before a prefilter is made for a search that goes from text to text. About as many
  /// as can be folded while one is made, so that nothing takes more than twice as long as it could.
  private static let patience = 64 << 10

  private final class Made: Sendable {
    let prefilter: TextPrefilter?

    init(_ prefilter: TextPrefilter?) { self.prefilter = prefilter }
  }

  private let text: [UInt8]
  private let form: TextForm
  private let isWide: Bool
  private let made = SetOnce()
  private let foldedByteCount = Atomic(0)

  /// - Parameters: those of the prefilter.
  init(text: [UInt8], form: TextForm, isWide: Bool) {
    self.text = text
    self.form = form
    self.isWide = isWide
  }

  /// Made now, if it was not. nil: no scalar of the needle is certain to show.
  var prefilter: TextPrefilter? {
    let made =
      made.get(Made.self) ?? made.set(Made(TextPrefilter(text: text, form: form, isWide: isWide)))
    return made.prefilter
  }

  /// The one for the next text, of so many bytes; nil: the text is to be folded.
  @inline(__always)
  func prefilter(forTextOf byteCount: Int) -> TextPrefilter? {
    if let made = made.get(Made.self) { return made.prefilter }
    return prefilterIfItPays(byteCount)
  }

  private func prefilterIfItPays(_ byteCount: Int) -> TextPrefilter? {
    let folded = foldedByteCount.wrappingAdd(byteCount, ordering: .relaxed).newValue
    return folded < Self.patience ? nil : prefilter
  }
}
