import A11yCore

struct ValueChangeUnreportedInSource: Rule {
  static let info = RuleInfo(
    id: "value-change-unreported",
    summary: "A control with a value reports touches instead of value changes",
    family: .custom, severity: .warning,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2"), .en("11.2.1.1.1"), .en("11.5.2.12")],
    why: """
      VoiceOver, Switch Control and keyboards change the value without a touch: people hear the new value, but the app \
      is not notified.
      """,
    fix:
      "Add the target for `.valueChanged`; with `isContinuous = false` it is called once when the thumb is released.",
    reviewQuestion: "is the value read when the screen is closed, or reported by an action in its interface file?",
    examples: examples
  )

  private static let kinds = ["UISlider": "slider", "UIStepper": "stepper", "UIDatePicker": "date picker"]
  /// A touch that ends may have changed the value; one that begins has not.
  private static let endings: Set<String> = [
    "touchUpInside", "touchUpOutside", "touchDragInside", "touchDragOutside", "touchCancel",
  ]
  private static let reporting: Set<String> = [
    "valueChanged", "primaryActionTriggered", "allEvents", "editingChanged", "editingDidEnd", "allEditingEvents",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseUIKit else { return [] }
    return RuleResult(file.uikitObjects.compactMap { violation($0) })
  }

  private func violation(_ object: ObjectUse) -> Violation? {
    guard let kind = object.type.flatMap({ Self.kinds[$0] }),
      object.isOutlet || object.anyConstruction != nil,
      // A publisher or a binding may observe it.
      !object.calls.keys.contains(where: { $0.hasPrefix("rx.") || $0.contains("publisher") || $0.contains("observe") })
    else { return nil }
    let calls = (object.calls["addTarget"] ?? []) + (object.calls["addAction"] ?? [])
    let events = calls.map { $0.argument("for").map(Self.events) ?? [] }
    // An event that is not written here may be any.
    guard !calls.isEmpty, !events.contains(where: \.isEmpty) else { return nil }
    let all = Set(events.joined())
    guard all.isDisjoint(with: Self.reporting), !all.isDisjoint(with: Self.endings) else { return nil }
    let names = all.sorted().joined(separator: ", ")
    return Violation(
      Finding.Subject(object), "is a \(kind) with actions for \(names) but not for valueChanged",
      // Another action may be connected in Interface Builder.
      isInferred: object.isOutlet, at: (calls.first ?? object.declaration).nameLocation)
  }

  /// `.touchUpInside`, `[.touchUpInside, .touchUpOutside]`; empty if something else is in it.
  private static func events(_ node: Node) -> [String] {
    switch node.kind {
    case .member: [node.text]
    case .array: node.children.allSatisfy { $0.kind == .member } ? node.children.map(\.text) : []
    default: []
    }
  }
}

extension ValueChangeUnreportedInSource {
  static let examples: [Example] = [
    .fails(
      "slider that reports the end of a touch only",
      """
      let volume = UISlider()
      ✗ volume.addTarget(self, action: #selector(setVolume), for: [.touchUpInside, .touchUpOutside])
      """),
    .passes(
      "slider that reports value changes",
      """
      let volume = UISlider()
      volume.addTarget(self, action: #selector(setVolume), for: .valueChanged)
      volume.addTarget(self, action: #selector(endVolume), for: .touchUpInside)
      """),
    .needsReview(
      "outlet, which may have another action in its interface file",
      """
      class Player: UIViewController {
        @IBOutlet var volume: UISlider!
        override func viewDidLoad() {
          ? volume.addTarget(self, action: #selector(setVolume), for: .touchUpInside)
        }
      }
      """),
  ]
}
