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

  @Test("--fix reports what is left, and the status is of that alone")
  func left() throws {
    try Tool.withTemporaryFolder { folder in
      let fixable = "let a = UIButton()\na.accessibilityTraits = .selected\n"
      let lasting = "let b = UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: nil, action: nil)\n"
      let file = folder.appending(path: "A.swift")
      try Data(("import UIKit\n" + fixable).utf8).write(to: file)
      #expect(try Tool.lint(["A.swift", "--fail-on", "notice"], in: folder).status == 1)
      let all = try Tool.lint(["A.swift", "--fix", "--fail-on", "notice"], in: folder)
      #expect(all.status == 0)
      #expect(all.errors == "A.swift: fixed 1 issue\n")
      #expect(!all.output.contains("traits-overwritten"))
      try Data(("import UIKit\n" + fixable + lasting).utf8).write(to: file)
      try Data([0xFF, 0xFE, 0x41, 0x00]).write(to: folder.appending(path: "B.swift"))
      let some = try Tool.lint([".", "--fix"], in: folder)
      #expect(some.status == 2)
      #expect(some.output.contains("A.swift:4:1: error: b: is a bar button"))
      #expect(!some.output.contains("traits-overwritten"))
      #expect(some.errors.split(separator: "\n").count { $0.contains("is not UTF-8") } == 1)
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

  @Test("what a fix adds to a file with carriage returns ends its lines with them")
  func addedReturns() throws {
    try Tool.withTemporaryFolder { folder in
      let lines =
        ["import UIKit", "class V: UIView {", "  let a = UILabel()", "  func f() {"]
        + ["    a.font = UIFont.preferredFont(forTextStyle: .body)", "  }", "}", ""]
      let file = folder.appending(path: "A.swift")
      try Data(lines.joined(separator: "\r\n").utf8).write(to: file)
      _ = try Tool.lint(["A.swift", "--fix"], in: folder)
      let fixed = try String(contentsOf: file, encoding: .utf8)
      #expect(fixed.contains("adjustsFontForContentSizeCategory"))
      #expect(fixed.utf8.count { $0 == 0x0A } == fixed.utf8.count { $0 == 0x0D })
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

  static let ranges = [
    ("lowerValue", "upperValue"), ("from", "to"), ("selectedMinimum", "selectedMaximum"), ("leftPrice", "rightPrice"),
  ]

  @Test("--unsafe-fixes writes an adjustable element for each end of a range, to be completed", arguments: ranges)
  func range(_ lower: String, _ upper: String) throws {
    let slider = """
      import UIKit

      class PriceRange: UIControl {
        var minimumValue: CGFloat = 0
        var maximumValue: CGFloat = 100
        var \(lower): CGFloat = 20 { didSet { setNeedsDisplay() } }
        var \(upper): CGFloat = 80 { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {}
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          \(lower) = min(touch.location(in: self).x, \(upper))
          sendActions(for: .valueChanged)
          return true
        }
      }
      let range = PriceRange()

      """
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "A.swift")
      try Data(slider.utf8).write(to: file)
      let found = try Tool.lint(["A.swift"], in: folder).output
      let rules = ["custom-control-not-exposed", "drag-control-not-adjustable", "value-change-silent"]
      for rule in rules { #expect(found.contains("[\(rule)]"), "\(found)") }
      #expect(found.contains("\(lower) and \(upper)"), "\(found)")
      let safe = try Tool.lint(["A.swift", "--diff"], in: folder)
      #expect(
        safe.output.isEmpty && safe.errors.contains("1 fix that a person has to check is made with --unsafe-fixes"))
      _ = try Tool.lint(["A.swift", "--fix", "--unsafe-fixes"], in: folder)
      let fixed = try String(contentsOf: file, encoding: .utf8)
      #expect(fixed.contains("class PriceRangeThumb: UIAccessibilityElement") && fixed.contains("<#step#>"))
      let bounds = "min(max(\(lower) + (isUp ? <#step#> : -<#step#>), minimumValue), \(upper))"
      #expect(fixed.contains("\(lower) = \(bounds)"), "\(fixed)")
      let again = try Tool.lint(["A.swift", "--fix", "--unsafe-fixes"], in: folder)
      #expect(again.errors.contains("nothing to fix") && again.output.contains("no findings"), "\(again)")
    }
  }

  @Test(
    "limits of one value, and two measures of a drawing, are no range",
    arguments: [("minimumValue", "maximumValue"), ("startAngle", "endAngle"), ("leftInset", "rightInset")])
  func limits(_ first: String, _ second: String) throws {
    try Tool.withTemporaryFolder { folder in
      let text = """
        import UIKit
        class Dial: UIControl {
          var \(first): CGFloat = 0
          var \(second): CGFloat = 100
          var value: CGFloat = 20 { didSet { setNeedsDisplay() } }
          override func draw(_ rect: CGRect) {}
          override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x
            sendActions(for: .valueChanged)
            return true
          }
        }
        let dial = Dial()

        """
      try Data(text.utf8).write(to: folder.appending(path: "A.swift"))
      #expect(try Tool.lint(["A.swift", "--diff", "--unsafe-fixes"], in: folder).output.isEmpty)
    }
  }
}
