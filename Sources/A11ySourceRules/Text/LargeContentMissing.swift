import A11yCore

struct LargeContentMissing: Rule {
  static let info = RuleInfo(
    id: "large-content-missing",
    summary: "A custom bar does not support the large content viewer",
    family: .text, severity: .notice,
    criteria: [.wcag("1.4.4"), .hig("Typography")],
    why: """
      The text in a tab bar has to stay small. UIKit's own bars show it enlarged when people touch and hold an item; \
      a custom bar does not.
      """,
    fix: "Set `showsLargeContentViewer = true` and add a `UILargeContentViewerInteraction`.",
    reviewQuestion: "is it shown enlarged in another way?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.classes.compactMap { facts in
        guard Self.isBar(facts.name),
          facts.isBareView || facts.isBareControl, !facts.mentions("showsLargeContentViewer"),
          !facts.mentions("largeContentTitle"), !facts.hasHelper,
          let font = facts.assignedToOthers("font").first(where: isSmall), font.tree === file.tree
        else { return nil }
        return Violation(
          facts.subject, "has small text without the large content viewer", isInferred: true, at: font.location)
      })
  }

  /// By its name: what it looks like the source does not tell.
  private static func isBar(_ name: String) -> Bool { IdentifierWords(name).contain(anyOf: bars) }

  private static let bars = ["tab bar", "tabbar", "tool bar", "toolbar", "bottom bar"]

  /// Words in the name of a type for a bar, in which text keeps its size.
  static let barTypes =
    bars + ["navigation bar", "nav bar", "navbar", "navigation title", "bottom nav", "bottom navigation", "tab item"]

  /// Words in the name of what is in a bar: `navigationBarTitleLabel`.
  static let barMembers = [
    "navigation bar", "nav bar", "navbar", "tab bar", "tabbar", "tool bar", "toolbar", "navigation title", "bar title",
  ]

  private func isSmall(_ assignment: Node) -> Bool {
    assignment.assignedValue?.argument("ofSize")?.numberValue.map { $0 < 13 } == true
  }
}

extension LargeContentMissing {
  static let examples: [Example] = [
    .needsReview(
      "custom tab bar with small text",
      """
      class CustomTabBar: UIView {
        let home = UILabel()
        func prepare() { ? home.font = .systemFont(ofSize: 10) }
      }
      """),
    .passes(
      "small text with the large content viewer",
      """
      class CustomTabBar: UIView {
        let home = UILabel()
        func prepare() {
          home.font = .systemFont(ofSize: 10)
          home.showsLargeContentViewer = true
        }
      }
      """),
    .passes(
      "small text outside a bar",
      """
      class Card: UIView {
        func prepare() { label.font = .systemFont(ofSize: 10) }
      }
      """),
  ]
}
