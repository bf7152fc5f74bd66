import A11yCore

struct ImageOnlyButton: Rule {
  static let info = RuleInfo(
    id: "image-only-button",
    summary: "An image button has no accessibility label",
    family: .naming, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1"), .en("11.5.2.5")],
    why: """
      VoiceOver reads the name of the image ("xmark", "ic close 24") or only "button"; people have to guess what the \
      button does.
      """,
    fix: """
      Set the action as the label: `accessibilityLabel` in UIKit, `Button("Close", systemImage: "xmark")` in \
      SwiftUI.
      """,
    reviewQuestion: "does the code that uses its view set a label?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit {
      violations += file.objects.compactMap { $0.isOutlet ? outlet($0, file) : violation($0, file) }
      violations += barButtons(in: file) + made(in: file)
      violations += swipeActions(in: file)
      violations += file.unnamedInterfaceButtons.filter(\.button.object.hasImage).map(Self.connected)
      violations += tabs(in: file)
      violations += file.classes.compactMap { ownImage(of: $0, file) }
    }
    if file.mayUseSwiftUI {
      violations += Self.controls.flatMap { file.typeCalls($0) }.compactMap { swiftUI($0, file) }
      violations += file.modifiers("tabItem").compactMap { tabItem($0, file) }
    }
    return RuleResult(violations)
  }
}

extension ImageOnlyButton {
  private func violation(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let made = object.anyConstruction, !object.isOutlet,
      let image = image(of: object, made) ?? helperImage(of: object, made, file),
      let kind = kind(object, made, file), !isNamed(object, made, file), !object.isUnseen
    else { return nil }
    let isPassed = object.mayBeNamedElsewhere(file)
    if isPassed == true { return nil }
    if object.isPartOfElement(made, file) { return nil }
    // Where the function is called, the image is known.
    if !object.isMember, let maker = made.enclosingMember, maker.kind == .function,
      file.index.makers.imageMakers.contains(maker.text)
    {
      return nil
    }
    return Violation(
      Finding.Subject(object), "is a \(kind) with an image but no label", grade: Self.grade(of: image),
      reviewQuestion: isPassed == nil ? ObjectUse.namingQuestion : nil, isInferred: isPassed == nil,
      at: (object.construction == nil ? made : object.declaration).location)
  }

  /// An outlet whose interface file gives it no name, as little as the code does.
  private func outlet(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let type = object.type, object.isMember, !isNamedByCode(object),
      let kind = Self.kinds[type] ?? file.index.uikitBase(of: type).flatMap({ Self.kinds[$0] }),
      let drawn = object.interfaceObject(file), !drawn.isNamed, !drawn.isExposed,
      drawn.isPlainButton(file) || drawn.showsImageOfClass(file),
      !object.mayBeNamedInOtherFiles(file), !object.isUnseen,
      (object.assigned["configuration"] ?? []).isEmpty, !object.sets("configurationUpdateHandler")
    else { return nil }
    let image = codeImage(of: object)
    let isPassed = object.mayBeNamedElsewhere(file, outlets: true)
    if isPassed == true || image == nil && !drawn.hasImage && !drawn.showsImageOfClass(file) { return nil }
    let isImageKnown = image != nil || drawn.defaultTitle == nil
    // `cell.button.setTitle(…)` in another file.
    let isOpen = drawn.defaultTitle != nil && !object.declaration.isPrivate && file.index.makers.isTitled(object.name)
    return Violation(
      Finding.Subject(object),
      "is a \(kind) with \(isImageKnown ? "an image but no label" : drawn.contentDescription), here and in its interface file",
      grade: image.map(Self.grade) ?? Self.grade(ofSymbol: drawn.symbol),
      reviewQuestion: isPassed == nil
        ? ObjectUse.namingQuestion : isOpen ? "does code in another file set a title?" : nil,
      isInferred: isPassed == nil || isOpen, at: object.declaration.location)
  }

  /// A button of an interface file that no outlet leads to.
  private static func connected(_ found: SourceFile.InterfaceButton) -> Violation {
    Violation(
      Finding.Subject(found.action),
      "is the action of a \(found.button.kind) with \(found.button.object.contentDescription) in \(found.button.file.quoted(limit: 80))",
      grade: grade(ofSymbol: found.button.object.symbol), fix: SourceFile.InterfaceButton.fix, at: found.action.location
    )
  }

  /// What it is: a button or a bar button, by its own class or the one that derives from it.
  private func kind(_ object: ObjectUse, _ made: Node, _ file: SourceFile) -> String? {
    guard let type = made.isTypeCall ? made.calledName : object.type else { return nil }
    if let kind = Self.kinds[type] { return kind }
    if isForeign(type, object, file) { return "button" }
    guard type.startsWithCapital, !KnownClasses.contains(type),
      let kind = file.index.uikitBase(of: type).flatMap({ Self.kinds[$0] }),
      let facts = file.facts(of: type), !facts.mayName
    else { return nil }
    return made.arguments.allSatisfy({
      Self.plainArguments.contains($0.label) || file.index.makers.imageSetters.contains("init(\($0.label):)")
    }) ? kind : nil
  }

