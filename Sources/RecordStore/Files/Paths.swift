/// The system reads a path up to its first NUL: such a path would silently name another file.
func checkedPath(_ path: String) throws(StoreError) {
  if path.isEmpty || path.utf8.contains(0) {
    throw StoreError.invalidArgument("the path is empty or contains a NUL. Choose another path.")
  }
}

/// The path of the directory that holds `path`.
func parentPath(of path: String) -> String {
  let slash = UInt8(ascii: "/")
  var bytes = path.utf8[...]
  while bytes.last == slash { bytes.removeLast() }
  if bytes.isEmpty { return path.isEmpty ? "." : "/" }
  while let last = bytes.last, last != slash { bytes.removeLast() }
  if bytes.isEmpty { return "." }
  while bytes.last == slash { bytes.removeLast() }
  return bytes.isEmpty ? "/" : String(Substring(bytes))
}

/// A path without `.`, `..` and doubled slashes, from the root. For file systems that have no links.
func lexicalPath(_ path: String) -> String {
  var names: [Substring] = []
  for name in path.split(separator: "/", omittingEmptySubsequences: true) where name != "." {
    if name == ".." { _ = names.popLast() } else { names.append(name) }
  }
  return "/" + names.joined(separator: "/")
}
