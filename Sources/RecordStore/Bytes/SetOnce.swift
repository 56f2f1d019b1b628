import Synchronization

/// A reference that is set once, by the first of any number of threads. `AtomicLazyReference` does the same, but a load
/// of it costs a look-up of metadata, which is more than what stands behind it.
struct SetOnce: ~Copyable, Sendable {
  private let bits = Atomic<UInt>(0)

  deinit {
    if let pointer = UnsafeRawPointer(bitPattern: bits.load(ordering: .acquiring)) {
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
  }

  /// What was set; nil before. The type is the one that it was set with.
  @inline(__always)
  func get<Object: AnyObject>(_ type: Object.Type) -> Object? {
    UnsafeRawPointer(bitPattern: bits.load(ordering: .acquiring)).map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Lends what was set, without counting a reference.
  @inline(__always)
  func withObject<Object: AnyObject, Result>(_ type: Object.Type, _ body: (Object) -> Result) -> Result? {
    UnsafeRawPointer(bitPattern: bits.load(ordering: .acquiring)).map {
      Unmanaged<Object>.fromOpaque($0)._withUnsafeGuaranteedRef { body($0) }
    }
  }

  /// - Returns: the object, or the one that was set before.
  func set<Object: AnyObject>(_ object: Object) -> Object {
    let reference = Unmanaged.passRetained(object)
    let (isFirst, _) = bits.compareExchange(
      expected: 0, desired: UInt(bitPattern: reference.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return object }
    reference.release()
    return get(Object.self) ?? object
  }
}
