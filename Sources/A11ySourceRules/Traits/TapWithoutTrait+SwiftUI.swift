import A11yCore

/// Taps on views of SwiftUI.
extension TapWithoutTrait {
  private static let speaking: Set<String> = [
    "accessibilityAddTraits", "accessibilityHidden", "accessibilityAction", "accessibilityRepresentation",
    "accessibility",
    "accessibilityElement", "accessibilityActions", "accessibilityRemoveTraits",
    "accessibilityRespondsToUserInteraction",
  ]

  /// Views for which a tap is an extra, or that are buttons for VoiceOver themselves.
  private static let controls: Set<String> = [
    "Button", "Link", "NavigationLink", "Toggle", "Menu", "TextField", "SecureField", "Picker", "DatePicker", "Slider",
    "Stepper", "TextEditor", "Map", "ScrollView", "List", "Form", "VideoPlayer", "GeometryReader", "NavigationView",
    "NavigationStack", "Spacer", "TabView", "ShareLink", "PhotosPicker", "ColorPicker", "EditButton", "PasteButton",
    "MultiDatePicker",
  ]

  func swiftUI(_ tap: Node, _ file: SourceFile) -> Violation? {
    guard isSingle(tap), let action = tap.arguments.last else { return nil }
    guard let root = tap.chainRoot ?? tap.madeRoot ?? tap.viewRoot, !root.ownModifiers.isEmpty,
      !isHiddenDoor(root, action, file)
    else {
      return nil
    }
    // `header.onTapGesture { … }`: what is shown is in the member.
    let member = root.isTypeCall ? nil : root.shownMember
    if !root.isTypeCall, member == nil { return nil }
    let content = member ?? root
    let name = root.calledName ?? root.lastName ?? "view"
    if Self.controls.contains(name) { return nil }
    if isHousekeeping(gestureAction(tap) ?? action), !isSign(root) { return nil }
    // A clear layer over everything closes what is before it.
    if Self.layers.contains(name) || isEmpty(root)
      || ["Overlay", "Backdrop", "Scrim"].contains(where: name.hasSuffix)
    {
      return nil
    }
    let around = root.ownModifiers + root.enclosingModifiers
    let settling = around.filter { settles($0, file) }
    // One element of all texts, which a double tap activates, but no button.
    let isCombined = !settling.isEmpty && settling.allSatisfy(isCombining)
    if !settling.isEmpty, !isCombined { return nil }
    if around.contains(where: isOff) || tap.isTakenIntoElement || tap.isLabelOfControls { return nil }
    // A control inside does it for everybody, or the words inside speak of accessibility.
    if content.descendants.contains(where: { $0.kind == .member && speaksInside($0) }) { return nil }
    let inside = content.descendants.filter {
      $0.isTypeCall && Self.inner.contains($0.calledName ?? "") && !isHiddenForAll($0)
    }
    let doesMore = !inside.isEmpty && inside.allSatisfy { doesOther($0, than: action) }
    if !inside.isEmpty, !doesMore { return nil }
    // A view of the app's may bring its traits with it.
    let isOurs = member == nil && !Self.framework.contains(name) && !isPlainView(name, file)
    let isSpokenFor = tap.enclosingType.map { file.index.spokenFor.contains($0.text) } == true
    if isOurs, file.index.views[name]?.isAboutAccessibility == true { return nil }
    let inner = content.descendants.compactMap { $0.isTypeCall ? file.index.views[$0.calledName ?? ""] : nil }
    let speaking = inner.filter(\.isAboutAccessibility)
    if !inner.isEmpty, speaking.count == inner.count { return nil }
    if root.enclosingViews.contains(where: { ["Button", "NavigationLink", "Menu"].contains($0.calledName ?? "") }) {
      return nil
    }
    let isInferred =
      isOurs || doesMore || member != nil && !isPlainMember(content, file) || isSpokenFor || isOfToggle(tap)
      || !speaking.isEmpty || onlyHints(action) || inner.contains { holdsControls($0, file) }
    return Violation(
      Finding.Subject(source: name.escapedName), "can be tapped but lacks the .isButton trait",
      grade: isCombined ? .minor : .full, isInferred: isInferred,
      edits: isInferred || isConditional(action) || isMoreThanButton(root, action, tap) ? [] : [trait(behind: tap)],
      at: tap.nameLocation)
  }

