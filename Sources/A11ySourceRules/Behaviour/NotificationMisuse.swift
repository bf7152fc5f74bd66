import A11yCore

struct NotificationMisuse: Rule {
  static let info = RuleInfo(
    id: "notification-misuse",
    summary: "An accessibility notification is posted too early or too often",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("4.1.3"), .en("11.5.2.15")],
    why: """
      An announcement before the screen appears is cut off by its title; one that is posted with every layout \
      interrupts VoiceOver again and again.
      """,
    fix: "Post it in `viewDidAppear(_:)`, or once when the event happens.",
    examples: examples
  )

  private static let early: Set<String> = ["viewDidLoad", "loadView", "init", "awakeFromNib"]
  private static let often: Set<String> = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "draw", "scrollViewDidScroll",
    "updateConstraints",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.calls("post").compactMap { node in
        guard node.base?.path == "UIAccessibility",
          let kind = node.argument("notification")?.lastName, let function = node.enclosingCode,
          function.kind == .function
        else { return nil }
        let isGuarded = node.ancestors.prefix { $0 != function }.contains { $0.kind == .branch }
        if Self.early.contains(function.text), kind == "announcement", !isGuarded {
          return violation(node, "posts an announcement in \(function.text), before the screen appears")
        }
        if Self.often.contains(function.text), !isGuarded {
          return violation(node, "posts .\(kind.escapedName) in \(function.text), which is called repeatedly")
        }
        return nil
      })
  }

  private func violation(_ node: Node, _ message: String) -> Violation {
    Violation(Finding.Subject(source: (node.enclosingType?.text ?? "code").escapedName), message, at: node.location)
  }
}

extension NotificationMisuse {
  static let examples: [Example] = [
    .fails(
      "announcement in viewDidLoad",
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          ✗ UIAccessibility.post(notification: .announcement, argument: "Loaded")
        }
      }
      """),
    .fails(
      "notification in layoutSubviews",
      """
      class Card: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          ✗ UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
      }
      """),
    .passes(
      "notification in viewDidAppear",
      """
      class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          UIAccessibility.post(notification: .screenChanged, argument: titleLabel)
        }
      }
      """),
  ]
}
