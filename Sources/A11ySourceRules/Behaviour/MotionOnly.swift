import A11yCore

struct MotionOnly: Rule {
  static let info = RuleInfo(
    id: "motion-only",
    summary: "Something is done by shaking the device only",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("2.5.1")],
    why: "A phone that is fixed to a wheelchair cannot be shaken, and neither can one in a hand that must not shake.",
    fix: "Give the same thing a button as well.",
    reviewQuestion: "can the same be done in another way?",
    examples: [
      .needsReview(
        "only by shaking",
        """
        class Page: UIViewController {
          ? override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
        }
        """),
      .needsReview(
        "in SwiftUI, and by the sensors",
        """
        struct Page: View {
          var body: some View { ? Text(name).onShake { undo() } }
        }
        class Game: UIViewController {
          func begin() {
            ? motion.startAccelerometerUpdates(to: .main) { data, _ in if data.x > 2 { self.roll() } }
          }
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
        "a button as well, in SwiftUI; sensors that only show something; what is handed on",
        """
        class Window: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            forward(motion)
            next?.motionEnded(motion, with: event)
          }
        }
        struct Page: View {
          var body: some View { Button("Undo") { undo() }.onShake { undo() } }
        }
        class Level: UIViewController {
          func begin() { motion.startDeviceMotionUpdates(to: .main) { data, _ in self.show(data) } }
        }
        """),
      .passes(
        "for who develops the app",
        """
        class Page: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { showDebugMenu() }
        }
        """),
      .passes(
        "where Interface Builder may hold the button, or a helper of the app's own does",
        """
        class Page: UIViewController {
          @IBOutlet var bar: UIView!
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
        }
        class List: UIViewController {
          func prepare() { prepareAccessibility() }
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }
        }
        struct Tools: View {
          var body: some View { Text(name).onShake { openInspector() } }
        }
        struct Handed: View {
          var body: some View { Text(name).onShake { } }
        }
        """),
    ]
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
        let facts = call.enclosingType.flatMap({ file.facts(of: $0.text) }), isOnlyWay(facts, handler)
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
    Violation(subject, "does something when \(what), and has no button for it", isInferred: true, at: place.location)
  }

  /// More than to hand it on.
  private func does(_ code: Node?) -> Bool {
    code?.descendants.contains { $0.kind == .call && $0.base?.text != "super" } == true
      // Handed on to whoever comes next.
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