  /// A switch, for which the trait of a button is the wrong one, or a shape whose texts lie over it, outside of what is
  /// tapped: `Capsule().onTapGesture { … }.overlay(Text(name))`.
  private func isMoreThanButton(_ root: Node, _ action: Node, _ tap: Node) -> Bool {
    if action.descendants.contains(where: { $0.kind == .call && $0.calledName == "toggle" && $0.arguments.isEmpty }) {
      return true
    }
    return Self.shapes.contains(root.calledName ?? "") && tap.ownModifiers.contains { $0.name == "overlay" }
  }

  private static let shapes: Set<String> = ["Capsule", "Circle", "Color", "Ellipse", "Rectangle", "RoundedRectangle"]

  func settles(_ modifier: Node.Modifier, _ file: SourceFile) -> Bool {
    Self.speaking.contains(modifier.name) || file.index.isHelper(modifier.name)
  }

  /// `.accessibilityElement(children: .combine)`
  private func isCombining(_ modifier: Node.Modifier) -> Bool {
    modifier.name == "accessibilityElement" && modifier.call.argument("children")?.lastName == "combine"
  }

  /// A symbol or a word that closes something, as a button does.
  private func isSign(_ root: Node) -> Bool {
    switch root.calledName {
    case "Image": root.symbolName != nil || root.arguments.first?.literal != nil
    case "Text": root.arguments.first?.literal != nil
    default: false
    }
  }

  /// `onTap?()`, `if let note { … }`: what does nothing without it is no button then, which a person has to express.
  private func isConditional(_ action: Node) -> Bool {
    let statements = action.children.filter { $0.kind != .parameter }
    guard let first = statements.first else { return false }
    if first.kind == .branch, first.text == "guard" { return true }
    guard statements.count == 1 else { return false }
    if first.kind == .branch { return first.text == "if" && !first.children.contains { $0.label == "else" } }
    return first.kind == .call && first.source.contains("?(")
  }

  /// `.accessibilityAddTraits(.isButton)` behind the gesture, on a line of its own if that is.
  private func trait(behind tap: Node) -> TextEdit {
    let modifier = ".accessibilityAddTraits(.isButton)"
    let line = tap.tree.line(of: Int32(clamping: tap.tree.offset(of: tap.nameLocation)))
    let start = tap.tree.range(ofLine: line)
    let text = tap.tree.text(start)
    let indentation = text.prefix { $0 == " " || $0 == "\t" }
    let isApart = text.dropFirst(indentation.count).hasPrefix(".")
    return TextEdit(tap.end..<tap.end, isApart ? "\n\(indentation)\(modifier)" : modifier)
  }

  /// Words about accessibility within a view that may settle what is tapped around them.
  private static let speakingInside = speaking.subtracting([
    "accessibilityHidden", "accessibilityRemoveTraits", "accessibility",
  ])

  private func speaksInside(_ member: Node) -> Bool {
    Self.speakingInside.contains(member.text)
      || member.text == "accessibility" && member.parent?.argument("addTraits") != nil
  }

  /// `.accessibilityHidden(true)`: what it does is left to the tap around it.
  private func isHiddenForAll(_ control: Node) -> Bool {
    control.ownModifiers.contains { $0.name == "accessibilityHidden" && $0.call.arguments.first?.isTrue == true }
  }

