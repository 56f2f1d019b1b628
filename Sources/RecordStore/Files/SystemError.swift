import Glibc

/// The one home of error numbers: what each means to the store, in words with a remedy.
///
/// `call` is the system call, `path` the file concerned.
func systemError(_ call: String, path: String?, errno number: Int32) -> StoreError {
  let (code, remedy) = meaning(of: number)
  return StoreError(
    code: code, message: "\(call) failed: \(systemText(number)). \(remedy)", path: path, errno: number)
}

/// The error of a call that found its new name taken.
func nameTaken(_ call: String, _ path: String) -> StoreError {
  StoreError(
    code: .cannotCreate, message: "\(call) failed: the name is taken. Choose another path.", path: path, errno: EEXIST)
}

/// The code and the remedy of an error number.
private func meaning(of number: Int32) -> (StoreError.Code, String) {
  switch number {
  case ENOSPC: (.outOfSpace, "Free some space on the disk and try again.")
  case EDQUOT: (.outOfSpace, "Free some space within your quota and try again.")
  case EACCES, EPERM: (.notPermitted, "Check the owner and the permissions of the file and its directory.")
  case EROFS: (.readOnly, "The file system permits reading only.")
  case ENOENT: (.missing, "Check the path.")
  case EFBIG: (.io, "The file would exceed the limit of the file system or of the user (ulimit -f).")
  case EMFILE, ENFILE: (.io, "Too many files are open; close some or raise the limit (ulimit -n).")
  case ENOMEM: (.io, "Memory is short; end other programs or raise the limit (ulimit -v).")
  case EIO: (.io, "The disk may be failing; look at the system log and make a copy.")
  case ELOOP: (.io, "The path leads through too many symbolic links.")
  case ENOLCK, ENOSYS, EOPNOTSUPP: (.io, "The file system lacks what the store needs; use a local disk.")
  default: (.io, "Nothing was changed by the failed call; try again.")
  }
}

/// The system's own words for an error number.
private func systemText(_ number: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 128)
  guard strerror_r(number, &buffer, buffer.count) == 0 else { return "error \(number)" }
  return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
