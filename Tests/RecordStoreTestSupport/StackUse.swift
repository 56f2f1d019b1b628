import Glibc

/// How many bytes of stack `body` needs at most, in whole pages, on a thread of its own.
func stackUse(_ body: @escaping @Sendable () throws -> Void) throws -> Int {
  let (byteCount, pageByteCount) = (256 << 20, sysconf(Int32(_SC_PAGESIZE)))
  // Pages that nobody touches take no memory.
  let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
  let stack = mmap(nil, byteCount, PROT_READ | PROT_WRITE, flags, -1, 0)
  guard let stack, stack != MAP_FAILED else { preconditionFailure("mmap: \(errno)") }
  defer { munmap(stack, byteCount) }
  var isTouched = [UInt8](repeating: 0, count: byteCount / pageByteCount)
  let failure = SharedValue<(any Error)?>(nil)
  let work = Unmanaged.passRetained(
    ThreadWork { do { try body() } catch { failure.value = error } })
  var attributes = pthread_attr_t()
  var thread = pthread_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  precondition(pthread_attr_setstack(&attributes, stack, byteCount) == 0)
  let result = pthread_create(
    &thread, &attributes,
    { context in
      if let context { Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().body() }
      return nil
    }, work.toOpaque())
  precondition(result == 0, "pthread_create: \(result)")
  pthread_join(thread, nil)
  if let error = failure.value { throw error }
  precondition(mincore(stack, byteCount, &isTouched) == 0)
  // The stack grows downwards.
  return byteCount - (isTouched.firstIndex { $0 & 1 != 0 } ?? isTouched.count) * pageByteCount
}

/// What a thread runs.
private final class ThreadWork {
  let body: () -> Void
  init(body: @escaping () -> Void) { self.body = body }
}
