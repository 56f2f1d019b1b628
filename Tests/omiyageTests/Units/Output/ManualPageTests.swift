import Testing

@testable import omiyage

struct ManualPageTests {
  /// The page as a reader shows it, near enough: without macros and escapes.
  private func plain(_ page: String) -> String {
    var text = page.replacing("\\:", with: "").replacing("\\fB", with: "").replacing("\\fI", with: "")
    text = text.replacing("\\fR", with: "").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    text = text.replacing("\\(ti", with: "~").replacing("\\(ha", with: "^").replacing("\\(ga", with: "`")
    return text.replacing("\\e", with: "\\").replacing("\\&", with: "").replacing("\n", with: " ")
  }

  @Test("the page has every command, option, exit code, variable and file, as help has them")
  func complete() {
    let page = plain(ManualPage.text)
    for command in CommandCatalog.commands {
      #expect(page.contains(".SS \"\(command.name.rawValue)\" \(command.summary)"))
      for text in command.positionals.map(\.help) + command.options.map(\.help) + command.notes + command.examples {
        #expect(page.contains(text), "\(command.name): \(text)")
      }
      for option in command.options { #expect(page.contains(".TP \(option.label) ")) }
    }
    for option in CommandCatalog.commonOptions + CommandCatalog.recordOptions {
      #expect(page.contains(".TP \(option.label) \(option.help)"))
    }
    for row in HelpPage.exitCodes + HelpPage.environment + HelpPage.files + HelpPage.templates + HelpPage.shortForms {
      #expect(page.contains(".TP \(row.label) \(row.meaning)"), "\(row.label)")
    }
    for example in HelpPage.examples { #expect(page.contains(example)) }
  }

  @Test("its head names the version and when that was made")
  func head() {
    #expect(
      ManualPage.text.hasPrefix(
        """
        '\\" -*- coding: UTF-8 -*-
        .TH OMIYAGE 1 2026-11-30 "omiyage 0.1.0" "User Commands"
        .ad l
        .SH "NAME"
        omiyage \\-
        keep a collection of souvenirs
        .SH "SYNOPSIS"

        """))
  }

  @Test("no line of text is taken as a macro")
  func macros() {
    let known = [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".ad"]
    for line in ManualPage.text.split(separator: "\n").dropFirst() where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
  }
}
