import A11yCore

/// Finds the chosen one of several controls that differs from its neighbors in nothing but color.
struct ColorOnlyStates {
  /// Understanding WCAG 1.4.1, technique G183: so much apart, two colors differ to everybody.
  private let required: Double

  init(required: Double) { self.required = required }

  func check(_ elements: [Element], _ result: inout RuleResult) {
    var groups: [Int: [Element]] = [:]
    var order: [Int] = []
    for element in elements where Self.isState(element) {
      guard let parent = element.parent?.index else { continue }
      if groups.updateValue((groups[parent] ?? []) + [element], forKey: parent) == nil { order.append(parent) }
    }
    for parent in order {
      let group = groups[parent] ?? []
      guard let chosen = group.first(where: isChosen),
        let other = group.first(where: { !isChosen($0) && $0.role == chosen.role })
      else { continue }
      judge(chosen, other, &result)
    }
  }

  /// The description says whether it is chosen and how it looks; what UIKit draws, it marks by more than color.
  static func isState(_ element: Element) -> Bool {
    guard element.hasAppearance, !element.isLaidOutBySystem, !element.isPartOfDisabled,
      element.control.selected != nil || element.control.traits?.contains(.selected) == true
    else { return false }
    switch element.role {
    case .tab, .segment, .button, .radio, .menuItem: return true
    default: return false
    }
  }

  private func isChosen(_ element: Element) -> Bool {
    element.control.selected ?? element.traits.contains(.selected)
  }

  private func judge(_ chosen: Element, _ other: Element, _ result: inout RuleResult) {
    let ratios = contrasts(chosen.appearance, other.appearance)
    guard let ratio = ratios.max(), ratio < required, !isMarked(chosen, other) else { return }
    guard chosen.appearance.font != nil, other.appearance.font != nil else {
      result.leaveOut(without: .font)
      return
    }
    result.violations.append(
      Violation(
        chosen, "differs from unselected items only by color, with a contrast ratio of \(ratio.ratio), needs 3:1",
        measured: ratio.ratio, required: "3:1",
        fix: "Mark the selected item by more than color: an underline, a filled image, bold text.",
        isInferred: true, related: [other]))
  }

  /// Of each color that both give and that changes.
  private func contrasts(_ a: Appearance, _ b: Appearance) -> [Double] {
    [(a.textColor, b.textColor), (a.tintColor, b.tintColor), (a.backgroundColor, b.backgroundColor)].compactMap {
      guard $0.0 != $0.1, let own = $0.0?.rgb(in: .light), let its = $0.1?.rgb(in: .light) else { return nil }
      return own.contrast(with: its)
    }
  }

  /// By its letters, its image, its size, or a line.
  private func isMarked(_ chosen: Element, _ other: Element) -> Bool {
    let (a, b) = (chosen.appearance, other.appearance)
    if a.font != b.font || a.isUnderlined != b.isUnderlined || a.indicatorColor != b.indicatorColor { return true }
    // A surface or an outline that only one of them has is a shape.
    if (a.backgroundColor == nil) != (b.backgroundColor == nil) || (a.borderColor == nil) != (b.borderColor == nil) {
      return true
    }
    return hasOtherPicture(chosen, other) || chosen.control.frame?.height != other.control.frame?.height
  }

  /// A tick, or a filled image where the other's is not: what the two show otherwise is what they are for.
  private func hasOtherPicture(_ chosen: Element, _ other: Element) -> Bool {
    guard let own = chosen.control.image else { return false }
    return other.control.image == nil || own.contains("fill") || own.contains("check") || own.contains("selected")
  }
}
