import A11yCore

/// Fields, switches and sliders of SwiftUI.
extension InputWithoutName {
  static let inputs = [
    "Slider", "TextField", "SecureField", "Toggle", "Picker", "Stepper", "DatePicker", "ColorPicker", "TextEditor",
  ]

  static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation", "accessibilityElement",
    "accessibilityLabeledPair", "accessibilityInputLabels", "accessibilityChildren", "hidden",
  ]
  /// Styles whose parts have names of their own.
  private static let styles: Set<String> = [
    "segmented", "SegmentedPickerStyle", "graphical", "GraphicalDatePickerStyle", "inline", "InlinePickerStyle",
    "palette",
  ]

  func swiftUI(_ input: Node, _ file: SourceFile) -> Violation? {
    guard let name = input.calledName, isWithoutName(input, name) else { return nil }
    let hasPrompt = input.argument("prompt").map { !isEmpty($0) } == true
    // The magnifying glass and the keyboard tell what a search field is.
    let words = [input.argument("text")?.source ?? "", input.enclosingType?.text ?? ""]
    let sign = signPlaceholder(input, name)
    if hasPrompt || sign != nil, words.contains(where: { IdentifierWords($0).contain(anyOf: ["search", "query"]) }) {
      return nil
    }
    let around = input.ownModifiers + input.enclosingModifiers
    if around.contains(where: {
      Self.naming.contains($0.name) ? !$0.isEmptyLabel : file.index.isHelper($0.name)
    }) {
      return nil
    }
    if input.ownModifiers.contains(where: { isUnseen($0) || isStyle($0) }) { return nil }
    if input.enclosingViews.contains(where: { ["LabeledContent", "Menu", "Label"].contains($0.calledName ?? "") }) {
      return nil
    }
    if input.isArgument(ofAny: ["alert", "contextMenu"]) { return nil }
    if input.isTakenIntoElement
      || input.enclosingType?.declaration?.inherits.contains(where: { $0.hasSuffix("Style") }) == true
    {
      return nil
    }
    let type = input.enclosingType?.text ?? ""
    let isSpokenFor = file.index.spokenFor.contains(type)
    if isSpokenFor, !file.index.unnamedViews.contains(type) { return nil }
    return Violation(
      Finding.Subject(source: name),
      sign.map { "has only the placeholder \($0.quoted(limit: 20)) for a name" }
        ?? (hasPrompt
          ? "has a placeholder but no label"
          : isNamedByValue(input, name) ? "has only its value for a name" : "has no label"),
      grade: hasPrompt || sign != nil || name == "DatePicker" ? .minor : .full,
      isInferred: isSpokenFor, at: input.location)
  }

  /// `Stepper("\(size)", value: $size)`, `Stepper(String(size), value: $size)`
  private func isNamedByValue(_ input: Node, _ name: String) -> Bool {
    guard name == "Stepper", let title = input.arguments.first, title.label.isEmpty,
      let value = input.argument("value")?.lastName.map({ $0.drop { $0 == "$" } })
    else { return false }
    switch title.kind {
    case .call:
      return title.calledName == "String" && title.arguments.first?.lastName == String(value)
    case .string:
      return !title.text.contains(where: \.isLetter) && title.children.count == 1 && title.mentions(String(value))
    default: return false
    }
  }

  private func isWithoutName(_ input: Node, _ name: String) -> Bool {
    // VoiceOver reads the prompt until something is typed.
    if let prompt = input.argument("prompt"), !isEmpty(prompt), !["TextField", "SecureField"].contains(name) {
      return false
    }
    if let label = input.argument("label") { return isEmpty(label) }
    let first = input.arguments.first
    switch name {
    case "Slider":
      guard first?.label == "value" else { return false }
      return !input.arguments.contains {
        $0.kind == .closure && $0.isTrailing && $0.descendants.contains(where: \.isTypeCall) && !isEmpty($0)
      }
    case "TextEditor": return true
    default: break
    }
    if let first, first.label.isEmpty, first.kind != .closure {
      if isNamedByValue(input, name) { return true }
      return isEmpty(first) || signPlaceholder(input, name) != nil
    }
    // `TextField(text: $name) {}`
    if first?.label == "text", let last = input.arguments.last, last.isTrailing { return isEmpty(last) }
    // `Toggle(isOn: $isOn) {}`
    if name == "Toggle" || name == "Picker" || name == "DatePicker", let last = input.arguments.last, last.isTrailing,
      ["isOn", "selection"].contains(first?.label ?? "")
    {
      return name == "Toggle" && isEmpty(last)
    }
    return false
  }

  /// `TextField("0.00", text: $amount)`
  private func signPlaceholder(_ input: Node, _ name: String) -> String? {
    guard ["TextField", "SecureField"].contains(name), let title = input.arguments.first, title.label.isEmpty,
      let words = title.literal, !words.isEmpty, !words.contains(where: \.isLetter)
    else { return nil }
    return words
  }

  /// `""`, `{}`, `EmptyView()`, `Text("")`
  private func isEmpty(_ label: Node) -> Bool {
    switch label.kind {
    case .string: return label.isEmptyText
    case .closure: return label.children.allSatisfy { $0.kind != .parameter && isEmpty($0) }
    case .call:
      guard let root = label.chainRoot else { return false }
      return root.calledName == "EmptyView" || root.calledName == "Text" && root.arguments.first.map(isEmpty) == true
    default: return false
    }
  }

  /// A field that takes keys and is shown by other views.
  private func isUnseen(_ modifier: Node.Modifier) -> Bool {
    switch modifier.name {
    case "opacity": (modifier.call.arguments.first?.numberValue ?? 1) < 0.1
    case "frame":
      [modifier.call.argument("width"), modifier.call.argument("height")].contains {
        ($0?.numberValue ?? 44) < 2
      }
    case "disabled": modifier.call.arguments.first?.isTrue == true
    case "allowsHitTesting": modifier.call.arguments.first?.isFalse == true
    default: false
    }
  }

  private func isStyle(_ modifier: Node.Modifier) -> Bool {
    guard modifier.name.hasSuffix("Style"), let style = modifier.call.arguments.first else { return false }
    return Self.styles.contains(style.lastName ?? style.calledName ?? "")
  }
}
