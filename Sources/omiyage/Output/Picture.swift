import Glibc
import RecordStore

/// A photo as characters in colour, by chafa (hpjansson.org/chafa), where that is installed. It goes through a pager
/// as text does.
struct Picture {
  let columnCount: Int
  let rowCount: Int

  /// As large as leaves room for the text beside it on the screen.
  init(environment: Environment) {
    columnCount = min(60, max(1, Terminal.screenColumnCount() - 4))
    rowCount = min(20, max(1, Terminal.rowCount(environment: environment) / 2))
  }

  /// The lines of the picture; none when chafa is missing or does not know the kind of the photo.
  func lines(of photo: Photo) throws -> [String] {
    guard let input = PipeEnds(), let output = PipeEnds() else { return [] }
    let words = [
      "chafa", "--format=symbols", "--animate=off", "--polite=on", "--size=\(columnCount)x\(rowCount)", "-",
    ]
    let child: ChildProcess
    do throws(ChildProcess.StartFailure) {
      child = try ChildProcess(
        words.map { RawArgument($0) }, input: input.reading, output: output.writing, isSilent: true)
    } catch {
      return []
    }
    input.closeReading()
    output.closeWriting()
    // It writes nothing before it has read all. What it does not want fails with EPIPE.
    defer { _ = child.wait() }
    try photo.data.forEachPiece { piece in _ = FileDescriptorWriting.writeAll(piece, to: input.writing) }
    input.closeWriting()
    let text = output.readAll()
    return text.split(separator: ASCII.lineFeed).map { String(decoding: $0, as: UTF8.self) }
  }
}