  /// A button of a library, `RoundedButton()`, by its name and UIKit's `setImage(_:for:)`.
  private func isForeign(_ type: String, _ object: ObjectUse, _ file: SourceFile) -> Bool {
    type.startsWithCapital && (type.hasSuffix("Button") || type.hasSuffix("BarButtonItem"))
      && !KnownClasses.contains(type) && !file.index.declares(class: type) && file.index.views[type] == nil
      && object.calls["setImage"]?.contains { $0.argument("for") != nil } == true
  }

  private static let kinds = ["UIButton": "button", "UIBarButtonItem": "bar button"]
  /// Of initializers, that give no name.
  private static let plainArguments: Set<String> = [
    "frame", "type", "coder", "image", "style", "target", "action", "primaryAction", "configuration",
  ]

  /// The image that it shows.
  private func image(of object: ObjectUse, _ made: Node) -> Node? {
    if made.calledName == "systemButton" { return made.argument("with") }
    if let image = made.argument("image"), image.kind != .null { return made.argument("title") == nil ? image : nil }
    return codeImage(of: object)
  }

  /// `button.setupIcon(imageName: "gear")`, a custom method that only shows an image.
  private func helperImage(of object: ObjectUse, _ made: Node, _ file: SourceFile) -> Node? {
    let configurations =
      [made.argument("configuration")].compactMap(\.self)
      + (object.assigned["configuration"] ?? []).compactMap(\.assignedValue)
    if let image = configurations.lazy.compactMap({ configuredImage(by: $0, file) }).first { return image }
    // `UIButton.circle(imageName: "cross")`
    if made.isFactoryCall, file.index.makers.imageMakers.contains(made.calledName ?? ""), let image = madeImage(made) {
      return image
    }
    if let first = made.arguments.first, file.index.makers.imageSetters.contains("init(\(first.label):)") {
      return first
    }
    guard object.type == "UIButton" else { return nil }
    let call = object.calls.lazy.filter { file.index.makers.imageSetters.contains($0.key) }.compactMap {
      $0.value.first
    }.first
    return call?.arguments.first
  }

  private func codeImage(of object: ObjectUse) -> Node? {
    configuredImage(of: object) ?? object.assigned["image"]?.lazy.compactMap(\.assignedValue).first { $0.kind != .null }
      ?? (object.calls["setImage"] ?? object.calls["setBackgroundImage"] ?? []).lazy.compactMap { call in
        call.arguments.first.flatMap { $0.kind == .null ? nil : $0 }
      }.first
  }

  private func isNamedByCode(_ object: ObjectUse) -> Bool {
    if object.hasLabel || object.sets("title", "accessibilityElementsHidden") { return true }
    if object.sets("isAccessibilityElement", "largeContentTitle") || object.isOff("isUserInteractionEnabled") {
      return true
    }
    if object.hasTitle || object.has(calls: "setLocalizedTitle") { return true }
    if object.assigned.keys.contains(where: { $0.hasPrefix("titleLabel.text") || $0.hasPrefix("titleLabel.attributed") }
    ) {
      return true
    }
    return false
  }

  private func isNamed(_ object: ObjectUse, _ made: Node, _ file: SourceFile) -> Bool {
    if isNamedByCode(object) { return true }
    if object.mayBeNamedInOtherFiles(file) || object.isNamedByFactory(made, file) { return true }
    let type = made.argument("type")?.lastName
    if ["close", "infoLight", "infoDark", "contactAdd", "detailDisclosure"].contains(type ?? "") { return true }
    // An action may carry the title.
    return mayHaveConfiguredWords(object, made, file) || made.argument("primaryAction").map(mayHaveTitle) == true
      || made.argument("title").map { $0.kind != .null && !$0.isEmptyText } == true && object.type == "UIBarButtonItem"
      || made.argument("barButtonSystemItem") != nil || made.argument("systemItem") != nil
      || made.argument("customView") != nil
  }
}

extension ImageOnlyButton {
  static let examples: [Example] = [
    .fails(
      "image button without a label",
      """
      ✗ let close = UIButton()
      close.setImage(UIImage(named: "xmark"), for: .normal)
      """),
    .fails(
      "SwiftUI button with an image only",
      """
      struct Header: View {
        var body: some View {
          ✗ Button { close() } label: { Image(systemName: "xmark") }
        }
      }
      """),
    .passes(
      "image button with a label",
      """
      let close = UIButton()
      close.setImage(UIImage(named: "xmark"), for: .normal)
      close.accessibilityLabel = String(localized: "Close")
      """),
    .needsReview(
      "hint set by another view, which may set the label too",
      """
      struct MapButton: View {
        var body: some View { ? Button(action: action) { Image(systemName: "map") } }
      }
      struct Place: View {
        var body: some View { MapButton().accessibilityHint("Opens the map.") }
      }
      """),
  ]
}
