extension Database {
  func info() throws -> StoreInfo {
    let view = try snapshot()
    let (log, image) = try currentLog()
    let header = image.header
    return StoreInfo(
      path: path, byteCount: Int(clamping: log.fileSize), formatVersion: Int(FormatConstants.version),
      schemaVersion: view.schema.version,
      storeID: header.storeID.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined(), generation: Int(clamping: header.generation),
      changeCount: Int(clamping: view.position.sequence),
      tables: try view.schema.tables.map { table in
        let statistics = view.statistics(of: table)
        return StoreInfo.Table(
          name: table.name, count: view.liveCount(table), nextID: Int(statistics.nextNumber),
          textIndexByteCount: try table.textIndexes.reduce(0) { try $0 + view.byteCount($1, of: table) })
      },
      holders: try fileSystem.status(path).map(LockOwners.processes(thatHaveOpen:)) ?? [])
  }
}
