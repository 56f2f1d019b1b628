import Glibc
import RecordStore

/// A photo on its way into the store. It is judged before the transaction begins.
struct PhotoFile {
  private let path: String
  private let info: ImageInfo
  /// The whole content, for what is not a plain file and can be read once only.
  private let bytes: [UInt8]?

  /// A JPEG tells its size behind its metadata, which holds a preview at times.
  private static let headByteCount = 1 << 20

  static let kinds = localized("jpeg, png, gif, webp, heic or avif", "jpeg、png、gif、webp、heic、avif")

  /// What is wrong with a file, without the command that it was given to.
  struct Problem: Error {
    let what: String
    let exitCode: ExitCode
  }

  init(path: String) throws(Problem) {
    self.path = path
    var status = stat()
    let isPlain = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let content = try PhotoFile.read(path, limit: isPlain ? PhotoFile.headByteCount : Int.max)
    guard let info = content.withUnsafeBytes({ ImageInfo.sniff($0) }) else {
      throw Problem(
        what: localized(
          "'\(Sanitizer.visible(path))' is no photo of a known kind: use \(PhotoFile.kinds)",
          "「\(Sanitizer.visible(path))」は知らない種類の写真です: \(PhotoFile.kinds) のどれかを使ってください"), exitCode: .badData)
    }
    self.info = info
    bytes = isPlain ? nil : content
  }

  /// The photo that an option names; nil without the option.
  static func given(_ command: ParsedCommand) throws -> PhotoFile? {
    guard let word = command.raw("--image") else { return nil }
    guard let path = word.text else {
      throw command.error(
        localized("the file name '\(word.visible)' is not valid UTF-8", "ファイル名「\(word.visible)」は UTF-8 として正しくありません"),
        localized("rename the file", "名前を変えてください"))
    }
    do throws(Problem) {
      return try PhotoFile(path: path)
    } catch {
      throw command.error(error.what, nil, error.exitCode)
    }
  }

  func store(in transaction: Transaction) throws -> Photo {
    if let bytes { return Photo(data: try transaction.storeBlob(bytes), info: info) }
    return Photo(data: try transaction.storeBlob(contentsOfFile: path), info: info)
  }

  private static func read(_ path: String, limit: Int) throws(Problem) -> [UInt8] {
    do throws(InputError) {
      let input = try FileInput(path: path)
      var content: [UInt8] = []
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { piece.deallocate() }
      while content.count < limit {
        let count = try input.read(into: piece)
        if count == 0 { break }
        content += piece[..<count]
      }
      return content
    } catch {
      throw Problem(
        what: "\(Sanitizer.visible(path)): \(error.text)", exitCode: error.exitCode)
    }
  }
}
