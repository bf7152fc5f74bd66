import A11yCore
import A11yFormats
import A11yRules
import Testing

/// Contrast as WCAG 2.2 defines it. The expected numbers were computed from the definition, apart from this code.
@Suite struct ContrastTests {
  private func messages(_ rule: String, _ outline: String) throws -> [String] {
    let screens = try Formats.read(Array(outline.utf8))
    let screen = AccessibilityTree(try #require(screens.first))
    return try #require(Catalog.rule(rule)).audit(screen).violations.map { "\($0.outcome) \($0.message)" }
  }

  private static func label(_ text: String, on ground: String) -> String {
    "UILabel text=\"Total\" textColor=\(text) backgroundColor=\(ground) font={\"size\":14}"
  }

  @Test(
    "a ratio is cut after two decimals, never rounded up to a pass",
    arguments: [
      ("#777777", "#FFFFFF", "fail has text in #777777 on #FFFFFF, a contrast ratio of 4.47:1, needs 4.5:1"),
      ("#FFFFFF", "#777777", "fail has text in #FFFFFF on #777777, a contrast ratio of 4.47:1, needs 4.5:1"),
      ("#0000FF", "#000000", "fail has text in #0000FF on #000000, a contrast ratio of 2.44:1, needs 4.5:1"),
      ("#FF0000", "#FFFFFF", "fail has text in #FF0000 on #FFFFFF, a contrast ratio of 3.99:1, needs 4.5:1"),
      ("#0A0A0A", "#000000", "fail has text in #0A0A0A on #000000, a contrast ratio of 1.06:1, needs 4.5:1"),
      ("#00000080", "#FFFFFF", "fail has text in #7F7F7F on #FFFFFF, a contrast ratio of 4:1, needs 4.5:1"),
      ("#808080", "#808080", "review has text in #808080 on #808080, a contrast ratio of 1:1, needs 4.5:1"),
    ])
  func ratios(_ text: String, _ ground: String, _ expected: String) throws {
    #expect(try messages("text-contrast", Self.label(text, on: ground)) == [expected])
  }

  @Test("enough contrast passes", arguments: [("#767676", "#FFFFFF"), ("#FFFFFF", "#000000"), ("#757575", "#FFFFFF")])
  func passes(_ text: String, _ ground: String) throws {
    #expect(try messages("text-contrast", Self.label(text, on: ground)) == [])
  }

  @Test("the color that is advised is the nearest that passes")
  func advice() throws {
    let screens = try Formats.read(Array(Self.label("#808080", on: "#FFFFFF").utf8))
    let result = try #require(Catalog.rule("text-contrast")).check(AccessibilityTree(try #require(screens.first)))
    #expect(result.violations.map(\.fix) == ["Use #767676, or a color farther away from #FFFFFF."])
  }

  @Test("layers are painted one over the other, and alpha of what is between fades the text")
  func layers() throws {
    let outline = """
      UIView backgroundColor=#FFFFFF frame=0,0,390,844
        UIView backgroundColor=#00000080 frame=0,0,390,400
          UIView alpha=0.5 frame=0,0,390,400
            UILabel text="Total" textColor=#FFFFFF font={"size":14} frame=20,20,200,20
      """
    #expect(
      try messages("text-contrast", outline) == [
        "fail has text in #BFBFBF on #7F7F7F, a contrast ratio of 2.17:1, needs 4.5:1"
      ])
  }
}
