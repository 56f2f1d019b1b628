import Glibc

/// A directory for the files of one run.
final class ScratchDirectory {
  let path: String
  private var count = 0

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // mkdtemp(3) fills in six places, which are marked by X.
    var template = Array("\(parent)/benchmarks.\(String(repeating: "X", count: 6))".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchmarkError("cannot make a directory in \(parent)") }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// A path that nothing has had before.
  func newPath(_ name: String) -> String {
    count += 1
    return "\(path)/\(count)-\(name)"
  }

  /// Removes a file and what a database kept beside it.
  static func removeFile(_ path: String) { for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) } }

  /// Removes everything.
  func remove() {
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { unlink("\(path)/\(name)") }
      }
      closedir(directory)
    }
    rmdir(path)
  }
}
