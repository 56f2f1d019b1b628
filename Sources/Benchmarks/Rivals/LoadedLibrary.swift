import Glibc

/// A shared library that was found when the program runs.
struct LoadedLibrary {
  let name: String
  let handle: UnsafeMutableRawPointer

  func find<Function>(_ function: String, _ type: Function.Type) throws -> Function {
    guard let address = dlsym(handle, function) else { throw BenchmarkError("\(name) has no \(function)") }
    return unsafeBitCast(address, to: type)
  }
}
