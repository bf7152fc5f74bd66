public import A11yCore

/// VoiceOver can leave a modal dialog.
public struct ModalNotIsolated: TreeRule {
  public static let info = RuleInfo(
    id: "modal-not-isolated",
    summary: "VoiceOver can leave a modal dialog",
    family: .structure,
    severity: .error,
    criteria: [.wcag("2.4.3"), .wcag("4.1.2"), .en("11.2.4.3")],
    needs: [.exposure, .modality, .layout, .surroundings],
    why: "VoiceOver users swipe out of the dialog without noticing, and activate controls behind it.",
    fix: "Set `accessibilityViewIsModal = true` on the dialog and post `.screenChanged` when it appears.",
    reviewQuestion: "does code keep VoiceOver inside the dialog?",
    examples: examples
  )

  public init() {}

  /// The share of the display that a dialog covers when it blocks the rest, and that a backdrop covers.
  private static let blocking = 0.5
  private static let backdrop = 0.9
  /// Each dialog is compared with all that is behind it, so that only so many are looked at.
  private static let most = 8

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.outermost(from: 1) { $0.reach == .container && DialogEvidence($0) != nil }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    // People are in the one on top.
    for dialog in subjects.suffix(Self.most).reversed() {
      if let evidence = DialogEvidence(dialog), let violation = violation(dialog, evidence) { return [violation] }
    }
    var result: RuleResult = []
    result.leaveOut(subjects.count - Self.most, without: .surroundings)
    return result
  }

  private func violation(_ dialog: Element, _ evidence: DialogEvidence) -> Violation? {
    guard dialog.control.isModal != true, !dialog.ancestors.contains(where: { $0.control.isModal == true }),
      let frame = dialog.frame, frame.isValid, let display = display(dialog.tree)
    else { return nil }
    let covered = frame.sharedArea(with: display) / display.area
    let dims = dimsDisplay(dialog, display)
    guard covered >= Self.blocking || dims else { return nil }
    let behind = controls(behind: dialog, under: dims ? display : frame, display)
    guard let first = behind.first else { return nil }
    let share = "\((covered * 100).rounded().points)% of the screen"
    let count = behind.count == 1 ? "1 control" : "\(behind.count) controls"
    return Violation(
      dialog, "covers \(share) and is not modal: VoiceOver reaches \(count) behind it, first \(first.mention)",
      measured: count,
      isInferred: evidence != .declared, related: [first])
  }

  private func display(_ tree: AccessibilityTree) -> Frame? {
    let size = tree.screen.size ?? tree[0].control.frame?.size
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return size.frame
  }

  /// What is drawn right before it, or holds it, covers the display and lets it shine through.
  private func dimsDisplay(_ dialog: Element, _ display: Frame) -> Bool {
    var views = Array(dialog.ancestors.dropLast())
    if let before = dialog.parent?.children.prefix(while: { $0.index < dialog.index }).reversed().first {
      views.append(before)
    }
    return views.contains { view in
      guard let frame = view.control.frame, frame.isValid, !view.isOutOfSight,
        frame.sharedArea(with: display) >= display.area * Self.backdrop
      else { return false }
      if view.appearance.background == .blur || view.uikitClass?.name == "UIVisualEffectView" { return true }
      guard case .rgba(_, _, _, let alpha)? = view.appearance.backgroundColor else { return false }
      return alpha > 0 && alpha < 255
    }
  }

  /// What is drawn before it and can be visited, but for what covers the whole display: that is its backdrop.
  private func controls(behind dialog: Element, under cover: Frame, _ display: Frame) -> [Element] {
    dialog.tree.elements.filter { element in
      guard element.index < dialog.index, element.isInteractive else { return false }
      guard let frame = element.control.frame else { return true }
      return frame.overlaps(cover) && frame.sharedArea(with: display) < display.area * Self.backdrop
    }
  }
}

extension ModalNotIsolated {
  static let examples: [Example] = [
    .fails(
      "custom alert that is not modal",
      """
      screen "Cart" 390x844 en
        UIButton "Pay" frame=20,500,120,44
        ✗ alert SaleBox frame=0,200,390,600
          UIButton "OK" frame=60,420,80,44
      """),
    .passes(
      "modal custom alert",
      """
      screen "Cart" 390x844 en
        UIButton "Pay" frame=20,500,120,44
        alert SaleBox modal=true frame=0,200,390,600
          UIButton "OK" frame=60,420,80,44
      """),
    .passes(
      "content behind the alert hidden from VoiceOver",
      """
      screen "Cart" 390x844 en
        view UIView elementsHidden=true frame=0,0,390,844
          UIButton "Pay" frame=20,500,120,44
        alert SaleBox frame=0,200,390,600
          UIButton "OK" frame=60,420,80,44
      """),
    .needsReview(
      "custom view recognized as a dialog by its class name only",
      """
      screen "Cart" 390x844 en
        UIButton "Pay" frame=20,500,120,44
        ? view SaleDialog frame=0,200,390,600
          UIButton "OK" frame=60,420,80,44
      """),
  ]
}
