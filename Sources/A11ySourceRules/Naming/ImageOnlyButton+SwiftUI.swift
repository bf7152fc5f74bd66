import A11yCore

/// Buttons of SwiftUI.
extension ImageOnlyButton {
  private static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation", "accessibilityElement",
    "accessibilityLabeledPair", "accessibilityInputLabels",
  ]

  /// Views that are operated, and have what is in a closure for their label.
  static let controls = ["Button", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "PhotosPicker"]

  func swiftUI(_ button: Node, _ file: SourceFile) -> Violation? {
    if let violation = emptyTitle(button, file) { return violation }
    let reader = PictureReader(file)
    guard let shown = label(of: button) else { return nil }
    let only = reader.onlyImage(in: shown) ?? reader.onlyShape(in: shown)
    guard let image = only ?? reader.onlyImageAtTimes(in: shown) else { return nil }
    // Any word about accessibility inside, on the button or around it is taken for a name. A hidden image gives none.
    if shown.descendants.contains(where: {
      $0.kind == .member && Self.naming.contains($0.text) && $0.text != "accessibilityHidden"
    }) {
      return nil
    }
    let around = button.ownModifiers + button.enclosingModifiers
    if around.contains(where: { names($0, file) }) { return nil }
    let isShape = image.isTypeCall && !PictureReader.images.contains(image.calledName ?? "")
    if image.kind == .call, !isShape, image.argument("label") != nil || image.arguments.isEmpty { return nil }
    if isLocalizedName(image, file) { return nil }
    if isInMenu(button) || drawsTitle(button) { return nil }
    if button.isTakenIntoElement || isUnseen(image) || isNamedByUsers(button) { return nil }
    let type = button.enclosingType?.text ?? ""
    if file.index.spokenFor.contains(type), !file.index.unnamedViews.contains(type) { return nil }
    // The code that uses this view sets an attribute of it, which may be sufficient.
    let isSpokenFor = file.index.spokenFor.contains(type)
    let label = around.contains(where: \.isEmptyLabel) ? "an empty label" : "no label"
    if only == nil {
      return Violation(
        Finding.Subject(source: button.calledName ?? "Button"),
        "shows \(name(of: image)), has text only under a condition, and has \(label)", grade: Self.grade(of: image),
        reviewQuestion: "is the text shown wherever it is used?", isInferred: true, at: button.location)
    }
    return Violation(
      Finding.Subject(source: button.calledName ?? "Button"), "shows \(name(of: image)) but has \(label)",
      grade: Self.grade(of: image), isInferred: isSpokenFor, at: button.location)
  }

  private func names(_ modifier: Node.Modifier, _ file: SourceFile) -> Bool {
    Self.naming.contains(modifier.name) ? !modifier.isEmptyLabel : file.index.isHelper(modifier.name)
  }

  /// In no color: it only balances another button.
  private func isUnseen(_ image: Node) -> Bool {
    image.ownModifiers.contains {
      ["foregroundColor", "foregroundStyle", "tint"].contains($0.name) && $0.call.arguments.first?.lastName == "clear"
        || $0.name == "opacity" && $0.call.arguments.first?.numberValue == 0
    }
  }

  /// `roundButton("stop").accessibilityLabel("Stop")`: a member makes it, and every other that uses it names it.
  private func isNamedByUsers(_ button: Node) -> Bool {
    guard let member = button.enclosingMember, member.text != "body", let type = button.enclosingType else {
      return false
    }
    let uses = type.uses(of: member.symbol).lazy.map { Node(tree: type.tree, index: $0) }
      .filter { !member.holds($0) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let made = use.parent?.kind == .call && use.parent?.firstChild == use ? use.parent ?? use : use
        return made.ownModifiers.contains { Self.naming.contains($0.name) }
      }
  }

  /// The closure that is shown; nil when the button has a title, or the label is made elsewhere.
  private func label(of button: Node) -> Node? {
    if let label = button.argument("label") { return label.kind == .closure ? label : nil }
    guard let last = button.arguments.last, last.kind == .closure, last.isTrailing else { return nil }
    let arguments = button.arguments.dropLast()
    switch button.calledName {
    case "Button": return button.argument("action") == nil ? nil : last
    // The first without a label is a title, or what is linked to.
    case "NavigationLink":
      let isPlain = ["destination", "value", "isActive", "tag", "selection"]
      return arguments.isEmpty || !arguments.allSatisfy({ isPlain.contains($0.label) }) ? nil : last
    case "Link": return arguments.first?.label == "destination" ? last : nil
    case "ShareLink":
      return arguments.first?.label == "item" || arguments.first?.label == "items" ? last : nil
    case "PhotosPicker": return arguments.first?.label == "selection" ? last : nil
    case "Toggle": return arguments.first?.label == "isOn" ? last : nil
    default: return nil
    }
  }

  /// `Button("") { … }`, `Button("", systemImage: "xmark")`, `Menu("", systemImage: "ellipsis") { … }`.
  private func emptyTitle(_ button: Node, _ file: SourceFile) -> Violation? {
    guard let title = button.arguments.first, title.label.isEmpty, title.literal == "", button.calledName != "Toggle",
      // A hidden button for a keyboard shortcut.
      !(button.ownModifiers + button.enclosingModifiers).contains(where: {
        names($0, file) || ["hidden", "keyboardShortcut", "opacity", "labelsHidden"].contains($0.name)
      }), !drawsTitle(button), !isInAlert(button)
    else { return nil }
    return Violation(
      Finding.Subject(source: button.calledName ?? "Button"), "has an empty title and no label", at: button.location)
  }

  private func isInAlert(_ button: Node) -> Bool {
    button.isArgument(ofAny: ["alert", "confirmationDialog"])
  }

  /// Its rows are drawn by the system, with a title or without.
  private func isInMenu(_ button: Node) -> Bool {
    button.enclosingViews.contains { view in
      guard view.calledName == "Menu" else { return view.calledName == "Label" }
      return view.argument("label")?.holds(button) != true
    }
  }

  /// A custom style that shows more than what it is given: `SupportButtonStyle(title: "Leave a review")`.
  private func drawsTitle(_ button: Node) -> Bool {
    (button.ownModifiers + button.enclosingModifiers).contains { modifier in
      guard modifier.name.hasSuffix("Style"), let style = modifier.call.arguments.first, style.kind == .call,
        style.isTypeCall
      else { return false }
      return style.arguments.contains { ["title", "text", "label", "name"].contains($0.label) }
    }
  }

  /// SwiftUI looks up the name of an image among the texts: `"close" = "Close"`.
  private func isLocalizedName(_ image: Node, _ file: SourceFile) -> Bool {
    guard image.calledName == "Image", let first = image.arguments.first, first.label.isEmpty, let name = first.literal
    else { return false }
    return file.index.resources.hasText(named: name)
  }

  private func name(of image: Node) -> String {
    if image.isTypeCall, !PictureReader.images.contains(image.calledName ?? "") { return "a shape" }
    let text = image.symbolName ?? image.arguments.first?.literal
    return text.map { "the image \($0.quoted(limit: 40))" } ?? "an image"
  }

  /// `.tabItem { Image("home") }`
  func tabItem(_ modifier: Node, _ file: SourceFile) -> Violation? {
    guard let label = modifier.arguments.last, label.kind == .closure,
      let image = PictureReader(file).onlyImage(in: label), image.argument("label") == nil,
      image.kind != .call || !image.arguments.isEmpty, !isLocalizedName(image, file),
      !label.descendants.contains(where: { $0.kind == .member && Self.naming.contains($0.text) }),
      !modifier.ownModifiers.contains(where: { Self.naming.contains($0.name) })
    else { return nil }
    return Violation(
      Finding.Subject(source: "tab item"), "shows \(name(of: image)) but has no label", grade: Self.grade(of: image),
      at: modifier.nameLocation)
  }
}
