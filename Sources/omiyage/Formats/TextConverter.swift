import Glibc

/// One `iconv` conversion (iconv(3)).
///
/// The tables are loaded from the system's `gconv` folder, also by a static program, so opening can fail on a
/// machine that lacks them.
final class TextConverter {
  /// Why a run stopped.
  enum Stop {
    /// All input was taken.
    case inputTaken
    /// The input ends inside a character.
    case inputCutOff
    case outputFull
    /// The next input has no counterpart in the target.
    case unconvertible
  }

  private let descriptor: iconv_t

  init?(from source: String, to target: String) {
    guard let opened = iconv_open(target, source), Int(bitPattern: opened) != -1 else { return nil }
    descriptor = opened
  }

  deinit { iconv_close(descriptor) }

  /// Converts as much as it can; takes what it used from the front of `input` and `output`.
  ///
  /// glibc replaces some characters that the target lacks and counts them; such a count is not an error here,
  /// because none of the conversions used asks for `//TRANSLIT`.
  func run(_ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer) -> Stop {
    var source = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: CChar.self))
    var sourceCount = input.count
    var target = output.baseAddress?.assumingMemoryBound(to: CChar.self)
    var targetCount = output.count
    let result = iconv(descriptor, &source, &sourceCount, &target, &targetCount)
    let reason = errno
    input = UnsafeRawBufferPointer(rebasing: input[(input.count - sourceCount)...])
    output = UnsafeMutableRawBufferPointer(rebasing: output[(output.count - targetCount)...])
    guard result == -1 else { return .inputTaken }
    switch reason {
    case E2BIG: return .outputFull
    case EINVAL: return .inputCutOff
    default: return .unconvertible
    }
  }

  /// Whether the bytes are text in an encoding; a character cut off by the end is let pass.
  static func accepts(_ bytes: [UInt8], as encoding: TextEncoding) -> Bool {
    guard let converter = TextConverter(from: encoding.converterName, to: "UTF-8") else { return false }
    var room = [UInt8](repeating: 0, count: bytes.count * 4 + 16)
    return bytes.withUnsafeBytes { source in
      room.withUnsafeMutableBytes { target in
        var input = source
        var output = target
        let stop = converter.run(&input, into: &output)
        return stop == .inputTaken || stop == .inputCutOff
      }
    }
  }
}
