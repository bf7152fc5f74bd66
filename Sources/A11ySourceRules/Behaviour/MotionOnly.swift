import A11yCore

struct MotionOnly: Rule {
  static let info = RuleInfo(
    id: "motion-only",
    summary: "An action can be performed only by shaking or moving the device",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("2.5.1")],
    why: """
      A device that is mounted on a wheelchair cannot be shaken, and people with a tremor cannot shake it \
      deliberately.
      """,
    fix: "Add a button that does the same.",
    reviewQuestion: "can the same be done in another way?",
    examples: examples
  )

  private static let buttons: Set<String> = ["UIButton", "UIBarButtonItem", "UIAction", "UIAlertAction", "UIMenu"]
  private static let views: Set<String> = ["Button", "Toggle", "Menu", "Picker", "Stepper", "Slider", "Link"]
  private static let sensors: Set<String> = [
    "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    for facts in file.classes {
      for method in (facts.functions["motionEnded"] ?? []) + (facts.functions["motionBegan"] ?? [])
      where method.tree === file.tree && does(method.body) && isOnlyWay(facts, method) {
        violations.append(violation(facts.subject, "the device is shaken", method))
        break
      }
    }
    for call in file.calls(Self.sensors) {
      guard let handler = call.arguments.last, handler.kind == .closure,
        let trigger = handler.descendants.first(where: { $0.kind == .branch && $0.text == "if" }), does(trigger),
        let facts = file.facts(around: call), isOnlyWay(facts, handler)
      else { continue }
      violations.append(violation(facts.subject, "the device is moved", call))
    }
    if file.mayUseSwiftUI {
      for call in file.modifiers("onShake") {
        guard let action = call.arguments.last, let type = call.enclosingType, does(action),
          !type.descendants.contains(where: { $0.isTypeCall && Self.views.contains($0.calledName ?? "") }),
          !isForDevelopers(action)
        else { continue }
        violations.append(violation(Finding.Subject(source: type.text.escapedName), "the device is shaken", call.chain))
      }
    }
    return RuleResult(violations)
  }

  private func violation(_ subject: Finding.Subject, _ what: String, _ place: Node) -> Violation {
    Violation(subject, "has an action when \(what), but no button for it", isInferred: true, at: place.location)
  }

  /// More than to hand it on.
  private func does(_ code: Node?) -> Bool {
    code?.descendants.contains { $0.kind == .call && $0.base?.text != "super" } == true
      // Passed on to the next responder.
      && code?.descendants.contains { $0.kind == .call && $0.base?.text == "next" } != true
  }

  private func isOnlyWay(_ facts: ClassFacts, _ code: Node) -> Bool {
    guard let base = facts.uikitBase, base.hasPrefix("UI") else { return false }
    return facts.heldTypes.isDisjoint(with: Self.buttons) && !facts.hasHelper
      && !facts.variables.values.contains { $0.declaration?.attributes.contains("IBOutlet") == true }
      && !isForDevelopers(code)
  }

  private func isForDevelopers(_ code: Node) -> Bool {
    code.usesName(with: ["debug", "log", "flex", "develop", "test", "inspect", "inspector", "nfx", "netfox"])
  }
}

extension MotionOnly {
  static let examples: [Example] = [
    .needsReview(
      "action on shake only",
      """
      class Page: UIViewController {
        ? override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
      }
      """),
    .passes(
      "action on shake with a button in the same class",
      """
      class Page: UIViewController {
        let button = UIButton()
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
      }
      """),
    .passes(
      "debug menu on shake",
      """
      class Page: UIViewController {
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { showDebugMenu() }
      }
      """),
  ]
}
