public import A11yCore

/// A hit target is smaller than 44 × 44 points.
public struct TargetSize: ElementRule {
  public static let info = RuleInfo(
    id: "target-size",
    summary: "A hit target is smaller than 44 × 44 points",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("2.5.5"), .hig("Buttons")],
    needs: [.frame],
    supersededBy: ["target-size-minimum"],
    why: """
      People with a tremor, and everyone who holds the phone in one hand, miss small targets and hit the control \
      next to them.
      """,
    fix: "Make the control or its hit area at least 44 points wide and 44 points high; the icon can stay small.",
    editorFix: "Size inspector: add constraints for a width and a height of at least 44; the icon can stay small.",
    fixability: .unsafe("enlarges the frame around its center, if it stays in its parent and overlaps nothing else"),
    reviewQuestion: "is the control or its hit area larger when the app runs?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...1000, "minimum width and height, in points"),
    .flag("strictSystemControls", \.strictSystemControls, "check system controls at their default size, too"),
  ]

  /// The Human Interface Guidelines' size, and that of WCAG 2.5.5.
  private static let usual = 44.0
  /// 38 of 44 points are hit nearly as well as 44; 12 are not.
  private static let close = 0.86
  /// So is a low target that is wide: 172 × 30. Of 12 targets of 18 to 39 points in public apps, readers found 9 not worth
  /// a warning.
  private static let closeIfWide = 0.68
  /// And one that is a little higher and less wide: 78 × 34.
  private static let closeIfWider = 0.77

  /// The smallest width and height, in points.
  public var minimum = Self.usual
  /// Whether controls in the size that UIKit gives them are checked too.
  public var strictSystemControls = false

  public init() {}

  public init(minimum: Double = 44, strictSystemControls: Bool = false) {
    self.minimum = minimum
    self.strictSystemControls = strictSystemControls
  }

  public func appliesTo(_ element: Element) -> Bool {
    // A television is not touched.
    if element.tree.screen.idiom == .tv { return false }
    // A field of a running app that only shows what was chosen; in an editor, code may enable it.
    if element.isEnabled == false, element.role?.isTextInput == true, element.knows(.content) { return false }
    return TouchTargets.isTarget(element) && !element.mayBeOnlyRead && !element.isDisabledForGood
  }

  public func violation(_ element: Element) -> Violation? {
    // One of no width is not there to be touched, and `invisible-element` reports it.
    guard !element.isTouchable(atLeast: minimum), let size = element.touchSize, size.width > 0, size.height > 0,
      !element.isClipped, !element.isScrolledAside,
      !element.hasLargerTwin(atLeast: minimum)
    else { return nil }
    if !strictSystemControls, isSystemSize(size, element) || element.isLaidOutBySystem { return nil }
    let required = Size(width: minimum, height: minimum).description
    var violation = Violation(
      element, "is \(size.description) points, needs \(required)",
      grade: isClose(size, element) ? .minor : .full,
      measured: "\(size.description) points",
      required: "\(required) points", fix: fix, restsOn: [element.decidingSide(of: size, below: minimum)],
      isInferred: mayTakeMoreTaps(element))
    violation.isWorthAQuestion = !isNearlyEnough(size)
    violation.repair = element.enlarged(to: minimum)
    return violation
  }

  private func isClose(_ size: Size, _ element: Element) -> Bool {
    // A team that asks for more than usual means it.
    guard minimum <= Self.usual else { return false }
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    // A field with a border of UIKit's former height.
    if element.role?.isTextInput == true, short >= Self.field - 2, long >= minimum { return true }
    return isNearlyEnough(size) || short >= minimum * Self.closeIfWide && long >= minimum * 2
      || short >= minimum * Self.closeIfWider && long >= minimum * 1.5
  }

  private func isNearlyEnough(_ size: Size) -> Bool {
    minimum <= Self.usual && min(size.width, size.height) >= minimum * Self.close
  }

  /// The same advice with the size that was asked for.
  private var fix: String? {
    if minimum == Self.usual { return nil }
    let side = minimum.points
    return "Make the control or its hit area at least \(side) points wide and \(side) points high."
  }

  /// A borderless text field is as high as its line: body text, as dumps of SwiftUI's forms have it.
  private static let lineOfText = 21.0
  /// A field with a border: UIKit's own size, and what it was before iOS 14, which the editor still draws.
  private static let currentField = 34.0
  private static let field = 30.0

  /// A size is the system's unless the control was made smaller; sides that the system does not determine may have any
  /// length.
  private func isSystemSize(_ size: Size, _ element: Element) -> Bool {
    // A constraint makes a field smaller than UIKit would.
    if element.role?.isTextInput == true, let height = element.appearance.fixedHeight, height < Self.currentField {
      return false
    }
    switch element.role {
    case .datePicker, .picker: return !element.isCustom
    case .segment: return size.height >= 28
    case .textField where element.isSystemControl, .secureTextField where element.isSystemControl:
      // A dump contains the size that people touch, whether or not the app chose it.
      if !element.derivesFromClass { return abs(size.height - Self.currentField) <= 1 }
      return size.height >= Self.lineOfText - 0.1
    // A subclass of UIKit's field is laid out as UIKit's own is; a text view of one line is as high as a field.
    case let role? where role.isTextInput && element.uikitClass != nil:
      if size.height >= Self.field - 0.1 { return true }
    default: break
    }
    // A subclass of `UISwitch` cannot be smaller than `UISwitch`.
    guard element.isSystemControl || element.uikitClass?.name == "UISwitch", let system = element.systemSize else {
      return false
    }
    let enough = minimum - 0.1
    return size.width >= min(system.width ?? 0, enough) && size.height >= min(system.height ?? 0, enough)
  }
}

extension TargetSize {
  static let examples: [Example] = [
    .fails("button of 20 × 20 pt", #"✗ button "Close" frame=0,0,20,20"#),
    .passes("small button with a hit area of 44 × 44 pt", #"button "Close" frame=10,10,24,24 hitFrame=0,0,44,44"#),
    .needsReview(
      "low text field in a row that may forward taps",
      """
      UITableViewCell frame=0,100,390,44
        ? UITextField "Server" frame=20,113,300,18
      """),
    .notChecked("button without a frame", #"button "Close""#),
  ]
}
