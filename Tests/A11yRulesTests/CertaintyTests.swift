import A11yCore
import A11yFormats
import A11yRules
import Foundation
import TestSupport
import Testing

/// Rules state violations; what could not be checked, and how certain a violation is, the audit decides.
@Suite struct CertaintyTests {
  @Test("rules use neither the source of a fact nor an outcome", arguments: ["A11yRules", "A11ySourceRules"])
  func silence(_ module: String) throws {
    let folder = Tool.root.appending(path: "Sources/\(module)")
    let families = RuleInfo.Family.allCases.map { String(describing: $0).capitalized }
    var found: [String] = []
    var count = 0
    for family in families {
      let path = folder.appending(path: family).path(percentEncoded: false)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        count += 1
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        found += try Self.linesThatAskForSource(text).filter { !$0.contains("source={") }.map {
          "\(family)/\(name): \($0)"
        }
      }
    }
    #expect(count > 30)
    #expect(found == [])
  }

  @Test("a line that asks where a fact came from is found")
  func source() throws {
    let lines = [
      "guard element.tree.screen.source.isDesignTime else { return nil }", "if tree.screen.source.format == name {",
    ]
    #expect(try Self.linesThatAskForSource((lines + ["if tree.knows(.content) {"]).joined(separator: "\n")) == lines)
  }

  private static func linesThatAskForSource(_ text: String) throws -> [String] {
    let forbidden = try NSRegularExpression(
      pattern:
        #".*(\bisDesignTime\b|\bsource\.(level|lacks|format)|\.lacks\b|\.inferred\b|\boutcome:|\.review\b|\.fail\b"#
        + #"|\bnotChecked\[|isConnected|mayBeSettledInCode|\bevidence\().*"#)
    return forbidden.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range, in: text).map { String(text[$0]) }
    }
  }

  /// Facts whose absence follows from the size of a screen, shown with crowded screens elsewhere.
  private static let ofCrowds: Set<Fact> = [.surroundings]

  @Test("each fact that a rule's explanation names is counted if it is missing", arguments: Catalog.rules)
  func counted(_ rule: any Rule<AccessibilityTree>) throws {
    let screens = try Self.screens(of: rule)
    for fact in rule.info.needs where !Self.ofCrowds.contains(fact) {
      let counts = screens.map { ExampleTests.result(of: rule, on: Self.tree(of: $0, without: fact)).notChecked }
      #expect(counts.contains { $0[fact] != nil }, "\(rule.info.id) never counts \(fact)")
    }
  }

  @Test("no rule counts a fact that its explanation does not name", arguments: Catalog.rules)
  func named(_ rule: any Rule<AccessibilityTree>) throws {
    let needs = Set(rule.info.needs)
    let all = try Self.screens(of: rule)
    for (number, screens) in all.enumerated() {
      // Each fact is missing on some of many screens, and on each of a few.
      let missing = Fact.countable.enumerated().filter { all.count < 12 || ($0.offset + number) % 3 == 0 }.map(
        \.element)
      for fact in [nil] + missing {
        let tree = Self.tree(of: screens, without: fact)
        let counted = Set(ExampleTests.result(of: rule, on: tree).notChecked.keys)
        #expect(counted.isSubset(of: needs), "\(rule.info.id) counts \(counted.subtracting(needs))")
      }
    }
  }

  /// The screens of a rule's examples and clauses, each with the same screen in other languages before it.
  private static func screens(of rule: any Rule<AccessibilityTree>) throws -> [[Screen]] {
    let examples = rule.info.examples.map { ExampleMarks($0).text }
    let clauses = try Clause.files.flatMap(Clause.read).filter { $0.rule.info.id == rule.info.id }
      .map { $0.unmarked().outline }
    return try (examples + clauses).map { try Formats.read(Array($0.utf8)) }.filter { !$0.isEmpty }
  }

  private static func tree(of screens: [Screen], without fact: Fact?) -> AccessibilityTree {
    var screens = screens
    if let fact, let last = screens.popLast() { screens.append(without(fact, last)) }
    return AccessibilityTree.all(screens).last ?? AccessibilityTree(Screen())
  }

  /// The same screen as a format shows it that cannot tell a fact.
  private static func without(_ fact: Fact, _ screen: Screen) -> Screen {
    var screen = screen
    switch fact {
    case .layout, .content: screen.source.isDesignTime = true
    case .modality: screen.source.level = .runtime
    case .wordList: screen.language = "fi"
    case .contentType, .surroundings: break
    default: screen.source.lacks.insert(fact)
    }
    return screen
  }
}
