import A11yCore

struct SmallHitArea: Rule {
  static let info = RuleInfo(
    id: "small-hit-area",
    summary: "A hit target is smaller than 44 × 44 points",
    family: .geometry, severity: .warning,
    criteria: [.wcag("2.5.5"), .wcag("2.5.8"), .hig("Buttons")],
    why: """
      People with a tremor, and everyone who holds the phone in one hand, miss small targets and hit the control \
      next to them.
      """,
    fix: "Make the control at least 44 × 44 points, or extend its hit area beyond the visible part.",
    reviewQuestion: "is the hit area larger than the image?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...1000, "minimum width and height, in points"),
    .words("exempt-modifiers", \.exemptModifiers, "words in the name of a modifier that may make a button larger"),
    .words(
      "exempt-members", \.exemptMembers, "words in the name of a property or function for items of a bar or menu"),
  ]

  /// The Human Interface Guidelines' size.
  private static let usual = 44.0

  var minimum = Self.usual
  var exemptModifiers = ["style"]
  var exemptMembers = ["bar", "toolbar", "navbar", "tabbar", "nav", "navigation", "menu"]
  /// WCAG 2.5.8, Target Size (Minimum).
  private let smallest = 24.0
  /// A few points short of the guideline: a notice.
  private var nearly: Double { minimum - 4 }

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.objects.compactMap { uikit($0, file) } + file.classes.compactMap { intrinsic($0, file) }
    if file.mayUseSwiftUI { violations += file.typeCalls("Button").compactMap { swiftUI($0) ?? label(of: $0) } }
    return RuleResult(violations)
  }

  func violation(_ width: Double, _ height: Double, _ subject: Finding.Subject, at node: Node) -> Violation? {
    guard width < minimum, height < minimum, width > 1, height > 1 else { return nil }
    let size = "\(width.points) × \(height.points)"
    let needed = "\(minimum.points) × \(minimum.points)"
    return Violation(
      subject, "is \(size) points, needs \(needed)",
      grade: min(width, height) < smallest ? .severe : min(width, height) < nearly ? .full : .minor,
      measured: "\(size) points", required: "\(needed) points",
      fix: minimum == Self.usual ? nil : "Make the control or its hit area at least \(needed) points.",
      at: node.location)
  }
}

extension SmallHitArea {
  static let examples: [Example] = [
    .fails(
      "button with a fixed size of 20 × 20 pt",
      """
      let close = UIButton()
      ✗ close.widthAnchor.constraint(equalToConstant: 20).isActive = true
      close.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """),
    .fails(
      "SwiftUI button with a frame of 20 × 20 pt",
      """
      struct Bar: View {
        var body: some View { ✗ Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 20) }
      }
      """),
    .passes(
      "SwiftUI button with room for a finger",
      """
      struct Bar: View {
        var body: some View {
          Button { add() } label: { Image(systemName: "plus").frame(width: 44, height: 44) }
          Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 20).padding(12).contentShape(Rectangle())
        }
      }
      """),
    .needsReview(
      "small image in a SwiftUI button, to which a button style may add room",
      """
      struct Bar: View {
        var body: some View {
          ? Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20) }
        }
      }
      """),
  ]
}
