import Glibc

/// Thrown between two records when the user has asked to stop.
///
/// The signal only sets a flag, so a commit that has begun is finished, and what is given up leaves no trace. A second
/// signal ends the process at once; the next writer then clears its tail away.
struct Interruption: Error {
  /// Written by the signal handler. One machine word, never freed.
  private nonisolated(unsafe) static let flag: UnsafeMutablePointer<sig_atomic_t> = {
    let pointer = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    pointer.initialize(to: 0)
    return pointer
  }()

  /// The bell to ring, for the signal handler; -1 for none. Never freed.
  private nonisolated(unsafe) static let bell: UnsafeMutablePointer<Int32> = {
    let pointer = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    pointer.initialize(to: -1)
    return pointer
  }()

  /// Catches the signal from now on. It rings `wakeUp`.
  static func catchSignal(ringing wakeUp: WakeUp? = nil) {
    flag.pointee = 0
    bell.pointee = wakeUp?.bell ?? -1
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Interruption.flag.pointee = 1
      WakeUp.ring(Interruption.bell.pointee)
    }
    // Without SA_RESTART a read that waits for input returns. The second signal has its usual meaning.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    // A program that starts others from a thread may hand its own mask down.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static var isRequested: Bool { flag.pointee != 0 }

  static func check() throws(Interruption) {
    if flag.pointee != 0 { throw Interruption() }
  }
}
