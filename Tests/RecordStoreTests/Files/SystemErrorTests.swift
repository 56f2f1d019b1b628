import Glibc
import Testing

@testable import RecordStore

@Suite("Error numbers")
struct SystemErrorTests {
  @Test(
    "each has its code",
    arguments: [
      (ENOSPC, .outOfSpace), (EDQUOT, .outOfSpace), (EACCES, .notPermitted), (EPERM, .notPermitted),
      (EROFS, .readOnly), (ENOENT, .missing), (EIO, .io), (EMFILE, .io), (ENFILE, .io), (ENOMEM, .io),
      (EFBIG, .io), (ELOOP, .io), (EBADF, .io), (EINVAL, .io), (ENOLCK, .io), (ENOSYS, .io), (EOPNOTSUPP, .io),
      (EINTR, .io), (9_999, .io),
    ] as [(Int32, StoreError.Code)])
  func code(number: Int32, expected: StoreError.Code) {
    let error = systemError("write", path: "/a/b", errno: number)
    #expect(error.code == expected)
    #expect(error.errno == number)
    #expect(error.path == "/a/b")
  }

  @Test("the text names the file, the call, the cause and a remedy")
  func text() {
    #expect(
      systemError("write", path: "/a/b", errno: ENOSPC).description
        == "/a/b: write failed: No space left on device. Free some space on the disk and try again.")
  }

  @Test("every number from 1 to 133 has a text that ends a sentence", arguments: 1...133 as ClosedRange<Int32>)
  func everyText(number: Int32) {
    let text = systemError("call", path: nil, errno: number).description
    #expect(text.hasPrefix("call failed: ") && text.hasSuffix("."))
  }

  @Test("an error with a place shows it, and one with a holder names it")
  func place() {
    #expect(StoreError.damaged("the header", path: "/s", offset: 12).description.hasSuffix("(at byte 12)"))
    #expect(StoreError.busy(path: "/s", holder: 42).description.contains("another process (pid 42) is writing"))
    #expect(StoreError.busy(path: "/s", holder: -1).description.contains("another process is writing"))
  }
}
