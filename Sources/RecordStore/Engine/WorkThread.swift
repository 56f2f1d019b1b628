/// What a thread does. A C function cannot name a generic class.
final class WorkThread: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
