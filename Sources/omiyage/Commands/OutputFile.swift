import Glibc
import RecordStore

/// A file that a command writes. A plain file is replaced whole or not at all; a device or pipe is written in place.
final class OutputFile: ByteSink {
  private let context: CommandContext
  /// The file to replace, links resolved; or the device.
  private let path: String
  /// The file beside it that takes the bytes first; nil for a device.
  private let temporaryPath: String?
  /// Whether the file is replaced whole, and so one beside it is to be removed when that fails.
  var isReplacing: Bool { temporaryPath != nil }
  private var descriptor: Int32
  private let buffer = ByteBuffer(capacity: 1 << 17)

  private static let bufferLimit = 1 << 16

  /// Opens the file. Files in `protected`, and the store, are never replaced.
  init(_ target: RawArgument, _ context: CommandContext, protected: [String] = []) throws {
    self.context = context
    guard let given = target.text else {
      throw context.error(
        localized(
          "the file name '\(target.visible)' is not valid UTF-8", "ファイル名「\(target.visible)」は UTF-8 として正しくありません"),
        localized("choose another name", "別の名前にしてください"))
    }
    guard let resolved = OutputFile.resolved(given) else {
      throw context.error(
        localized("'\(target.visible)' leads through links in a circle", "「\(target.visible)」のリンクは循環しています"),
        localized("name a file", "ファイルを指定してください"), .cannotCreate)
    }
    path = resolved
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw context.error(
        localized("'\(target.visible)' is a directory", "「\(target.visible)」はディレクトリです"),
        localized("name a file", "ファイルを指定してください"), .cannotCreate)
    }
    try OutputFile.refuse(status, exists, protected, target, context)
    if exists, status.st_mode & S_IFMT != S_IFREG {
      temporaryPath = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let mode = exists ? status.st_mode & 0o777 : OutputFile.defaultMode
      let name = path + ".\(getpid()).tmp"
      temporaryPath = name
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0, exists { fchmod(descriptor, mode) }
    }
    if descriptor < 0 {
      let code: ExitCode = errno == EACCES || errno == EPERM || errno == EROFS ? .notPermitted : .cannotCreate
      throw context.error(
        localized(
          "cannot write '\(target.visible)': \(SystemText.message(errno))",
          "「\(target.visible)」に書けません: \(SystemText.message(errno))"), nil, code)
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    buffer.append(bytes)
    if buffer.count >= OutputFile.bufferLimit { try drain() }
  }

  /// Puts the file in place.
  func finish() throws {
    try drain()
    if let temporaryPath {
      guard fsync(descriptor) == 0 else { throw failure(errno) }
      guard rename(temporaryPath, path) == 0 else { throw failure(errno) }
    }
    let closed = close(descriptor)
    descriptor = -1
    if closed != 0, temporaryPath == nil { throw failure(errno) }
  }

  /// Leaves what was there before.
  func giveUp() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if let temporaryPath { unlink(temporaryPath) }
  }

  private func drain() throws {
    let code = FileDescriptorWriting.writeAll(buffer.bytes, to: descriptor)
    buffer.removeAll()
    if code == EPIPE { throw OutputError.readerGone }
    if code != 0 { throw failure(code) }
  }

  private func failure(_ code: Int32) -> CommandError {
    context.error(
      localized(
        "writing '\(Sanitizer.visible(path))' failed: \(SystemText.message(code))",
        "「\(Sanitizer.visible(path))」への書き込みに失敗しました: \(SystemText.message(code))"), nil, .inputOutput)
  }

  /// What the process would give a new file.
  private static var defaultMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  /// More links in a row than Linux follows (path_resolution(7)).
  private static let linkLimit = 40

  /// The path behind links, so that a link stays a link, also where they lead to a file that is not there yet. nil for
  /// links in a circle.
  private static func resolved(_ path: String) -> String? {
    var path = path
    for _ in 0...linkLimit {
      if let found = realpath(path, nil) {
        defer { free(found) }
        return String(cString: found)
      }
      var room = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink(path, &room, room.count - 1)
      guard count > 0 else { return path }
      let target = String(decoding: room[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return nil
  }

  private static func refuse(
    _ status: stat, _ exists: Bool, _ protected: [String], _ target: RawArgument, _ context: CommandContext
  ) throws {
    guard exists else { return }
    var names = protected
    if let store = context.store, let path = try? store.path() { names.append(path) }
    for name in names {
      var other = stat()
      guard stat(name, &other) == 0, other.st_dev == status.st_dev, other.st_ino == status.st_ino else { continue }
      throw context.error(
        localized("'\(target.visible)' is in use by this command", "「\(target.visible)」はこのコマンドが使っています"),
        localized("choose another file", "別のファイルにしてください"))
    }
  }
}
