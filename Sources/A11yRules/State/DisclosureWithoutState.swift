public import A11yCore

/// A control that discloses content does not expose whether it is expanded.
public struct DisclosureWithoutState: ElementRule {
  public static let info = RuleInfo(
    id: "disclosure-without-state",
    summary: "A control that discloses content does not expose whether it is expanded",
    family: .state,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    needs: [.value],
    why: """
      The arrow shows whether the content is open. Without a state, VoiceOver users do not know whether the content is \
      there, or what activating the control does.
      """,
    fix: """
      Set `accessibilityExpandedStatus` (iOS 18), use `DisclosureGroup` in SwiftUI, or set `accessibilityValue` to \
      "expanded" and "collapsed".
      """,
    reviewQuestion: "does it disclose content, and does code set its state?",
    examples: examples
  )

  public init() {}

  /// Stems of the verbs for it, as hints have them.
  private static let stems = [
    "expand", "collaps", "ausklapp", "einklapp", "aufklapp", "zuklapp", "développe", "réduit", "déplie", "replie",
    "despliega", "contrae", "разверн", "разворач", "сверн", "сворач", "展開", "折りたた", "展开", "收起", "折叠", "펼치",
  ]

  private static let closing: Set<String> = [
    "close", "dismiss", "done", "cancel", "hide", "minimize", "back", "schließen", "fertig", "abbrechen", "fermer",
    "cerrar", "chiudi", "fechar", "sluiten", "закрыть", "閉じる", "关闭", "關閉", "닫기",
  ]

  private static let symbols = ["chevron.down", "chevron.up", "arrowtriangle.down", "arrowtriangle.up"]

  public func appliesTo(_ element: Element) -> Bool {
    guard element.isInteractive, element.role?.isTextInput != true, element.role?.isToggle != true else { return false }
    return !tellsState(element)
  }

  public func violation(_ element: Element) -> Violation? {
    // Other formats do not tell the expanded status.
    let isOwn = element.tree.isCompletable
    if let hint = element.control.hint, speaksOfDisclosing(hint) {
      return Violation(
        element, "has the hint \(hint.quoted()) and no expanded state", measured: hint.excerpt(), isInferred: !isOwn)
    }
    guard let symbol = symbol(of: element) else { return nil }
    return Violation(element, "shows \(symbol.quoted()) and has no expanded state", measured: symbol, isInferred: true)
  }

  private func tellsState(_ element: Element) -> Bool {
    if element.hasStructure, element.structure.isExpanded != nil { return true }
    if !SpokenText.isBlank(element.value) || element.traits.contains(.popupButton) { return true }
    // An arrow down at a sheet's top closes it.
    return speaksOfDisclosing(element.name) || Self.closing.contains(element.name.lowercased())
  }

  private func speaksOfDisclosing(_ text: String) -> Bool {
    guard text.utf8.count < 500 else { return false }
    let words = text.lowercased()
    return Self.stems.contains(where: words.hasBytes)
  }

  private func symbol(of element: Element) -> String? {
    let images = [element.control.image] + element.children.map(\.control.image)
    return images.lazy.compactMap(\.self).first { image in Self.symbols.contains { image.hasPrefix($0) } }
  }
}

extension DisclosureWithoutState {
  static let examples: [Example] = [
    .fails("hint about expanding, without a state", #"✗ button "Details" hint="Expands the list of rooms.""#),
    .passes("expanded state", #"button "Details" expanded=false hint="Expands the list of rooms.""#),
    .passes("state as the value", #"button "Details" value="collapsed" image=chevron.down"#),
    .passes("arrow down that closes a sheet", #"button "Close" image=chevron.down"#),
    .needsReview("arrow down, without a state", #"? button "Details" image=chevron.down"#),
  ]
}
