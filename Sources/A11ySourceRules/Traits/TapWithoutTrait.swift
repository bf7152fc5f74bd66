import A11yCore

struct TapWithoutTrait: Rule {
  static let info = RuleInfo(
    id: "tap-without-trait",
    summary: "A tappable view has no button trait",
    family: .traits, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads it as plain text or not at all, and Switch Control and keyboards skip it: people do not learn \
      that they can activate it.
      """,
    fix: """
      Use a button; or make it an accessibility element with the `.button` trait, in SwiftUI \
      `.accessibilityAddTraits(.isButton)`.
      """,
    fixability: .safe("adds `.accessibilityAddTraits(.isButton)` behind a gesture of SwiftUI"),
    reviewQuestion: "is it exposed as a button in another way?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-views", \.exemptViews, "words in the name of a background view that closes something when tapped"),
    .words(
      "exempt-methods", \.exemptMethods,
      "words in the name of a recognizer's method that closes something, for which VoiceOver has its own gesture"),
    .words("exempt-actions", \.exemptActions, "words in the name of the only call in a SwiftUI action"),
    .words("exempt-mentions", \.exemptMentions, "words in any name in a SwiftUI action"),
    .words("exempt-states", \.exemptStates, "words in the name of a property that a SwiftUI action sets"),
  ]

  var exemptViews = [
    "overlay", "background", "backdrop", "dim", "dimming", "dimmed", "scrim", "mask", "blur", "video", "player",
    "canvas",
  ]
  var exemptMethods = [
    "keyboard", "end editing", "dismiss", "hide", "resign", "close", "outside", "background", "backdrop", "transparent",
  ]
  var exemptActions = ["dismiss"]
  var exemptMentions = ["keyboard"]
  var exemptStates = ["focus"]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit {
      violations += file.calls("addGestureRecognizer").compactMap { uikit($0, file) }
      violations += ownTaps(in: file) + methods(in: file) + cells(in: file)
    }
    if file.mayUseSwiftUI {
      violations += file.modifiers("onTapGesture").compactMap { swiftUI($0, file) ?? layer($0, file) }
      violations += gestures(of: file)
      violations += customTaps(in: file)
    }
    return RuleResult(violations)
  }
}

extension TapWithoutTrait {
  static let examples: [Example] = [
    .fails(
      "UIKit view with a tap gesture and no trait",
      """
      let card = UIView()
      ✗ card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      """),
    .fails(
      "SwiftUI text with a tap gesture and no trait",
      """
      struct Row: View {
        var body: some View { ✗ Text("Open").padding().disabled(isBusy).onTapGesture { open() } }
      }
      """),
    .passes(
      "UIKit view with a tap gesture and the button trait",
      """
      let card = UIView()
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      card.isAccessibilityElement = true
      card.accessibilityTraits.insert(.button)
      """),
    .needsReview(
      "custom view declared in another module",
      """
      struct Page: View {
        var body: some View { ? ForeignCard(name).onTapGesture { open() } }
      }
      """),
  ]
}
