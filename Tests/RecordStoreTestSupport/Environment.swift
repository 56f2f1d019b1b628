import Glibc

/// A number in the environment; nil when it is missing or is none.
func environmentNumber(_ name: String) -> UInt64? {
  guard let text = getenv(name) else { return nil }
  return UInt64(String(cString: text))
}
