import Glibc

/// Follows the symbolic links of a path, name by name.
///
/// realpath(3) gives up on a link whose target is missing, and on missing directories; a store may be created there.
struct PathResolver {
  /// As in the kernel (path_resolution(7)).
  private let linkLimit = 40

  func resolve(_ path: String) throws(StoreError) -> String {
    try checkedPath(path)
    var done: [Substring] = []
    var pending = names(of: path).reversed() as [Substring]
    if !path.hasPrefix("/") { done = names(of: try currentDirectory()) }
    var linkCount = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        _ = done.popLast()
        continue
      }
      let candidate = absolute(done) + "/" + String(name)
      guard let target = try linkTarget(candidate) else {
        done.append(name)
        continue
      }
      linkCount += 1
      if linkCount > linkLimit { throw systemError("readlink", path: path, errno: ELOOP) }
      if target.hasPrefix("/") { done = [] }
      pending += names(of: target).reversed()
    }
    return done.isEmpty ? "/" : absolute(done)
  }

  private func absolute(_ names: [Substring]) -> String {
    var path = ""
    for name in names {
      path += "/"
      // A Substring would be appended character by character.
      path += String(name)
    }
    return path
  }

  private func names(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: true)
  }

  private func currentDirectory() throws(StoreError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { throw systemError("getcwd", path: nil, errno: errno) }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Where a link leads; nil for what is no link or is missing.
  private func linkTarget(_ path: String) throws(StoreError) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    if count < 0 {
      let number = errno
      // EINVAL: no link (readlink(2)).
      if number == EINVAL || number == ENOENT { return nil }
      throw systemError("readlink", path: path, errno: number)
    }
    guard let target = String(validating: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) else {
      throw StoreError.invalidArgument("a symbolic link leads to a name that is not UTF-8. Rename it.", path: path)
    }
    return target
  }
}
