/// Makes a new store.
enum StoreCreator {
  static let directoryMode: UInt32 = 0o700

  /// Writes the header under a temporary name beside, syncs it, and links it to its own name: so a store is there
  /// whole or not at all, and of two creators one wins. Says whether this call made it. Missing directories are made.
  @discardableResult
  static func create(fileSystem: any FileSystem, path: String) throws(StoreError) -> Bool {
    let path = try fileSystem.resolve(path)
    let directory = parentPath(of: path)
    try fileSystem.makeDirectory(directory, mode: directoryMode)
    let temporary = "\(path).new-\(KeptBytes.randomName(in: fileSystem))"
    let file = try fileSystem.open(temporary, .createExclusive)
    defer { file.close() }
    do throws(StoreError) {
      let isNew = try fill(file, temporary, path, fileSystem)
      try fileSystem.unlink(temporary)
      try fileSystem.syncDirectory(of: path)
      return isNew
    } catch {
      try? fileSystem.unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ file: any StoreFile, _ temporary: String, _ path: String, _ fileSystem: any FileSystem
  ) throws(StoreError) -> Bool {
    let header = FileHeader(
      storeID: fileSystem.randomBytes(16), generation: 1, createdAt: fileSystem.nowMilliseconds())
    let bytes = header.encoded()
    try bytes.withUnsafeBufferPointer { (buffer) throws(StoreError) in
      try file.append(UnsafeRawBufferPointer(buffer), at: 0)
    }
    try file.syncData()
    do throws(StoreError) {
      try fileSystem.link(temporary, path)
      return true
    } catch {
      // Somebody else was faster; that store is as good.
      guard error.code == .cannotCreate, try fileSystem.status(path)?.isRegular == true else { throw error }
      return false
    }
  }
}
