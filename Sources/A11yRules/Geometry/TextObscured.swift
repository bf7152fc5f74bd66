public import A11yCore

/// Text is covered by other text or by a view.
public struct TextObscured: TreeRule {
  public static let info = RuleInfo(
    id: "text-obscured",
    summary: "Text is covered by other text or by a view",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("1.4.10"), .wcag("1.4.3"), .en("11.1.4.10.1")],
    needs: [.frame, .surroundings], restsOn: [.stacking, .visibility],
    why: "Text that is covered cannot be read, least of all by people with low vision or dyslexia.",
    fix: "Correct the constraints so that the two do not overlap, and check the layout with the largest text size.",
    reviewQuestion: "are both visible at the same time?",
    examples: examples
  )

  public init() {}

  /// In points, on both axes: texts that touch by less can be read.
  private static let leastOverlap = 4.0
  /// Of the text's area.
  private static let shareCovered = 0.25
  /// A mark of so few characters is a badge.
  private static let lengthOfBadge = 3

  public func subjects(in tree: AccessibilityTree) -> [Element] { tree.seen.filter(isStaticText) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var texts: [ObscuredTexts.Entry] = []
    for element in subjects {
      guard let frame = element.control.frame ?? element.frame, FrameGrid.canHold(frame) else {
        result.leaveOut(without: .frame)
        continue
      }
      if frame.area > 0 { texts.append(ObscuredTexts.Entry(text: element, frame)) }
    }
    guard !texts.isEmpty else { return result }
    let (found, crowded) = ObscuredTexts(tree, texts, covers(tree)).pairs(by: Self.leastOverlap)
    result.violations = found.compactMap(violation)
    result.leaveOut(crowded.subtracting(result.violations.compactMap { $0.control }).count, without: .surroundings)
    return result
  }

  private func isStaticText(_ element: Element) -> Bool {
    guard element.role == .text || element.role == .heading, let words = element.drawnWords else { return false }
    return !SpokenText.trimmed(words).dropFirst(Self.lengthOfBadge).isEmpty
  }

  /// Views with a background of their own, as far as the description tells.
  private func covers(_ tree: AccessibilityTree) -> [ObscuredTexts.Entry] {
    tree.seen.compactMap { element in
      guard element.hasAppearance, element.role != .text, element.index > 0, element.knows(.frame),
        let frame = element.control.frame, frame.area > 0, element.appearance.opacity > 0
      else { return nil }
      return ObscuredTexts.Entry(cover: element, frame)
    }
  }

  private func violation(_ pair: ObscuredTexts.Pair) -> Violation? {
    let other = pair.cover.element
    // What code shows and hides is shown in turn.
    if pair.text.element.isShownByCode || other.isShownByCode { return nil }
    // Whatever lies over several texts is moved once.
    let cause = "under \(other.control.location.line):\(other.control.location.column)"
    if pair.cover.isText {
      return Violation(
        pair.text.element, "is overlapped by \(other.mention)", related: [other], cause: cause)
    }
    let share = pair.text.share(under: pair.cover)
    guard share >= Self.shareCovered else { return nil }
    // A whole view over another one that code has a handle on: of three in public apps all were shown in turn.
    if share >= 1, other.derivesFromClass, hasOutlet(other) || hasOutlet(pair.text.element) { return nil }
    let isOpaque = other.appearance.opacity * (other.control.alpha ?? 1) >= 1
    return Violation(
      pair.text.element, "is covered to \(Int(share * 100))% by \(other.mention)",
      measured: "\(Int(share * 100)) %", isInferred: !isOpaque || share >= 1,
      related: [other], cause: cause)
  }
}

extension Element {
  /// Code shows or hides it, or something around it.
  var isShownByCode: Bool {
    ([self] + ancestors).contains { view in
      switch view.codeSettlement(of: .visibility) {
      case .open, .settled: true
      default: false
      }
    }
  }
}

extension TextObscured {
  private func hasOutlet(_ element: Element) -> Bool {
    // The root has one that says nothing.
    ([element] + element.ancestors).contains { $0.index > 0 && !$0.outlets.isEmpty }
  }
}

extension Appearance {
  /// 0 to 1; what is not reported counts as clear.
  fileprivate var opacity: Double {
    if isOpaque == true { return 1 }
    guard case .rgba(_, _, _, let alpha)? = backgroundColor else { return 0 }
    return Double(alpha) / 255
  }
}

extension TextObscured {
  static let examples: [Example] = [
    .fails(
      "label half covered by an opaque view",
      """
      ✗ UILabel text="Terms apply" frame=20,100,200,40
      UIView opaque=true frame=0,120,390,60
      """),
    .passes(
      "labels at different positions",
      """
      UILabel text="First sentence here" frame=51,10,158.5,20.5
      UILabel text="Second text below" frame=51,40,158.5,20.5
      """),
    .needsReview(
      "label covered by a translucent view",
      """
      ? UILabel text="Terms apply" frame=20,100,200,40
      UIView backgroundColor=#FFFFFF80 frame=0,120,390,60
      """),
    .notChecked("label without a frame", #"UILabel text="Terms apply""#),
  ]
}
