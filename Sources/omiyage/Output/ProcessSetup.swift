import Glibc

/// What must hold before the first file is opened.
enum ProcessSetup {
  /// Call once, first of all.
  ///
  /// Signals that writing can raise are ignored, so that write(2) reports EPIPE and EFBIG instead. A child process
  /// inherits that: reset both where one is started.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    occupyStandardDescriptors()
  }

  /// Fills closed descriptors 0 to 2, else a store would be opened as one of them and take output as data.
  ///
  /// Each is opened the wrong way round, so that using it still fails with EBADF.
  private static func occupyStandardDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
