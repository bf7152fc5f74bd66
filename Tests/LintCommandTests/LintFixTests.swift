import Foundation
import TestSupport
import Testing

/// `--fix` changes what it says, and nothing else of a file.
@Suite struct LintFixTests {
  private static let faulty = "struct V: View { var body: some View { Text(a).accessibility(hidden: true) } }"
  private static let right = "struct V: View { var body: some View { Text(a).accessibilityHidden(true) } }"

  private func fix(_ bytes: [UInt8], _ body: (_ folder: URL, _ file: URL) throws -> Void = { _, _ in }) throws
    -> [UInt8]
  {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "A.swift")
      try Data(bytes).write(to: file)
      try body(folder, file)
      let run = try Tool.lint(["A.swift", "--fix"], in: folder)
      #expect(run.errors == "A.swift: fixed 1 issue\n")
      return Array(try Data(contentsOf: file))
    }
  }

  static let surroundings: [(before: [UInt8], after: [UInt8])] = [
    // Latin-1 in comments.
    (Array("// caf".utf8) + [0xE9, 0x0A], [0x0A]), (Array("/* ".utf8) + [0xFF, 0xFE, 0x2A, 0x2F, 0x0A], [0x0A]),
    // A byte order mark, line ends of all kinds, no line end at the end, a null in a comment.
    ([0xEF, 0xBB, 0xBF], Array("\r\n// a\rlet b = 1\r\n\r\n".utf8)), ([], []), (Array("// \0\n".utf8), [0x20]),
    (Array("let a = \"\u{202E}e\u{301}\u{1F468}\u{200D}\u{1F469}\"\n".utf8), Array("\t// \u{2028}".utf8)),
  ]

  @Test("every byte around a fix stays", arguments: surroundings)
  func bytes(_ before: [UInt8], _ after: [UInt8]) throws {
    let fixed = try fix(before + Array(Self.faulty.utf8) + after)
    #expect(fixed == before + Array(Self.right.utf8) + after)
  }

  @Test("source that no fix fits is not written, and its findings stay")
  func unfit() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "A.swift")
      let text = "let b = UIButton()\nb.accessibilityTraits = (.selected)\n"
      try Data(text.utf8).write(to: file)
      let run = try Tool.lint(["A.swift", "--fix"], in: folder)
      #expect(!run.errors.contains("mended"))
      #expect(run.output.contains("traits-overwritten"))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      #expect(try Tool.lint(["A.swift", "--diff"], in: folder).output.isEmpty)
    }
  }

  @Test("permissions stay, and so does a link, whose file is fixed")
  func place() throws {
    _ = try fix(Array(Self.faulty.utf8)) { _, file in
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    }
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "real.txt")
      let link = folder.appending(path: "A.swift")
      try Data(Self.faulty.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let run = try Tool.lint(["A.swift", "--fix"], in: folder)
      #expect(run.errors == "A.swift: fixed 1 issue\n")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.right)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o750)
    }
  }

  @Test("a read-only file stays as it is, and the status is 2")
  func readOnly() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "A.swift")
      try Data(Self.faulty.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let run = try Tool.lint(["A.swift", "--fix"], in: folder)
      #expect(run.errors == "a11y-lint: error: cannot write A.swift: it is read-only\n")
      #expect(run.status == 2)
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.faulty)
    }
  }

  @Test("a file that is named twice is fixed once")
  func twice() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "A.swift")
      try Data(Self.faulty.utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: folder.appending(path: "B.swift"), withDestinationURL: file)
      let run = try Tool.lint(["A.swift", "B.swift", "--fix"], in: folder)
      #expect(run.errors == "A.swift: fixed 1 issue\n")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.right)
    }
  }

  @Test("the difference of a file with carriage returns keeps them, so that it can be applied")
  func returns() throws {
    try Tool.withTemporaryFolder { folder in
      let text = "let a = 1\r\n\(Self.faulty)\r\nlet b = 2\r\n"
      try Data(text.utf8).write(to: folder.appending(path: "A.swift"))
      let run = try Tool.lint(["A.swift", "--diff"], in: folder)
      #expect(
        run.output
          == "--- A.swift\n+++ A.swift\n@@ -2,1 +2,1 @@\n-\(Self.faulty)\r\n+\(Self.right)\r\n")
    }
  }

  @Test("the difference of many fixes is reported by lines, however many there are")
  func many() throws {
    try Tool.withTemporaryFolder { folder in
      let line = "Text(a).accessibility(hidden: true)\n"
      let text =
        "struct V: View { var body: some View { VStack {\n" + String(repeating: line, count: 3_000) + "} } }\n"
      try Data(text.utf8).write(to: folder.appending(path: "A.swift"))
      let run = try Tool.lint(["A.swift", "--diff"], in: folder)
      #expect(run.output.hasPrefix("--- A.swift\n+++ A.swift\n@@ -2,3000 +2,3000 @@\n-"))
      #expect(run.output.split(separator: "\n").count == 6_003)
    }
  }
}
