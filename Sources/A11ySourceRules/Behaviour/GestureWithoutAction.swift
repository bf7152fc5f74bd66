import A11yCore

struct GestureWithoutAction: Rule {
  static let info = RuleInfo(
    id: "gesture-without-action",
    summary: "A long press or a swipe has no accessible alternative",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("2.5.1"), .wcag("2.1.1"), .en("11.5.2.5")],
    why: """
      With VoiceOver, a swipe moves the cursor and a long press needs an extra gesture; Switch Control and Voice \
      Control have neither. People cannot reach menus and delete actions that need them.
      """,
    fix: """
      Offer it with `accessibilityCustomActions`, in SwiftUI with `.accessibilityAction(named:)` or `.contextMenu`.
      """,
    reviewQuestion: "can the same be done elsewhere?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words(
      "exempt-actions", \.exemptActions,
      "words in the name of the recognizer, or of a method it calls, for which VoiceOver has its own gesture"),
    .words("exempt-types", \.exemptTypes, "words in the name of a type whose gestures are not checked"),
    .words(
      "exempt-states", \.exemptStates,
      "words in the name of a property that only stores whether or where a view is touched"),
  ]

  /// VoiceOver scrolls with three fingers, goes back and closes with a gesture of its own.
  var exemptActions = [
    "dismiss", "hide", "close", "debug", "keyboard", "back", "scroll", "page", "next", "previous", "menu",
    "end editing",
    "pop", "cancel", "highlight", "edge", "minimize", "minimise", "collapse", "continuous", "repeat",
  ]

  /// Types that move whole screens, which open and close without a finger as well, that go by themselves, or on which one
  /// draws, for which there is no other way.
  var exemptTypes = [
    "scroll", "transition", "presentation", "dismiss", "navigation controller", "toast", "snack", "snackbar", "banner",
    "canvas", "signature", "drawing",
  ]

  var exemptStates = ["press", "touch", "highlight", "location", "push", "click"]

  /// A drag whose method calls one of these puts away what is dragged.
  static let leaving = [
    "dismiss", "hide", "close", "minimize", "minimise", "collapse", "pop view", "pop to root", "resign", "end editing",
    "interactive transition", "finish interactive",
  ]

  struct Gesture {
    var name: String
    /// What is done, in SwiftUI.
    var code: Node?
    /// What is called, in UIKit.
    var action: RecognizerAction?
    var place: Node

    func isCalled(_ words: [String]) -> Bool {
      if let action { return action.isCalled(words) }
      return code?.usesName(with: words) == true
    }
  }

  func check(_ file: SourceFile) -> RuleResult {
    var gestures = file.calls("addGestureRecognizer").compactMap { uikit($0, file) }
    if file.mayUseSwiftUI {
      gestures += file.modifiers("onLongPressGesture").compactMap(longPress)
      gestures += file.calls(["gesture", "simultaneousGesture", "highPriorityGesture"]).compactMap(swiftUI)
    }
    // People who zoom an image also drag it; and one finding per location is enough.
    let pinched = Set(gestures.filter { Self.hands[$0.name] == "a pinch" && $0.code != nil }.map(\.place.chain))
    var told: Set<String> = []
    return RuleResult(
      gestures.compactMap { gesture in
        if gesture.name == "DragGesture", pinched.contains(gesture.place.chain) { return nil }
        guard let violation = violation(gesture, file) else { return nil }
        return told.insert("\(gesture.place.chain.index) \(violation.message)").inserted ? violation : nil
      })
  }

  private func violation(_ gesture: Gesture, _ file: SourceFile) -> Violation? {
    guard let hand = Self.hands[gesture.name], let type = gesture.place.enclosingType,
      !IdentifierWords(type.text).contain(anyOf: exemptTypes), !type.mentionsAny(Self.ways),
      !offersElsewhere(type, file)
    else { return nil }
    let isLongPress = hand == "a long press"
    if gesture.isCalled(isLongPress ? exemptActions.filter { $0 != "menu" } : exemptActions) { return nil }
    let isDrag = hand == "a drag" || hand == "a swipe"
    if isDrag, gesture.action?.calls(Self.leaving) == true || leaves(gesture, type) { return nil }
    if onlyShowsTouch(gesture) || isSameAsTap(gesture) || hasTap(gesture, type) { return nil }
    if isDrag, isFromEdge(gesture) || hasButton(for: gesture, type) || isTapped(gesture, type, file) { return nil }
    let isWrapped = gesture.place.ancestors.contains {
      $0.kind == .type && $0.declaration?.inherits.contains("UIViewRepresentable") == true
    }
    return Violation(
      Finding.Subject(source: type.text.escapedName), "responds to \(hand) without an accessible alternative",
      // What wraps UIKit for SwiftUI is used by a view that may offer the rest.
      isInferred: isDrag && !setsShare(gesture, type) || isWrapped || isCalledElsewhere(gesture, type, file),
      at: gesture.place.chain.location)
  }

  private func offersElsewhere(_ type: Node, _ file: SourceFile) -> Bool {
    if file.index.spokenFor.contains(type.text) { return true }
    guard let facts = file.facts(of: type.text) else {
      // A helper for every view there is: who uses it offers the rest.
      return type.declaration?.typeKind == .extension && file.index.views[type.text] == nil
    }
    return facts.hasHelper || facts.mentionsAny(Self.ways) || Self.ways.contains(where: facts.declares)
      || Self.ways.contains { file.index.callersSet($0, on: facts) }
      || facts.functions["tableView"] != nil && facts.mentions("UISwipeActionsConfiguration")
  }

  /// Anything of these offers what is done another way.
  private static let ways: Set<String> = [
    "accessibilityCustomActions", "accessibilityAction", "accessibilityActions", "contextMenu", "swipeActions",
    "UIContextMenuInteraction", "accessibilityAdjustableAction", "accessibilityRepresentation",
    "accessibilityCustomAction", "accessibilityIncrement", "accessibilityActivate", "accessibilityZoomAction",
    "accessibilityZoomIn", "accessibilityDragPoint", "isVoiceOverRunning", "allowsDirectInteraction",
    "accessibilityScrollAction", "trailingSwipeActionsConfigurationForRowAt", "contextMenuConfigurationForRowAt",
  ]

  /// What is done by hand, in words; a drag may be scrolling, or a value that another rule speaks of.
  static let hands = [
    "UILongPressGestureRecognizer": "a long press", "UISwipeGestureRecognizer": "a swipe",
    "UIPinchGestureRecognizer": "a pinch", "UIRotationGestureRecognizer": "a rotation",
    "UIPanGestureRecognizer": "a drag", "LongPressGesture": "a long press", "MagnificationGesture": "a pinch",
    "MagnifyGesture": "a pinch", "RotationGesture": "a rotation", "RotateGesture": "a rotation",
    "DragGesture": "a drag",
  ]
}

extension GestureWithoutAction {
  static let examples: [Example] = [
    .fails(
      "menu opened by a long press only",
      """
      class Cell: UITableViewCell {
        func prepare() {
          ✗ addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(openMenu)))
        }
      }
      """),
    .fails(
      "SwiftUI action on a long press only",
      """
      struct Row: View {
        var body: some View { ✗ Text(name).onLongPressGesture { delete() } }
      }
      """),
    .passes(
      "long press with a custom action",
      """
      class Cell: UITableViewCell {
        func prepare() {
          addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(openMenu)))
          accessibilityCustomActions = [menuAction]
        }
      }
      """),
    .needsReview(
      "long press that performs an action of another method",
      """
      class Account: UIViewController {
        func prepare() {
          ? titleView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
        }
        @objc func held(_ recognizer: UILongPressGestureRecognizer) { if recognizer.state == .began { copyAddress() } }
        func optionsDidCopy() { copyAddress() }
        func copyAddress() { board.string = address }
      }
      """),
  ]
}