  /// What it shows is all made of the framework's own views.
  private func isPlainMember(_ member: Node, _ file: SourceFile) -> Bool {
    let made = member.descendants.filter(\.isTypeCall).compactMap(\.calledName)
    return made.contains { ["Text", "Image", "Label"].contains($0) }
      && made.allSatisfy { Self.framework.contains($0) || file.index.views[$0] == nil || isPlainView($0, file) }
  }

  /// A view of the run that makes a control, itself or by a view of its own.
  private func holdsControls(_ view: ViewUses.View, _ file: SourceFile) -> Bool {
    view.makes.contains { name in
      Self.inner.contains(name) || file.index.views[name]?.makes.contains(where: Self.inner.contains) == true
    }
  }

  /// A view of the run without a control in it, as far as its own code goes.
  private func isPlainView(_ name: String, _ file: SourceFile) -> Bool {
    guard let view = file.index.views[name], !view.isAboutAccessibility else { return false }
    return !view.makes.isEmpty
      && view.makes.allSatisfy { inner in
        !Self.inner.contains(inner)
          && (!inner.hasSuffix("Button") && file.index.views[inner]?.isAboutAccessibility != true)
      }
  }

  private static let inner = controls.subtracting(["Spacer", "GeometryReader"])

  /// A button within the view that does something else than the tap, which nothing else does then.
  private func doesOther(_ control: Node, than action: Node) -> Bool {
    // A link within opens its own page, unless the tap sets what the link is bound to.
    if control.calledName == "NavigationLink" {
      return control.argument("isActive") == nil && control.argument("tag") == nil
        && control.argument("selection") == nil && action.kind == .closure && !action.mentions("append")
    }
    guard control.calledName == "Button",
      let own = control.argument("action") ?? control.arguments.first(where: { $0.kind == .closure }),
      own.kind == .closure, action.kind == .closure
    else { return false }
    let calls = Set(action.descendants.compactMap(\.calledName)), others = Set(own.descendants.compactMap(\.calledName))
    let states = Set(action.descendants.compactMap { $0.target?.path })
    let otherStates = Set(own.descendants.compactMap { $0.target?.path })
    return calls.isDisjoint(with: others) && states.isDisjoint(with: otherStates)
  }

  /// The body of a style: the toggle that has it may be the element.
  private func isOfToggle(_ tap: Node) -> Bool {
    tap.enclosingType?.declaration?.inherits.contains { $0.hasSuffix("ToggleStyle") } == true
  }

  /// The version that opens the developers' menu when it is tapped often enough.
  private func isHiddenDoor(_ root: Node, _ action: Node, _ file: SourceFile) -> Bool {
    let words = root.arguments.filter { $0.kind != .closure } + [action]
    if words.contains(where: { IdentifierWords($0.source).contain(anyOf: ["version"]) }) { return true }
    if action.countsTaps { return true }
    guard let type = action.enclosingType else { return false }
    let names = Set(action.subtree.compactMap(\.lastName))
    return names.contains { file.functions($0).contains { $0.parent == type && $0.countsTaps } }
  }

  /// It lets no tap through.
  private func isOff(_ modifier: Node.Modifier) -> Bool {
    guard let value = modifier.call.arguments.first else { return false }
    return modifier.name == "disabled" && value.isTrue || modifier.name == "allowsHitTesting" && value.isFalse
  }

  func onlyHints(_ action: Node) -> Bool {
    guard action.kind == .closure, action.children.count == 1 else { return false }
    return action.usesName(with: Self.hints)
  }

  static let framework: Set<String> = [
    "Text", "Image", "HStack", "VStack", "ZStack", "Label", "Group", "Circle", "RoundedRectangle", "Capsule", "Ellipse",
    "AsyncImage", "LazyVStack", "LazyHStack", "GroupBox", "LabeledContent",
  ]

  /// `HStack {}` that only fills a place.
  private func isEmpty(_ root: Node) -> Bool {
    root.arguments.contains { $0.kind == .closure } && root.arguments.allSatisfy { $0.children.isEmpty }
  }

