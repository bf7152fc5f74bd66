import A11yCore

struct BlankButton: Rule {
  static let info = RuleInfo(
    id: "blank-button",
    summary: "A button has neither a title, an image nor a label",
    family: .naming, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads only "button". Such a button usually covers the text or image that it belongs to, which VoiceOver \
      reads as a separate element.
      """,
    fix: """
      Set `accessibilityLabel` to what the button does. If it does what the view under it could do, set \
      `isAccessibilityElement = false` and give that view the `.button` trait.
      """,
    reviewQuestion: "does code in another file set a title or a label?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseUIKit else { return [] }
    return RuleResult(
      file.uikitObjects.compactMap { ($0.isOutlet ? outlet($0, file) : violation($0, file)) ?? sign($0, file) }
        + file.classes.compactMap { labeled($0, file) }
        + file.unnamedInterfaceButtons.filter { !$0.button.object.hasImage }.map(Self.connected))
  }

  /// A button of an interface file that no outlet leads to: most lie on top of the text or picture that they belong to.
  private static func connected(_ found: SourceFile.InterfaceButton) -> Violation {
    Violation(
      Finding.Subject(found.action),
      "is the action of a \(found.button.kind) with \(found.button.object.contentDescription) in \(found.button.file.quoted(limit: 80))",
      fix: SourceFile.InterfaceButton.fix, at: found.action.location)
  }

  /// `class RepeatButton: UIButton` that shows a label of its own in place of a title.
  private func labeled(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.uikitBase == "UIButton", !facts.isOpen || file.index.hasEntryPoint, !facts.mayName,
      !file.index.isAbstract(facts), facts.heldTypes.contains(where: { isLabel($0, file) }),
      facts.calls("addSubview", "addSubviews", "addArrangedSubview"), file.index.constructed.contains(facts.name),
      !file.index.callersSet("accessibilityLabel", on: facts)
    else { return nil }
    return Violation(
      facts.subject, "shows its text in a label of its own and has no title",
      reviewQuestion: "does VoiceOver read the text of the label?", isInferred: true, at: facts.declaration.location)
  }

  private func isLabel(_ type: String, _ file: SourceFile) -> Bool {
    type == "UILabel" || file.index.uikitBase(of: type) == "UILabel"
  }

  /// Signs for want of an image, of which VoiceOver reads other names than what they do: "less-than", "multiplication".
  private static let signs: Set<String> = [
    "<", ">", "‹", "›", "«", "»", "←", "→", "×", "✕", "✖", "✖︎", "⨯", "⋯", "…", "...", "•••", "⋮", "☰", "≡", "▼", "▾",
    "▲", "^",
  ]

  /// A character of a font of icons means nothing outside of it.
  private static func isSign(_ title: String) -> Bool {
    if signs.contains(title) { return true }
    // `\u{E900}` as written.
    let digits = title.hasPrefix("\\u{") && title.hasSuffix("}") ? title.dropFirst(3).dropLast() : ""
    let code = UInt32(digits, radix: 16) ?? (title.unicodeScalars.count == 1 ? title.unicodeScalars.first?.value : nil)
    return code.map { (0xE000...0xF8FF).contains($0) } == true
  }

  /// `close.setTitle("×", for: .normal)`
  private func sign(_ button: ObjectUse, _ file: SourceFile) -> Violation? {
    guard button.type == "UIButton", let titles = button.calls["setTitle"], titles.count == 1,
      let title = titles[0].arguments.first?.literal?.filter({ $0 != " " }), Self.isSign(title),
      !isSettled(button), !button.mayBeNamedInOtherFiles(file), !button.isUnseen
    else { return nil }
    return Violation(
      Finding.Subject(button), "has the sign \(title.quoted(limit: 10)) for a title and no label", grade: .minor,
      fix: "Set `accessibilityLabel` to what the button does.", at: titles[0].location)
  }

  private func violation(_ button: ObjectUse, _ file: SourceFile) -> Violation? {
    guard button.type == "UIButton", !button.isOutlet, let made = button.anyConstruction, isBare(made),
      // Another button may take its place: `close = CloseButton()`.
      button.values.allSatisfy({ $0.kind == .null || isBare($0) }),
      isPlaced(button, file), !showsSomething(button, file), !isSettled(button), !button.isUnseen,
      !button.isPartOfElement(made, file), !button.mayBeNamedInOtherFiles(file),
      !button.isNamedByClass(made, file)
    else { return nil }
    let isPassed = button.mayBeNamedElsewhere(file)
    if isPassed == true { return nil }
    // Other files can give a title to what they can see.
    let isOpen =
      (button.isMember ? [button.declaration] : button.members).contains { !$0.isPrivate }
      && !(file.index.hasEntryPoint && !file.index.makers.isFilled(button.name))
    return Violation(
      Finding.Subject(button), "is a button with neither a title, an image nor a label",
      reviewQuestion: isPassed == nil ? ObjectUse.namingQuestion : nil, isInferred: isPassed == nil || isOpen,
      at: (button.construction == nil ? made : button.declaration).location)
  }

  /// A button of an interface file that has neither title nor image there, and that code gives none.
  private func outlet(_ button: ObjectUse, _ file: SourceFile) -> Violation? {
    guard button.type == "UIButton", button.isMember, let drawn = button.interfaceObject(file), !drawn.isNamed,
      !drawn.hasImage, !drawn.isExposed, drawn.isPlainButton(file), !showsSomething(button, file), !isSettled(button),
      !button.isUnseen, !button.sets("configurationUpdateHandler", "accessibilityTraits"),
      !button.isPartOfElement(button.declaration, file), !button.mayBeNamedInOtherFiles(file),
      !button.isNamedByClass(button.declaration, file)
    else { return nil }
    let isPassed = button.mayBeNamedElsewhere(file, outlets: true)
    if isPassed == true { return nil }
    let isOpen =
      file.index.makers.isFilled(button.name) && !button.declaration.isPrivate || isInListOrBound(button, file)
    return Violation(
      Finding.Subject(button), "is a button with \(drawn.contentDescription), here and in its interface file",
      reviewQuestion: isPassed == nil ? ObjectUse.namingQuestion : nil, isInferred: isPassed == nil || isOpen,
      at: button.declaration.location)
  }

  /// `[add, remove].forEach { … }`, `title.bind(to: add.rx.title())`: what gets it may fill it.
  private func isInListOrBound(_ button: ObjectUse, _ file: SourceFile) -> Bool {
    file.tree.uses[button.declaration.symbol].contains { use in
      let name = Node(tree: file.tree, index: use)
      guard let parent = name.parent else { return false }
      let whole = parent.kind == .member && parent.firstChild?.text == "self" ? parent.parent ?? parent : parent
      return whole.kind == .array
        || whole.kind == .member && whole.text == "rx"
          && ["title", "attributedTitle", "image"].contains(whole.parent?.text ?? "")
    }
  }

  /// `UIButton()`, `UIButton(type: .custom)`, `UIButton(frame: .zero)`
  private func isBare(_ made: Node) -> Bool {
    guard made.calledName == "UIButton" else { return false }
    return made.arguments.allSatisfy { argument in
      switch argument.label {
      case "frame": true
      case "type": ["custom", "system", "plain", "roundedRect"].contains(argument.lastName ?? "")
      default: false
      }
    }
  }

  /// It is shown, and does something.
  private func isPlaced(_ button: ObjectUse, _ file: SourceFile) -> Bool {
    (button.has(calls: "addTarget", "addAction") || button.calls.keys.contains { $0.hasPrefix("rx.") }
      || isTapped(button, file))
      && button.isAddedToView
  }

  /// `base.button.rx.tap` in an extension of `Reactive`.
  private func isTapped(_ button: ObjectUse, _ file: SourceFile) -> Bool {
    guard button.isMember, let symbol = file.tree.symbols["rx"] else { return false }
    return file.tree.uses[symbol].contains { use in
      let node = Node(tree: file.tree, index: use)
      return node.kind == .member && node.firstChild?.path == "base.\(button.name)"
    }
  }

  private func showsSomething(_ button: ObjectUse, _ file: SourceFile) -> Bool {
    // What an image view in a button shows, VoiceOver does not read.
    let added = (button.calls["addSubview"] ?? []).compactMap(\.arguments.first)
    if added.contains(where: { view in view.path.map { file.objects($0).last?.type } != "UIImageView" }) { return true }
    return button.hasTitle
      || button.assigned.keys.contains {
        $0.hasPrefix("titleLabel.text") || $0.hasPrefix("titleLabel.attributed") || $0.hasPrefix("configuration")
          || $0.hasPrefix("imageView.image")
      } || button.has(calls: "setImage", "setBackgroundImage", "setLocalizedTitle")
  }

  private func isSettled(_ button: ObjectUse) -> Bool {
    button.hasLabel
      || button.sets(
        "isAccessibilityElement", "accessibilityElementsHidden", "largeContentTitle", "menu")
      || button.isOff("isUserInteractionEnabled")
  }
}

extension BlankButton {
  static let examples: [Example] = [
    .fails(
      "button above a text",
      """
      class Row: UIView {
        private let label = UILabel()
        ✗ private let button = UIButton()
        func prepare() {
          addSubview(label)
          addSubview(button)
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
        }
      }
      """),
    .passes(
      "button above a text, with a label",
      """
      class Row: UIView {
        private let label = UILabel()
        private let button = UIButton()
        func prepare(title: String) {
          addSubview(label)
          addSubview(button)
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
          button.accessibilityLabel = title
        }
      }
      """),
    .needsReview(
      "button that other files can see, which may set its title",
      """
      class Row: UIView {
        ? let button = UIButton()
        func prepare() {
          addSubview(button)
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
        }
      }
      """),
  ]
}
