import A11yCore

struct FakeHeadingInSource: Rule {
  static let info = RuleInfo(
    id: "fake-heading",
    summary: "Text looks like a heading but lacks the header trait",
    family: .traits, severity: .notice,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    why: """
      Sighted people find a section by its large type. People who move from heading to heading with VoiceOver miss \
      this section.
      """,
    fix: """
      If a new section begins here, add `.accessibilityAddTraits(.isHeader)` in SwiftUI, or the `.header` trait in \
      UIKit.
      """,
    reviewQuestion: "is it the title of what follows?",
    examples: examples
  )

  /// Text styles for titles. `.headline` is also used for the first line of rows.
  private static let styles: Set<String> = ["largeTitle", "title", "title1", "title2", "title3"]
  /// Words in the names of custom fonts, and of what a heading shows.
  private static let words = ["heading", "header", "headline", "title", "h1", "h2"]
  /// Their texts are a control's, a row's, or the system's own.
  private static let places: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "Label", "ShareLink", "Picker", "Chart", "Tab", "ForEach",
    "ContentUnavailableView", "TabView", "LabeledContent", "ToolbarItem", "DisclosureGroup", "GroupBox",
  ]
  private static let functions: Set<String> = [
    "alert", "toolbar", "tabItem", "contextMenu", "navigationTitle", "confirmationDialog", "background", "overlay",
    "Section",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseSwiftUI, !file.isWidget, !file.isDebugging {
      violations += file.typeCalls("Text").compactMap { swiftUI($0, file) }
    }
    if file.mayUseUIKit, !file.isDebugging { violations += file.uikitObjects.compactMap { uikit($0, file) } }
    return RuleResult(violations)
  }

  // MARK: - SwiftUI

  private func swiftUI(_ text: Node, _ file: SourceFile) -> Violation? {
    let modifiers = text.ownModifiers
    guard let font = modifiers.last(where: { $0.name == "font" }),
      let style = font.call.arguments.first.flatMap(titleStyle), isTitle(text),
      let type = text.enclosingType, type.declaration?.inherits.contains("View") == true,
      !file.index.spokenFor.contains(type.text), !text.isTakenIntoElement, !text.isLabelOfControls,
      !(modifiers + text.enclosingModifiers).contains(where: { settles($0.name, file) }),
      !text.enclosingViews.contains(where: { Self.places.contains($0.calledName ?? "") }),
      !text.isArgument(ofAny: Self.functions)
    else { return nil }
    return Violation(
      Finding.Subject(source: "Text"), "looks like a heading (\(style.escapedForDisplay)), but is not a heading",
      isInferred: true, at: text.location)
  }

  private func settles(_ name: String, _ file: SourceFile) -> Bool {
    if name == "accessibilityIdentifier" { return false }
    return ["onTapGesture", "onLongPressGesture", "navigationDestination", "hidden"].contains(name)
      || name.hasPrefix("accessibility") || file.index.isHelper(name)
  }

  /// `.title`, `.title2.bold()`, `Theme.Fonts.titleLarge`, `.system(.title)`
  private func titleStyle(_ font: Node) -> String? {
    let names = font.subtree.filter { ($0.kind == .member || $0.kind == .name) && !$0.text.startsWithCapital }
    return names.lazy.map(\.text).first { name in
      if Self.styles.contains(name) { return true }
      guard name != "headline", name != "subheadline" else { return false }
      let words = IdentifierWords(name)
      return words.contain(anyOf: Self.words) && !words.contain(anyOf: ["button", "sub", "subtitle", "item", "cell"])
    }
  }

  /// Characters; a longer text is a sentence.
  private static let longest = 60

  /// Words of its own that do not end like a sentence, or something that is called a title.
  private func isTitle(_ text: Node) -> Bool {
    guard let first = text.arguments.first, first.label.isEmpty || first.label == "verbatim" else { return false }
    if let literal = first.literal {
      guard literal.count <= Self.longest, literal.count(where: \.isLetter) >= 3 else { return false }
      return literal.last.map { !".!?…:".contains($0) } ?? false
    }
    guard let name = first.lastName ?? first.calledName else { return false }
    let words = IdentifierWords(name)
    return words.contain(anyOf: Self.words) && !words.contain(anyOf: ["subtitle", "button"])
  }

  // MARK: - UIKit

  private func uikit(_ label: ObjectUse, _ file: SourceFile) -> Violation? {
    guard label.type == "UILabel", !label.isOutlet, let made = label.anyConstruction,
      IdentifierWords(label.name).contain(anyOf: ["heading", "header", "title"]),
      !IdentifierWords(label.name).contain(anyOf: ["sub", "button", "cell", "item", "row"]),
      let place = label.assigned["font"]?.first, let font = place.assignedValue, let style = titleStyle(font),
      !label.sets("accessibilityTraits", "isAccessibilityElement", "isHidden", "accessibilityElementsHidden"),
      !label.assigned.keys.contains(where: { $0.hasPrefix("accessibility") && $0 != "accessibilityIdentifier" }),
      !label.isUnseen, !label.isPartOfElement(made, file), label.mayBeNamedElsewhere(file) == false,
      isOfScreen(made, file)
    else { return nil }
    return Violation(
      Finding.Subject(label), "looks like a heading (\(style.escapedForDisplay)), but is not a heading",
      isInferred: true, at: place.location)
  }

  /// A row's or a control's text is part of it.
  private func isOfScreen(_ made: Node, _ file: SourceFile) -> Bool {
    guard let type = made.enclosingType, let facts = file.facts(of: type.text), !facts.hasHelper,
      !facts.mentions("header")
    else { return false }
    if facts.uikitBase.map({ $0.hasSuffix("ViewController") }) == true { return true }
    return facts.uikitBase == "UIView" && IdentifierWords(type.text).contain(anyOf: ["header", "heading"])
  }
}

extension FakeHeadingInSource {
  static let examples: [Example] = [
    .needsReview(
      "title above what follows, in SwiftUI",
      """
      struct Summary: View {
        var body: some View {
          VStack {
            ? Text("Your orders").font(.title2.bold())
            Text("The last three months").font(.body)
          }
        }
      }
      """),
    .passes(
      "title with the header trait",
      """
      struct Summary: View {
        var body: some View {
          Text("Your orders").font(.title2.bold()).accessibilityAddTraits(.isHeader)
        }
      }
      """),
    .passes(
      "large number",
      """
      struct Summary: View {
        var body: some View { Text(total.formatted()).font(.largeTitle) }
      }
      """),
    .needsReview(
      "title of a screen in UIKit",
      """
      class OrdersViewController: UIViewController {
        private let titleLabel = UILabel()
        override func viewDidLoad() {
          ? titleLabel.font = .preferredFont(forTextStyle: .title1)
          view.addSubview(titleLabel)
        }
      }
      """),
  ]
}
