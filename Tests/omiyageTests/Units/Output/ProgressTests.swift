import Testing

@testable import omiyage

struct ProgressTests {
  private final class Screen {
    var time: UInt64 = 1_000_000_000
    var text = ""

    func progress(total: Int?, isEnabled: Bool = true) -> Progress {
      Progress(
        "importing", total: total, isEnabled: isEnabled, clock: { self.time }, write: { self.text += $0 })
    }
  }

  @Test("nothing shows in the first half second, or when it is not wanted")
  func quiet() {
    let screen = Screen()
    var progress = screen.progress(total: 10)
    screen.time += 499_000_000
    progress.update(5)
    progress.finish()
    var disabled = screen.progress(total: 10, isEnabled: false)
    screen.time += 5_000_000_000
    disabled.update(5)
    disabled.finish()
    #expect(screen.text == "")
  }

  @Test("later one line is overwritten, at most ten times a second, and removed")
  func shown() {
    let screen = Screen()
    var progress = screen.progress(total: 200)
    screen.time += 500_000_000
    progress.update(100)
    progress.update(101)
    screen.time += 100_000_000
    progress.update(9)
    progress.finish()
    #expect(
      screen.text == "\rimporting 100 of 200 (50 %)" + "\rimporting 9 of 200 (4 %)   " + "\r"
        + String(repeating: " ", count: 24) + "\r")
    screen.text = ""
    var open = screen.progress(total: nil)
    screen.time += 500_000_000
    open.update(7)
    #expect(screen.text == "\rimporting 7")
  }
}
