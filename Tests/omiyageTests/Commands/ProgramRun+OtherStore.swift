extension ProgramRun {
  /// A run on `other.store`, which `make` has made at the path that it is given.
  static func onOtherStore(_ make: (String) throws -> Void) throws -> ProgramRun {
    let program = try ProgramRun()
    try make(program.directory.path + "/other.store")
    program.environment["OMIYAGE_STORE"] = "other.store"
    return program
  }
}
