/// Positions of key paths that were looked for, by identity: a key path of a program's text is one object, and to ask
/// for its hash takes longer than most of what is done with its property. It keeps the first few, and nothing else.
final class KnownKeyPaths: Sendable {
  /// A key path with the position of its property. Key paths are immutable, so `@unchecked Sendable` holds.
  private final class Entry: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let position: Int

    init(_ keyPath: AnyKeyPath, _ position: Int) {
      self.keyPath = keyPath
      self.position = position
    }
  }

  private static let slotCount = 32
  // Never replaced, and each place is set once.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<SetOnce>

  init() {
    slots = .allocate(capacity: Self.slotCount)
    for slot in 0..<Self.slotCount { (slots + slot).initialize(to: SetOnce()) }
  }

  deinit {
    slots.deinitialize(count: Self.slotCount)
    slots.deallocate()
  }

  /// Neighbouring objects fall on different places.
  @inline(__always)
  private func slot(of keyPath: AnyKeyPath) -> UnsafeMutablePointer<SetOnce> {
    let bits = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    return slots + Int((bits >> 4 ^ bits >> 9 ^ bits >> 14) & UInt(Self.slotCount - 1))
  }

  @inline(__always)
  func position(of keyPath: AnyKeyPath) -> Int? {
    slot(of: keyPath).pointee.withObject(Entry.self) { $0.keyPath === keyPath ? $0.position : nil } ?? nil
  }

  func keep(_ position: Int, of keyPath: AnyKeyPath) {
    _ = slot(of: keyPath).pointee.set(Entry(keyPath, position))
  }
}
