import A11yFormats
import A11yNarration
import Foundation
import TestSupport
import Testing

@testable import A11yCore
@testable import A11yRules

/// A converted description is checked and spoken as the one it was made from: nothing more, and nothing less.
@Suite struct ConvertedTests {
  static let fixtures = Tool.root.appending(path: "Fixtures")

  /// Every file of the fixtures that is read as it is.
  static let files = (FileManager.default.enumerator(atPath: fixtures.path(percentEncoded: false))?.allObjects ?? [])
    .compactMap { $0 as? String }.filter { (try? Formats.read(bytes($0))) != nil }.sorted()

  static let dumps = files.filter { $0.hasPrefix("formats/") }

  @Test("the same findings, unchecked elements and messages", arguments: files)
  func same(_ file: String) throws {
    try check(Formats.read(Self.bytes(file)))
  }

  @Test("clauses of rules mean the same", arguments: try Clause.files)
  func clauses(_ file: String) throws {
    for clause in try Clause.read(file) { try checkModel(Formats.read(Array(clause.unmarked().outline.utf8))) }
  }

  @Test("examples of rules mean the same", arguments: Catalog.rules.map(\.info.id))
  func examples(_ id: String) throws {
    for example in Catalog.rule(id)?.info.examples ?? [] {
      try checkModel(Formats.read(Array(ExampleMarks(example).text.utf8)))
    }
  }

  @Test("there are files of every format")
  func closedWorld() {
    #expect(Self.files.count >= 30)
    #expect(Self.dumps.count == 12)
  }

  @Test("the same with numbers that no exporter should write", arguments: dumps)
  func oddNumbers(_ file: String) throws {
    let text = String(decoding: try Self.bytes(file), as: UTF8.self)
    var random = SplitMix(seed: 7)
    for _ in 0..<25 {
      let mutated = Self.text(text, isJSON: file.hasSuffix(".json"), with: &random)
      guard let screens = try? Formats.read(Array(mutated.utf8)) else { continue }
      try checkModel(screens)
    }
  }

  @Test(
    "a frame that cannot be is a finding in every format that tells frames",
    arguments: [
      ("a11yuitests.json", "350", "1e999"), ("accessibility-snapshot.json", "340", "-1e999"),
      ("debug-description.txt", "350.0", "inf"), ("detox-xml.xml", "350", "-9.2e18"),
      ("earlgrey.txt", "{350", "{nan"), ("idb.json", "350", "-9.2e18"),
      ("interface-builder.storyboard", "width=\"350\"", "width=\"nan\""), ("maestro-raw.json", "350", "-1"),
      ("maestro.json", "[20,80]", "[20,1e999]"), ("recursive-description.txt", "350", "nan"),
      ("wda-json.json", "350", "1e999"), ("wda-xml.xml", "width=\"350\"", "width=\"inf\""),
    ])
  func impossible(_ file: String, _ number: String, _ odd: String) throws {
    let text = String(decoding: try Self.bytes("formats/login/\(file)"), as: UTF8.self)
    let screens = try Formats.read(Array(text.replacing(number, with: odd).utf8))
    let found = try check(screens).findings.filter { $0.hasPrefix("invalid-geometry") }
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("invalid") })
  }

  @Test("XCTest's and UIKit's null frames are not findings")
  func nowhere() throws {
    for text in [
      #"<XCUIElementTypeOther label="a" x="-1" y="-1" width="0" height="0"/>"#,
      #"<XCUIElementTypeOther label="a" x="" y="0" width="1" height="1"/>"#,
      "Element subtree:\n Other, 0x1, {{inf, inf}, {0.0, 0.0}}, label: 'a'",
      #"[{"AXLabel": "a", "type": "Button", "AXFrame": "{{inf, inf}, {0, 0}}"}, {"AXLabel": "b", "type": "Button"}]"#,
    ] {
      let found = try check(Formats.read(Array(text.utf8))).findings
      #expect(found.filter { $0.hasPrefix("invalid-geometry") } == [])
    }
  }

  /// Puts odd numbers in the place of a few.
  private static func text(_ text: String, isJSON: Bool, with random: inout SplitMix) -> String {
    let odd = ["1e308", "-9.2e18", "-0.0", "5e-324", "9007199254740993", "-1", "0", "1e999"]
    let numbers = isJSON ? odd : odd + ["inf", "nan", "-inf"]
    var ranges: [Range<String.Index>] = text.ranges(of: #/\b\d+(\.\d+)?\b/#)
    ranges.shuffle(using: &random)
    var mutated = text
    for range in ranges.prefix(3).sorted(by: { $0.lowerBound > $1.lowerBound }) {
      mutated.replaceSubrange(range, with: numbers.randomElement(using: &random) ?? "0")
    }
    return mutated
  }

  private static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: fixtures.appending(path: file)))
  }

  /// The same description has the same findings: rules run only if the two differ.
  private func checkModel(_ screens: [Screen]) throws {
    for text in [ControlTree.write(screens), Outline.write(screens)] {
      guard try Formats.read(Array(text.utf8)).map(Self.placeless) == screens.map(Self.placeless) else {
        try check(screens)
        return
      }
    }
  }

  private static func placeless(_ screen: Screen) -> Screen {
    var screen = screen
    let place = A11yCore.SourceLocation(line: 1, column: 1)
    // A description file has no outlets.
    screen.handles = [:]
    for index in screen.notes.indices { screen.notes[index].location = place }
    for index in screen.controls.indices { screen.controls[index].location = place }
    return screen
  }

  @discardableResult
  private func check(
    _ screens: [Screen], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> RuleResult {
    let expected = result(screens)
    for text in [ControlTree.write(screens), Outline.write(screens)] {
      let converted = result(try Formats.read(Array(text.utf8)))
      #expect(converted == expected, sourceLocation: sourceLocation)
    }
    return expected
  }

  private struct RuleResult: Equatable {
    var findings: [String]
    var notChecked: [String: [Fact: Int]]
    var skipped: [AccessibilityTree.SkipReason: Int]
    var elements: Int
    var omissions: [String]
    var spoken: [Utterance]
  }

  private func result(_ screens: [Screen]) -> RuleResult {
    var result = AuditResult()
    for var screen in screens {
      screen.handles = [:]
      result.add(Audit(rules: Catalog.rules).run(AccessibilityTree(screen), file: ""))
    }
    let findings = result.findings.map {
      "\($0.rule) \($0.severity) \($0.outcome) \($0.subject) \($0.message) \($0.measured ?? "") \($0.required ?? "") "
        + "\($0.fix) \($0.related.map(\.subject.path))"
    }
    return RuleResult(
      findings: findings.sorted(), notChecked: result.notChecked, skipped: result.skipped, elements: result.elements,
      omissions: result.omissions.map(\.message),
      spoken: screens.flatMap { Narrator(language: $0.language).narrate(AccessibilityTree($0)).map(\.utterance) })
  }
}
