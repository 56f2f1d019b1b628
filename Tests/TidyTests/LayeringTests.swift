import Foundation
import Testing

/// The library is one module for speed; its folders are the layers. A file uses its own folder and lower ones only.
/// The compiler is the judge: the files of the lowest n folders must type-check without the others, for every n.
struct LayeringTests {
  /// Lowest first, as in the page on the architecture; the root folder comes last.
  static let layers = ["Errors", "Bytes", "Files", "Format", "Log", "Values", "Index", "Engine", "Queries"]
  private static let library = "Sources/RecordStore"

  private static func files(ofLowest count: Int) -> [String] {
    let folders = Set(layers.prefix(count)).union(count > layers.count ? [""] : [])
    return PackageTree.sources.filter {
      $0.path.hasPrefix(library + "/") && folders.contains($0.folder(below: library))
    }.map(\.path)
  }

  @Test(
    "the lowest layers need nothing from those above", .enabled(if: Compiler.isThere, "needs swiftc on the path"),
    arguments: 1...layers.count + 1)
  func prefix(_ count: Int) throws {
    let files = Self.files(ofLowest: count)
    // A folder without files adds nothing to the prefix before it.
    guard count == 1 || files.count > Self.files(ofLowest: count - 1).count else { return }
    let name = count > Self.layers.count ? "the root folder" : Self.layers[count - 1]
    let errors = try Compiler.typeCheck(files)
    #expect(errors.isEmpty, "up to \(name):\n\(errors)")
  }

  @Test("a file that reaches upward is caught", .enabled(if: Compiler.isThere, "needs swiftc on the path"))
  func reachingUpward() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "upward-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "let upward: LayerThatIsNotThere? = nil\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try Compiler.typeCheck(Self.files(ofLowest: 1) + [file.path]).contains("LayerThatIsNotThere"))
  }

  @Test("every folder of the library is a layer")
  func everyFolderIsKnown() {
    for name in PackageTree.names(in: Self.library) where !name.contains(".") {
      #expect(Self.layers.contains(name), "\(name)")
    }
  }

  @Test("the page on the architecture lists the layers in this order")
  func documentedOrder() {
    let page = PackageTree.text("\(PackageTree.catalogue)/Architecture.md")
    let rows = page.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("### "), line.hasSuffix("/") else { return nil }
      return String(line.dropFirst(4).dropLast())
    }
    #expect(rows == Self.layers)
  }

  @Test("public names stand in the root folder, and the public error in Errors")
  func publicNames() {
    for file in PackageTree.sources where file.path.hasPrefix(Self.library + "/") {
      let folder = file.folder(below: Self.library)
      if folder.isEmpty || folder == "Errors" { continue }
      for index in file.code.indices where file.words(index).contains("public") {
        Issue.record("\(file.place(index)): \(file.text(index))")
      }
    }
  }
}
