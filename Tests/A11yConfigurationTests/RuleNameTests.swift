import Foundation
import TestSupport
import Testing

@testable import A11yConfiguration

@Suite struct RuleNameTests {
  @Test("every rule that an id of another tool leads to exists")
  func exist() throws {
    let pages = try ["Docs/Rules.md", "Docs/SourceRules.md"].map {
      try String(contentsOf: Tool.root.appending(path: $0), encoding: .utf8)
    }.joined()
    for (word, rules) in RuleNames.others {
      #expect(!rules.isEmpty)
      for rule in rules {
        let isTag = rule.hasPrefix("wcag22") || rule == "en301549"
        #expect(isTag || pages.contains("| [`\(rule)`]"), "\(word): \(rule)")
      }
    }
  }

  @Test("words lead to rules of the tool only, and to nothing if nothing is near")
  func remedies() {
    let words = ["text-contrast", "target-size", "wcag22aa"]
    #expect(RuleNames.remedy(for: "color-contrast", among: words) == "; did you mean 'text-contrast'?")
    #expect(RuleNames.remedy(for: "color_contrast", among: words) == "; did you mean 'text-contrast'?")
    #expect(
      RuleNames.remedy(for: "wcag 1.4.3", among: words, criteria: ["1.4.3": ["a", "b", "c"]])
        == "; did you mean 'a', 'b' or 'c'?")
    #expect(RuleNames.remedy(for: "targt-size", among: words) == "; did you mean 'target-size'?")
    #expect(RuleNames.remedy(for: "elephant", among: words) == "")
  }
}
