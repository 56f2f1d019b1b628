import Foundation
import Testing

/// Exports as tables of a database system. The check `sql` of `.ci/run` loads them into real servers.
struct SQLExportTests {
  private static let sqlite = "/usr/bin/sqlite3"

  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.run("add", "東京ばな奈", "--detail", "it's\r\nsweet", "--date", "2026-11-30T01:02:03Z")
    try program.run("comment", "1", "おいしい", "--star", "5", "--date", "2026-12-01")
    try program.run("comment", "1", "", "--star", "4", "--date", "2026-12-02")
    try program.run("add", "gone")
    try program.run("delete", "2")
    return program
  }

  @Test("the whole text of an export")
  func wholeText() throws {
    let program = try collection()
    let text = try program.run("export", "--to", "sql")
    #expect(
      text == """
        PRAGMA foreign_keys = ON;
        BEGIN;
        CREATE TABLE omiyage (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          title text NOT NULL,
          detail text NOT NULL,
          average REAL,
          comment_count INTEGER NOT NULL,
          create_date TEXT NOT NULL,
          image_type text,
          image_width INTEGER,
          image_height INTEGER
        );
        CREATE TABLE omiyage_comment (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          omiyage_id INTEGER NOT NULL,
          comment text NOT NULL,
          star INTEGER NOT NULL CHECK (star BETWEEN 1 AND 5),
          create_date TEXT NOT NULL,
          image_type text,
          image_width INTEGER,
          image_height INTEGER,
          FOREIGN KEY (omiyage_id) REFERENCES omiyage (id) ON DELETE CASCADE
        );
        INSERT INTO omiyage (id, title, detail, average, comment_count, create_date, image_type, image_width, \
        image_height) VALUES
        (1, '東京ばな奈', 'it''s'||char(13)||'
        sweet', 4.5, 2, '2026-11-30T01:02:03Z', NULL, NULL, NULL);
        INSERT INTO omiyage_comment (id, omiyage_id, comment, star, create_date, image_type, image_width, \
        image_height) VALUES
        (1, 1, 'おいしい', 5, '2026-12-01T00:00:00Z', NULL, NULL, NULL),
        (2, 1, '', 4, '2026-12-02T00:00:00Z', NULL, NULL, NULL);
        CREATE INDEX omiyage_average ON omiyage (average);
        DELETE FROM sqlite_sequence WHERE name = 'omiyage';
        INSERT INTO sqlite_sequence (name, seq) VALUES ('omiyage', 2);
        CREATE INDEX omiyage_comment_omiyage_id ON omiyage_comment (omiyage_id);
        DELETE FROM sqlite_sequence WHERE name = 'omiyage_comment';
        INSERT INTO sqlite_sequence (name, seq) VALUES ('omiyage_comment', 2);
        COMMIT;

        """)
  }

  @Test("one kind alone is one table, which refers to none")
  func oneKind() throws {
    let program = try collection()
    let items = try program.run(["export", "--to", "sql", "--type", "items", "--dialect", "postgresql"])
    #expect(items.output.contains("CREATE TABLE omiyage (") && !items.output.contains("omiyage_comment"))
    #expect(items.messages == "2 comments left out: --type comments exports them, and --to jsonl has both.\n")
    let comments = try program.run("export", "--to", "sql", "--type", "comments", "--dialect", "mysql")
    #expect(!comments.contains("CREATE TABLE omiyage (") && !comments.contains("REFERENCES"))
    #expect(comments.contains("AUTO_INCREMENT = 3"))
  }

  @Test("the ending of the file asks for sql, and an empty store gives empty tables")
  func ending() throws {
    let program = try ProgramRun()
    try program.run("export", "-o", "all.sql")
    let text = String(decoding: try program.read("all.sql"), as: UTF8.self)
    #expect(text.contains("CREATE TABLE omiyage_comment (") && !text.contains("INSERT INTO omiyage"))
  }

  @Test("what makes no sense with sql is refused")
  func refused() throws {
    let program = try collection()
    for (arguments, message) in [
      (["--to", "csv", "--dialect", "mysql"], "--dialect is for sql: add --to sql"),
      (["--to", "sql", "--excel"], "--excel is for csv: add --to csv"),
      (["--to", "sql", "--encoding", "cp932"], "sql is always utf-8: leave out --encoding, or use --to csv"),
      (["--to", "sql", "--fields", "id"], "an export to sql has all fields: leave out --fields, or use --to csv"),
    ] {
      let outcome = try program.run(["export"] + arguments)
      #expect(outcome.exitCode == 64)
      #expect(outcome.messages == "omiyage: export: \(message)\n")
      #expect(outcome.output == "")
    }
  }

  @Test("sqlite3 reads it as it was", .enabled(if: FileManager.default.isExecutableFile(atPath: sqlite)))
  func realShell() throws {
    let program = try ProgramRun()
    try program.run("demo", "--items", "300", "--seed", "5")
    try program.run("add", "quote ' \\ end", "--detail", "a\r\nb\r.quit\n.quit\n")
    try program.run("export", "-o", "all.sql")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: Self.sqlite)
    shell.currentDirectoryURL = program.directory
    shell.arguments = [
      "-bail", "-list", "all.db", ".read all.sql",
      "SELECT id, hex(title), hex(detail), ifnull(average, ''), comment_count, create_date FROM omiyage ORDER BY id;",
    ]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let rows = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let wanted = try program.run("export", "--to", "json", "--type", "items")
    let items = try #require(try JSONSerialization.jsonObject(with: Data(wanted.utf8)) as? [[String: Any]])
    let lines = rows.split(separator: "\n")
    #expect(items.count == 301 && lines.count == items.count)
    for (item, line) in zip(items, lines) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      let texts = ["title", "detail"].map { key in
        ((item[key] as? String) ?? "").utf8.map { String(format: "%02X", $0) }.joined()
      }
      #expect(fields[1...2].map { String($0) } == texts)
      #expect(Double(fields[3]) == item["average"] as? Double)
      #expect(Int(fields[4]) == item["commentCount"] as? Int)
      #expect(String(fields[5]) == item["createDate"] as? String)
    }
  }
}
