public import A11yCore

/// A gesture has no accessible alternative.
public struct GestureWithoutAlternative: TreeRule {
  public static let info = RuleInfo(
    id: "gesture-without-alternative",
    summary: "A gesture has no accessible alternative",
    family: .custom,
    severity: .warning,
    criteria: [
      .wcag("2.5.1"), .wcag("2.5.7"), .wcag("2.1.1"), .en("11.2.5.1"), .en("11.2.1.1.1"), .en("11.5.2.11"),
    ],
    needs: [.actions], restsOn: [.content],
    why: """
      VoiceOver uses swipes and long presses itself; people who use a switch, a keyboard or their voice, or whose \
      hands tremble, cannot perform them.
      """,
    fix: "Add a `UIAccessibilityCustomAction` for each gesture, or a button that does the same.",
    reviewQuestion: "can the same be done in another way?",
    examples: examples
  )

  public init() {}

  /// Gestures that VoiceOver does not pass on, or that not everybody can make.
  private static let hard: [Interaction.Gesture] = [.swipe, .longPress, .pan, .pinch, .rotate, .drag]

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { $0.hasInteraction && $0.interaction.gestures != nil && !isExempt($0) }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var offers = Offers(tree)
    var result: RuleResult = []
    for element in subjects {
      let interaction = element.interaction
      let gestures = interaction.gestures ?? []
      let hard = Self.hard.filter { gestures.contains($0) && !hasOwnWay(for: $0, element, interaction) }
      guard !hard.isEmpty, !element.onlyDismissesKeyboard, !offers.hasTwin(of: element) else { continue }
      let list = hard.map(\.words).joined(separator: ", ")
      result.add(Violation(element, "responds to \(list) but has no custom action", measured: list))
    }
    return result
  }

  /// The system's own gestures, for which it has other ways.
  private func isExempt(_ element: Element) -> Bool {
    if !element.traits.isDisjoint(with: [.adjustable, .allowsDirectInteraction, .pickerElement]) { return true }
    if element.interaction.customActions?.isEmpty == false { return true }
    if element.interaction.hasContextMenu == true { return true }
    switch element.role {
    case .scroll, .table, .list, .map, .webView, .picker, .datePicker, .slider, .stepper, .pageControl, .switch, .key,
      .keyboard:
      return true
    case let role?: return role.isTextInput
    case nil: return false
    }
  }

  private func hasOwnWay(for gesture: Interaction.Gesture, _ element: Element, _ interaction: Interaction) -> Bool {
    let methods = interaction.implements ?? []
    switch gesture {
    case .swipe, .pan, .drag:
      // The swipe of a row is UIKit's, which offers what it holds as actions.
      return element.role?.isRow == true || methods.contains(.scroll) || methods.contains(.escape)
        || methods.contains(.increment)
    case .pinch: return element.traits.contains(.supportsZoom)
    case .longPress: return methods.contains(.magicTap)
    default: return false
    }
  }

  /// What can be done on the screen by plain activation; gathered when the first asks.
  private struct Offers {
    let tree: AccessibilityTree
    private lazy var actions: Set<String> = {
      var actions: Set<String> = []
      for element in tree.elements where element.reactsToSingleTap {
        if let action = element.action { actions.insert(action) }
      }
      return actions
    }()

    init(_ tree: AccessibilityTree) { self.tree = tree }

    /// Another control does what the gesture does, as far as the description names it.
    mutating func hasTwin(of element: Element) -> Bool {
      guard let action = element.action, !element.reactsToSingleTap else { return false }
      return actions.contains(action)
    }
  }
}

extension Interaction.Gesture {
  /// As a message names it.
  fileprivate var words: String {
    switch self {
    case .longPress: "a long press"
    case .pan: "a pan"
    case .swipe: "a swipe"
    case .pinch: "a pinch"
    case .rotate: "a rotation"
    case .drag: "a drag"
    case .tap: "a tap"
    case .doubleTap: "a double tap"
    case .edgePan: "a pan from the edge"
    }
  }
}

extension GestureWithoutAlternative {
  static let examples: [Example] = [
    .fails(
      "long press without an alternative",
      #"✗ view PhotoView "Photo" isElement=true traits=image gestures=longPress"#),
    .passes(
      "long press with custom actions",
      #"view PhotoView "Photo" isElement=true gestures=longPress customActions=Delete,Share"#),
    .passes("pan gesture on an adjustable view", #"view Dial "Zoom" value="2" traits=adjustable gestures=pan"#),
    .passes(
      "swipe with the same action on a button",
      """
      view Card "Paris" isElement=true gestures=swipe action=archive
      button "Archive" action=archive
      """),
  ]
}
