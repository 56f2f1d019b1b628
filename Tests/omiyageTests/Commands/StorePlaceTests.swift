import Foundation
import Glibc
import Testing

/// Where the store is, and what becomes of its file.
struct StorePlaceTests {
  private func mode(_ program: ProgramRun, _ name: String) -> mode_t {
    var status = stat()
    return lstat(program.directory.path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("links to a store stay links, one that leads nowhere too, and the file behind them changes")
  func links() throws {
    let program = try ProgramRun()
    for name in ["real", "links"] {
      try FileManager.default.createDirectory(
        at: program.directory.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    let (chain, link) = (program.directory.path + "/a", program.directory.path + "/links/b")
    #expect(symlink("links/b", chain) == 0 && symlink("../real/s.store", link) == 0)
    for (count, title) in ["first", "second"].enumerated() {
      try program.run("--store", "a", "add", title)
      #expect(try program.run("--store", "real/s.store", "list", "-q").split(separator: "\n").count == count + 1)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: chain) == "links/b")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../real/s.store")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.directory.path + "/real") == ["s.store"])
  }

  @Test("a new store is for its owner alone, and a mode that was changed is kept")
  func modes() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    #expect(mode(program, ".local/share/omiyage") == 0o700)
    let store = ".local/share/omiyage/omiyage.store"
    for wanted: mode_t in [0o600, 0o640] {
      #expect(chmod(program.directory.path + "/" + store, wanted) == 0)
      try program.run("add", "next")
      #expect(mode(program, store) == wanted)
    }
  }

  @Test("a relative XDG_DATA_HOME is ignored, an absolute one counts, and without HOME the message says what to do")
  func environment() throws {
    let program = try ProgramRun()
    let home = program.directory.path
    let standard = home + "/.local/share/omiyage/omiyage.store\n"
    program.environment["XDG_DATA_HOME"] = "relative"
    #expect(try program.run("store", "path") == standard)
    program.environment["XDG_DATA_HOME"] = home + "/data"
    #expect(try program.run("store", "path") == home + "/data/omiyage/omiyage.store\n")
    program.environment["OMIYAGE_STORE"] = ""
    #expect(try program.run("store", "path") == home + "/data/omiyage/omiyage.store\n")
    program.environment = ["PATH": "/usr/bin:/bin"]
    let outcome = try program.run(["list"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("there is no HOME to keep the store in: set HOME, or name the store"))
  }
}
