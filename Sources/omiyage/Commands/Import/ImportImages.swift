import Glibc

/// Photos that rows name or carry.
struct ImportImages {
  /// The folder of the input; photos are named from there.
  private let folder: String
  private let allowsOutside: Bool

  init(inputPath: String, allowsOutside: Bool) {
    if inputPath == "-" {
      folder = "."
    } else if let slash = inputPath.lastIndex(of: "/") {
      folder = slash == inputPath.startIndex ? "/" : String(inputPath[..<slash])
    } else {
      folder = "."
    }
    self.allowsOutside = allowsOutside
  }

  /// What is wrong with a photo of a row.
  struct Problem: Error { let text: String }

  func file(_ name: String) throws(Problem) -> ImportImage {
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    if !allowsOutside, !isInside(path) {
      throw Problem(
        text: localized(
          "'\(SystemText.visible(name))' lies outside the folder of the file; --allow-outside permits that",
          "「\(SystemText.visible(name))」はフォルダの外にあります。--allow-outside で許せます"))
    }
    do throws(PhotoFile.Problem) {
      return .file(try PhotoFile(path: path))
    } catch {
      throw Problem(text: error.what)
    }
  }

  func decoded(_ text: UnsafeRawBufferPointer) throws(Problem) -> ImportImage {
    var decoder = Base64Decoder()
    let buffer = ByteBuffer(capacity: text.count / 4 * 3 + 8)
    guard decoder.append(text, to: buffer), decoder.isWhole else {
      throw Problem(
        text: localized(
          "not base64 (at character \(decoder.takenCount + 1))", "base64 ではありません（\(decoder.takenCount + 1) 文字目）"))
    }
    guard let info = ImageInfo.sniff(buffer.bytes) else {
      throw Problem(
        text: localized(
          "no photo of a known kind: use \(PhotoFile.kinds)", "知らない種類の写真です: \(PhotoFile.kinds) のどれかを使ってください"))
    }
    return .bytes(Array(buffer.bytes), info)
  }

  /// By the real places of both, so that neither `..` nor a link leads out. What is missing is judged later.
  private func isInside(_ path: String) -> Bool {
    guard let root = ImportImages.real(folder) else { return false }
    let folderOfPath = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard let found = ImportImages.real(path) ?? ImportImages.real(folderOfPath.isEmpty ? "/" : folderOfPath) else {
      return !path.split(separator: "/").contains("..") && !path.hasPrefix("/")
    }
    return root == "/" || found == root || found.hasPrefix(root + "/")
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
