import A11yCore

struct ImageMissingNameInSource: Rule {
  static let info = RuleInfo(
    id: "image-missing-name",
    summary: "VoiceOver reads an image by its file name",
    family: .naming, severity: .warning,
    criteria: [.wcag("1.1.1"), .en("11.1.1.1")],
    why: """
      SwiftUI uses the name of an asset as its label: VoiceOver reads "ic onboarding 2, image". Informative images \
      have no description, and decorative images cost a swipe.
      """,
    fix: """
      Describe what it shows with `.accessibilityLabel("…")`; use `Image(decorative:)` or `.accessibilityHidden(true)` \
      if it is decorative.
      """,
    reviewQuestion: "does the code that uses its view set a label, or hide it?",
    examples: examples
  )

  private static let settling: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityElement", "accessibilityRepresentation",
    "accessibilityLabeledPair", "accessibilityChildren", "hidden",
  ]
  /// They have a name of their own, or another rule asks for one.
  private static let controls: Set<String> = [
    "Button", "Label", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "Picker", "Slider", "Stepper", "Text",
    "ContentUnavailableView", "TabItem", "MenuBarExtra", "ImageRenderer", "Tab",
  ]

  /// Where an image is a shape, a background, or drawn by the system, and not content.
  private static let places: Set<String> = [
    "tabItem", "mask", "contextMenu", "swipeActions", "ImagePaint", "navigationBarItems", "background", "placeholder",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseSwiftUI, !file.isWidget, !file.isDebugging else { return [] }
    return RuleResult(
      file.typeCalls("Image").compactMap { violation($0, file) ?? decoration($0, file) } + generated(in: file))
  }

  /// `Asset.emptyInbox.swiftUIImage`, an image that SwiftGen makes of an asset.
  private func generated(in file: SourceFile) -> [Violation] {
    guard let symbol = file.tree.symbols["swiftUIImage"] else { return [] }
    return file.tree.uses[symbol].map { Node(tree: file.tree, index: $0) }.compactMap { image in
      guard image.kind == .member, let asset = image.firstChild?.lastName, image.path?.startsWithCapital == true else {
        return nil
      }
      return violation(image, named: asset, file)
    }
  }

  private static let chevrons: Set<String> = [
    "chevron.right", "chevron.forward", "chevron.up.chevron.down", "chevron.up", "chevron.down",
  ]

  /// The chevron at the end of a row, whose name becomes a part of the row's label.
  private func decoration(_ image: Node, _ file: SourceFile) -> Violation? {
    guard let name = image.symbolName, Self.chevrons.contains(name), image.argument("label") == nil,
      let control = image.enclosingViews.first(where: { ["Button", "NavigationLink"].contains($0.calledName ?? "") }),
      control.descendants.contains(where: { $0.isTypeCall && ["Text", "Label"].contains($0.calledName ?? "") })
    else { return nil }
    let around = image.ownModifiers + image.enclosingModifiers + control.ownModifiers
    if around.contains(where: { Self.settling.contains($0.name) || file.index.isHelper($0.name) }) { return nil }
    guard let type = image.enclosingType, !image.isTakenIntoElement, !file.index.spokenFor.contains(type.text) else {
      return nil
    }
    return Violation(
      Finding.Subject(source: "Image"),
      "is decoration, but its name is read with the text of its \(control.calledName == "Button" ? "button" : "link")",
      grade: .minor, fix: "Hide it with `.accessibilityHidden(true)`.", at: image.location)
  }

  private func violation(_ image: Node, _ file: SourceFile) -> Violation? {
    guard let first = image.arguments.first, first.label.isEmpty, let name = first.literal,
      image.argument("label") == nil
    else { return nil }
    return violation(image, named: name, file)
  }

  private func violation(_ image: Node, named name: String, _ file: SourceFile) -> Violation? {
    guard Self.isMachineName(name), !image.isOperated(in: Self.controls) else { return nil }
    let around = image.ownModifiers + image.enclosingModifiers
    if around.contains(where: {
      Self.settling.contains($0.name) || ["onTapGesture", "tabItem"].contains($0.name) || file.index.isHelper($0.name)
        || $0.name == "opacity" && $0.call.arguments.first?.numberValue == 0
    }) {
      return nil
    }
    if image.isArgument(ofAny: Self.places) || image.ancestors.contains(where: { $0.label == "placeholder" }) {
      return nil
    }
    guard let type = image.enclosingType, type.declaration?.inherits.contains("View") == true,
      !image.isTakenIntoElement, !image.isLabelOfControls, !file.index.rendered.contains(type.text),
      !file.index.resources.hasText(named: name)
    else { return nil }
    let isSpokenFor = file.index.spokenFor.contains(type.text)
    return Violation(
      Finding.Subject(source: "Image"), "is read as \(Self.spoken(name).quoted(limit: 40)), the name of its file",
      isInferred: isSpokenFor, at: image.location)
  }

  /// A name for a file and not for people: `ic_lock`, `onboarding-2`, `emptyState`.
  private static func isMachineName(_ name: String) -> Bool {
    guard name.contains(where: \.isLetter), !name.contains(" ") else { return false }
    let isSplit = name.contains { "_-./".contains($0) || $0.isNumber }
    let hasHump = zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return isSplit || hasHump
  }

  /// As VoiceOver reads it, about.
  private static func spoken(_ name: String) -> String {
    String(name.map { "_-".contains($0) ? " " : $0 })
  }
}

extension Node {
  /// It is the label of a control, or within one.
  func isOperated(in controls: Set<String>) -> Bool {
    enclosingViews.contains { controls.contains($0.calledName ?? "") || $0.calledName?.hasSuffix("Button") == true }
  }
}

extension ImageMissingNameInSource {
  static let examples: [Example] = [
    .fails(
      "asset that is read by its file name",
      """
      struct Empty: View {
        var body: some View {
          VStack {
            ✗ Image("img_empty_state").resizable()
            Text("Nothing here yet")
          }
        }
      }
      """),
    .passes(
      "described or decorative image",
      """
      struct Empty: View {
        var body: some View {
          VStack {
            Image("img_route").accessibilityLabel("Route along the harbor")
            Image(decorative: "img_empty_state")
            Image("img_line").accessibilityHidden(true)
          }
        }
      }
      """),
    .needsReview(
      "hint set by another view, which may set the label too",
      """
      struct Route: View {
        var body: some View { ? Image("img_route") }
      }
      struct Page: View {
        var body: some View { Route().accessibilityHint("Opens the map.") }
      }
      """),
  ]
}
