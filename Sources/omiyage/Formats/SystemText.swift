import Glibc

/// Bytes, codes and keys as messages may show them.
enum SystemText {
  /// The system's words for an error number.
  static func message(_ number: Int32) -> String { localized(english(number), japanese(number)) }

  static func english(_ number: Int32) -> String {
    var room = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &room, room.count - 1) == 0 else { return "error \(number)" }
    return String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The usual ones; glibc's own translations are seldom installed.
  private static func japanese(_ number: Int32) -> String {
    switch number {
    case ENOENT: "そのようなファイルやディレクトリはありません"
    case EACCES, EPERM: "権限がありません"
    case ENOTDIR: "ディレクトリではありません"
    case EISDIR: "ディレクトリです"
    case EEXIST: "すでにあります"
    case ENOSPC: "空き容量がありません"
    case EDQUOT: "割り当て容量を使い切りました"
    case EFBIG: "ファイルが大きすぎます"
    case EROFS: "読み取り専用のファイルシステムです"
    case EIO: "入出力エラーです"
    case ELOOP: "シンボリックリンクが多すぎます"
    case ENAMETOOLONG: "名前が長すぎます"
    case EMFILE, ENFILE: "開いているファイルが多すぎます"
    case ENOMEM, EAGAIN: "メモリなどの資源が足りません"
    case EBADF: "閉じられています"
    case EPIPE: "読む側が閉じられました"
    case EBUSY, ETXTBSY: "使用中です"
    default: "エラー \(number)（\(english(number))）"
    }
  }

  /// `0x8F`.
  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
  }

  /// `\ud83d`.
  static func escape(_ unit: UInt16) -> String {
    let buffer = ByteBuffer(capacity: 64)
    buffer.append(unicodeEscape: unit)
    return buffer.string
  }

  /// A byte that was found where it cannot stand: itself in quotes when it is printable; nil behind ASCII.
  static func quoted(_ byte: UInt8) -> String? {
    if byte >= 0x80 { return nil }
    guard byte > ASCII.space, byte < ASCII.delete else { return hexadecimal(byte) }
    return "'\(Character(Unicode.Scalar(byte)))'"
  }

  /// A key from a file: safe to show, and cut to a length fit to read.
  static func visible(_ key: String) -> String {
    let limit = 64
    let scalars = key.unicodeScalars
    let text = Sanitizer.visible(String(scalars.prefix(limit)))
    return scalars.count > limit ? text + "..." : text
  }
}
