import A11yCore

struct MotionOnly: Rule {
  static let info = RuleInfo(
    id: "motion-only",
    summary: "Something is done by shaking the device only",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("2.5.1")],
    why: "A phone that is fixed to a wheelchair cannot be shaken, and neither can one in a hand that must not shake.",
    fix: "Give the same thing a button as well.",
    examples: [
      .needsReview(
        "only by shaking",
        """
        class Page: UIViewController {
          ? override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
        }
        """),
      .passes(
        "a button as well",
        """
        class Page: UIViewController {
          let button = UIButton()
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
        }
        """),
      .passes(
        "for who develops the app",
        """
        class Page: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { showDebugMenu() }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> Verdict {
    Verdict(
      file.classes.compactMap { facts in
        guard let method = facts.functions["motionEnded"]?.first, method.tree === file.tree,
          facts.heldTypes.isDisjoint(with: ["UIButton", "UIBarButtonItem", "UIAction", "UIAlertAction"]),
          !facts.hasHelper,
          method.body?.descendants.contains(where: { $0.kind == .call && $0.base?.text != "super" }) == true,
          !facts.variables.values.contains(where: { $0.declaration?.attributes.contains("IBOutlet") == true }),
          !["debug", "log", "flex", "develop", "test", "inspect"].contains(where: method.source.lowercased().contains)
        else { return nil }
        return Problem(
          facts.subject, "does something when the device is shaken, and has no button for it", outcome: .review,
          at: method.location)
      })
  }
}
