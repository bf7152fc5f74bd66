import A11yCore

struct FixedLabelHeight: Rule {
  static let info = RuleInfo(
    id: "fixed-label-height",
    summary: "Text that supports Dynamic Type has a fixed height",
    family: .text, severity: .notice,
    criteria: [.wcag("1.4.4"), .wcag("1.4.10")],
    why: "With large text the letters are cut off at the top and the bottom, or the sentence ends in an ellipsis.",
    fix: "Make the height a minimum (`greaterThanOrEqualToConstant:`, `minHeight:`).",
    reviewQuestion: "is its text short enough at the largest size?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-names", \.exemptNames, "words in the name of an item of a bar, where text may keep its size")
  ]

  var exemptNames = LargeContentMissing.barMembers

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.uikitObjects.compactMap { object in
      uikit(object).flatMap { isAccessory(object, file) ? nil : $0 }
    }
    if file.mayUseSwiftUI { violations += file.typeCalls("Text").compactMap(swiftUI) }
    return violations.isEmpty || file.isWithoutTextSizes || file.index.isForMac ? [] : RuleResult(violations)
  }

  // MARK: - UIKit

  private func uikit(_ object: ObjectUse) -> Violation? {
    guard object.type == "UILabel" || object.type == "UITextView",
      !IdentifierWords(object.name).contain(anyOf: exemptNames),
      object.assigned["font"]?.contains(where: { $0.mentions("preferredFont") || $0.mentions("scaledFont") }) == true,
      !object.sets("minimumScaleFactor", "adjustsFontSizeToFitWidth")
    else { return nil }
    if let call = object.calls["heightAnchor.constraint"]?.first,
      let height = call.argument("equalToConstant")?.numberValue, height > 1,
      height < LargestTextSizes.size(of: style(of: object))
    {
      return violation(height, Finding.Subject(object), at: call)
    }
    guard let lines = object.assigned["numberOfLines"], lines.count == 1, let line = lines.first,
      line.assignedValue?.numberValue == 1, !object.sets("lineBreakMode", "maximumContentSizeCategory"),
      // A dot between two texts.
      !(object.assigned["text"] ?? []).contains(where: { ($0.assignedValue?.literal?.count ?? 99) < 3 })
    else { return nil }
    return violation(Finding.Subject(object), at: line)
  }

  private func style(of label: ObjectUse) -> String {
    let argument = (label.assigned["font"] ?? []).lazy.flatMap(\.descendants).first { $0.label == "forTextStyle" }
    return argument?.lastName ?? "body"
  }

  // MARK: - SwiftUI

  private static let bars: Set<String> = ["toolbar", "ToolbarItem", "tabItem", "navigationBarItems", "Menu", "badge"]
  /// There is room to one side.
  private static let roomy: Set<String> = ["ViewThatFits", "ScrollView"]
  /// It shrinks, or somebody has thought of it.
  private static let fitting: Set<String> = [
    "minimumScaleFactor", "dynamicTypeSize", "truncationMode", "fixedSize", "monospacedDigit", "hidden",
  ]

  private func swiftUI(_ text: Node) -> Violation? {
    let modifiers = text.ownModifiers
    guard let font = modifiers.first(where: { $0.name == "font" && scales($0.call) })?.call.arguments.first,
      !modifiers.contains(where: { Self.fitting.contains($0.name) })
    else { return nil }
    if let frame = modifiers.first(where: { $0.name == "frame" }),
      let height = frame.call.argument("height")?.numberValue, height > 1,
      height < LargestTextSizes.size(of: font.text),
      // One sign in a circle is an image.
      (text.arguments.first?.literal?.count ?? 99) > 2, frame.call.argument("width") == nil
    {
      return violation(height, Finding.Subject(source: "Text"), at: text.chain)
    }
    guard let limit = modifiers.first(where: { $0.name == "lineLimit" }),
      limit.call.arguments.count == 1, limit.call.arguments.first?.numberValue == 1, saysWords(text),
      !text.ancestors.contains(where: { Self.bars.union(Self.roomy).contains($0.calledName ?? "") && !isVertical($0) })
    else { return nil }
    return violation(Finding.Subject(source: "Text"), at: text.chain)
  }

  /// `ScrollView { … }`: only one that scrolls sideways has room for a line.
  private func isVertical(_ view: Node) -> Bool {
    view.calledName == "ScrollView" && view.arguments.first?.lastName != "horizontal"
  }

  /// A number, or a word or two of the app's own, hardly outgrows its line.
  private func saysWords(_ text: Node) -> Bool {
    guard let first = text.arguments.first else { return false }
    guard first.kind == .string else { return first.kind == .name || first.kind == .member }
    return first.firstChild == nil && first.text.count > 20
  }

  private static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]

  /// One of SwiftUI's text styles: whether a custom font grows is not written here.
  private func scales(_ font: Node) -> Bool {
    font.arguments.first.map { $0.kind == .member && $0.firstChild == nil && Self.styles.contains($0.text) } ?? false
  }

  private func violation(_ height: Double, _ subject: Finding.Subject, at node: Node) -> Violation {
    Violation(
      subject, "supports Dynamic Type but has a fixed height of \(height.points) points", at: node.location)
  }

  private func violation(_ subject: Finding.Subject, at node: Node) -> Violation {
    Violation(
      subject, "supports Dynamic Type but is limited to one line",
      fix: "Allow more lines at large sizes, or let the text shrink (`minimumScaleFactor`).",
      isInferred: true, at: node.location)
  }
}

extension FixedLabelHeight {
  static let examples: [Example] = [
    .fails(
      "fixed height for text in a text style",
      """
      let title = UILabel()
      title.font = .preferredFont(forTextStyle: .body)
      ✗ title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """),
    .fails(
      "fixed height in SwiftUI",
      """
      struct Row: View {
        var body: some View { ✗ Text(name).font(.body).frame(height: 20) }
      }
      """),
    .passes(
      "minimum height",
      """
      let title = UILabel()
      title.font = .preferredFont(forTextStyle: .body)
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
      struct Row: View {
        var body: some View { Text(name).font(.body).frame(minHeight: 20) }
      }
      """),
    .needsReview(
      "one line, which may cut large text off",
      """
      let title = UILabel()
      title.font = .preferredFont(forTextStyle: .body)
      ? title.numberOfLines = 1
      struct Row: View {
        var body: some View {
          ? Text(name).font(.body).lineLimit(1)
        }
      }
      """),
  ]
}