  func isSingle(_ tap: Node) -> Bool {
    guard let count = tap.argument("count") else { return true }
    return count.numberValue == 1
  }

  /// It closes something, and no statement does more than that.
  private func onlyDismisses(_ action: Node, _ words: Set<String>) -> Bool {
    guard action.kind == .closure || action.kind == .block || action.kind == .branch else {
      return action.kind != .call || action.mentionsAny(words) || isAside(action)
    }
    return action.children.allSatisfy { statement in
      if statement.kind == .parameter || statement.kind == .variable { return true }
      if statement.kind == .branch {
        return statement.children.filter { $0.kind == .block }.allSatisfy { onlyDismisses($0, words) }
      }
      if statement.mentionsAny(words) {
        let closures = statement.arguments.filter { $0.kind == .closure }
        return closures.allSatisfy { onlyDismisses($0, words) }
      }
      // What closes a page of ours: `onDismiss()`, and with something to tell it does more.
      return isAside(statement)
        || statement.kind == .call && statement.arguments.isEmpty
          && IdentifierWords(statement.calledName ?? "").contain(anyOf: ["dismiss", "close", "cancel"])
        || statement.kind == .assign
          && (statement.assignedValue?.isFalse == true || statement.assignedValue?.kind == .null)
    }
  }

  /// Feedback, or a line for a log.
  private func isAside(_ statement: Node) -> Bool {
    let words = ["haptic", "impact", "feedback", "generator", "log", "track", "analytics", "print", "vibrate"]
    return statement.kind == .call
      && (statement.callee?.subtree.contains { node in
        (node.kind == .name || node.kind == .member) && IdentifierWords(node.text).contain(anyOf: words)
      } == true)
  }

  /// Puts the keyboard away or closes something: VoiceOver has its own ways for both.
  func isHousekeeping(_ action: Node) -> Bool {
    let keyboard: Set<String> = [
      "endEditing", "resignFirstResponder", "dismissKeyboard", "hideKeyboard", "closeKeyboard",
    ]
    let words: Set<String> = ["dismiss", "presentationMode"]
    if action.mentionsAny(keyboard), onlyDismisses(action, keyboard) { return true }
    let statements = action.children.filter { $0.kind != .parameter }
    if action.usesName(with: exemptMentions), statements.allSatisfy({ $0.usesName(with: exemptMentions) }) {
      return true
    }
    if action.mentionsAny(words), onlyDismisses(action, words) { return true }
    if IdentifierWords(action.lastName ?? "").contain(anyOf: exemptActions) { return true }
    if action.kind == .closure, action.children.isEmpty { return true }
    if action.kind == .closure, action.children.count == 1, let only = action.children.first {
      let name = only.calledName ?? only.target?.lastName ?? ""
      // Left over from trying.
      if name == "print" || IdentifierWords(name).contain(anyOf: exemptActions) { return true }
    }
    let changes = action.descendants.filter { $0.kind == .assign && $0.target?.path != nil }
    if changes.contains(where: { IdentifierWords($0.target?.path ?? "").contain(anyOf: exemptStates) }) { return true }
    return action.children.count == 1 && !changes.isEmpty && changes.allSatisfy(closes)
  }

  /// `isShowingMenu = false`, `selectedPhoto = nil`; `hasReminder = false` is a choice.
  private func closes(_ change: Node) -> Bool {
    if change.assignedValue?.kind == .null { return true }
    return change.assignedValue?.isFalse == true
      && IdentifierWords(change.target?.path ?? "").contain(anyOf: Self.shown)
  }

  private static let shown = [
    "show", "shown", "present", "open", "visible", "visibility", "display", "expand", "popup", "pop up", "sheet",
    "alert",
    "overlay", "menu", "modal", "focus", "edit", "keyboard", "dropdown", "drawer", "picker", "search", "active",
    "preview",
    "full screen", "detail", "dialog", "panel", "popover", "toast", "banner", "tooltip", "presentation", "appear",
  ]
}
