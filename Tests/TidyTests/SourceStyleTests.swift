import Testing

/// The rules of style that a program can check. What is formatted is left to `swift format lint --strict`.
struct SourceStyleTests {
  private let everything = PackageTree.sources + PackageTree.tests

  @Test("no source imports Foundation, which costs the program's start")
  func noFoundation() {
    let essentials = StyleExceptions.foundationEssentials
    var problems: [String] = []
    for file in PackageTree.sources {
      for index in file.code.indices {
        let words = file.words(index)
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { continue }
        let module = words[place + 1]
        if module == "Foundation"
          || (module == "FoundationEssentials" && !essentials.contains(where: file.path.hasPrefix))
        {
          problems.append("\(file.place(index)): import \(module)")
        }
      }
    }
    report(problems)
  }

  @Test("nothing is unwrapped or tried by force, in tests either")
  func noForce() {
    var problems: [String] = []
    for file in everything {
      for (index, line) in file.code.enumerated() where line.contains(UInt8(ascii: "!")) && forces(line) {
        problems.append("\(file.place(index)): \(file.text(index))")
      }
    }
    report(problems)
  }

  /// One issue for all places, so that the list can be read.
  private func report(_ problems: [String], _ location: SourceLocation = #_sourceLocation) {
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))", sourceLocation: location)
  }

  /// An exclamation mark directly after a name, a closing bracket or `try` and `as`, and not part of `!=`.
  private func forces(_ line: [UInt8]) -> Bool {
    for index in line.indices.dropFirst() where line[index] == UInt8(ascii: "!") {
      if index + 1 < line.count, line[index + 1] == UInt8(ascii: "=") { continue }
      let before = line[index - 1]
      if SourceFile.isWordByte(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
        || before == UInt8(ascii: "?") || before == UInt8(ascii: "}")
      {
        return true
      }
    }
    return false
  }

  @Test("no line is longer than 120 characters or ends in a space")
  func lines() {
    var problems: [String] = []
    for file in everything {
      for (index, line) in file.lines.enumerated() {
        if line.count > 120 {
          let count = file.text(index).count
          if count > 120 { problems.append("\(file.place(index)): \(count) characters") }
        }
        if let last = line.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") || last == UInt8(ascii: "\r") {
          problems.append("\(file.place(index)): a space at the end")
        }
      }
    }
    report(problems)
  }

  @Test("no file is longer than 800 lines")
  func fileLengths() {
    var lengths: [String: Int] = [:]
    for file in everything { lengths[file.path] = file.lines.count }
    report(Ratchet(allowed: StyleExceptions.longFiles, limit: 800).problems(lengths))
  }

  @Test("no function is longer than 70 lines")
  func functionLengths() {
    var lengths: [String: Int] = [:]
    for file in everything {
      for function in FunctionLengths.of(file) {
        let place = "\(file.path) \(function.name)"
        lengths[place] = max(lengths[place] ?? 0, function.lineCount)
      }
    }
    report(Ratchet(allowed: StyleExceptions.longFunctions, limit: 70).problems(lengths))
  }

  @Test("nothing is left open in the code")
  func nothingLeftOpen() {
    // Put together here, so that this file does not hold the marks that it looks for.
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"].map { Array($0.utf8) }
    var problems: [String] = []
    for file in everything {
      for (index, line) in file.lines.enumerated() {
        for mark in marks where line.contains(mark[0]) && contains(line, mark) {
          problems.append("\(file.place(index)): \(file.text(index))")
        }
      }
    }
    report(problems)
  }

  /// Whether the mark stands in the line as a word of its own.
  private func contains(_ line: [UInt8], _ mark: [UInt8]) -> Bool {
    line.split { !SourceFile.isWordByte($0) }.contains { $0.elementsEqual(mark) }
  }

  @Test("no type is a Manager, a Helper or a Util")
  func typeNames() {
    let endings = ["Manager", "Helper", "Helpers", "Util", "Utils", "Utility", "Utilities"]
    var problems: [String] = []
    for file in everything {
      for declaration in TypeDeclaration.all(in: file) where endings.contains(where: declaration.name.hasSuffix) {
        problems.append("\(file.place(declaration.line)): \(declaration.name)")
      }
    }
    report(problems)
  }

  @Test("a source declares one type, and is named after it")
  func oneTypePerFile() {
    var counts: [String: Int] = [:]
    for file in PackageTree.sources {
      let base = String(file.name.prefix { $0 != "+" })
      let strangers = TypeDeclaration.all(in: file).filter { $0.isTopLevel && !$0.isPrivate && $0.name != base }
      counts[file.path] = strangers.count
    }
    report(Ratchet(allowed: StyleExceptions.typesInForeignFiles, limit: 0).problems(counts))
  }

  @Test("the top level holds only what belongs there")
  func topLevel() {
    let allowed: Set<String> = ["Package.swift", "Sources", "Tests", "README.md", "Fixtures"]
    let ignored = PackageTree.text(".gitignore").split(separator: "\n").filter { $0.hasPrefix("*.") }
      .map { String($0.dropFirst()) }
    for name in PackageTree.names(in: ".") where !name.hasPrefix(".") {
      if ignored.contains(where: { name.hasSuffix($0) }) { continue }
      #expect(allowed.contains(name), "\(name)")
    }
  }
}
