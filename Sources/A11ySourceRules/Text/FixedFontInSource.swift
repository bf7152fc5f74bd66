import A11yCore

struct FixedFontInSource: Rule {
  static let info = RuleInfo(
    id: "fixed-font",
    summary: "Text does not support Dynamic Type",
    family: .text, severity: .warning,
    criteria: [.wcag("1.4.4"), .hig("Typography")],
    why: """
      More than a quarter of all users change the text size; people who need large text cannot read text that stays \
      at 13 points.
      """,
    fix: """
      Use a text style, or `UIFontMetrics(forTextStyle:).scaledFont(for:)`; in SwiftUI `.font(.body)` or \
      `relativeTo:`.
      """,
    reviewQuestion: "does the text in it have its own font?",
    examples: examples
  )

  static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]

  private static let fonts = makers.union(["UIFont", "font"])

  static let settings: [RuleSetting<Self>] = [
    .words(
      "exempt-types", \.exemptTypes,
      "words in the name of a type whose text may keep its size, as in a bar, or that shows images"),
    .words("exempt-names", \.exemptNames, "words in the name of an item of a bar, where text may keep its size"),
  ]

  var exemptTypes = LargeContentMissing.barTypes + ["emoji", "watermark", "logo", "wordmark"]
  var exemptNames = LargeContentMissing.barMembers

  func isExempt(_ type: Node?) -> Bool {
    type.map { IdentifierWords($0.text).contain(anyOf: exemptTypes) } == true
  }

  func check(_ file: SourceFile) -> RuleResult {
    let calls = file.calls(Self.fonts)
    if file.isWithoutTextSizes { return [] }
    var violations = constants(in: file) + defaultFonts(in: file)
    if file.mayUseSwiftUI, let symbols = symbols(in: calls, file) { violations.append(symbols) }
    if calls.isEmpty, violations.isEmpty { return [] }
    let known = Known(file)
    let isUIKit = file.mayUseUIKit
    var sized: [Violation] = []
    for node in calls {
      if isUIKit, let violation = uikit(node, known, file) {
        if isSized(node) { sized.append(violation) } else { violations.append(violation) }
      } else if isUIKit, let violation = attribute(node, file) {
        violations.append(violation)
      } else if file.mayUseSwiftUI, let size = swiftUI(node, file), let target = target(of: node, file) {
        violations.append(
          Violation(
            Finding.Subject(source: (node.chainRoot?.calledName ?? node.viewRoot?.lastName ?? "text").escapedName),
            size.message, grade: size.grade, isInferred: target == .view, at: node.nameLocation))
      }
    }
    // An app has thousands of them, all from one method.
    if var first = sized.first {
      let others = sized.count - 1
      let rest = others == 0 ? "" : ", like \(others) \(others == 1 ? "other" : "others") in this file"
      first.message += rest
      violations.append(first)
    }
    return violations.isEmpty || file.index.isForMac ? [] : RuleResult(violations)
  }

  /// A size that stays.
  struct FixedSize {
    /// As written.
    let points: String

    var message: String { "has a font of \(points) points that does not scale" }

    /// A text that begins as large as the style of titles does is read by most people who need large text.
    var grade: Violation.Grade { Double(points).map { $0 >= 28 } == true ? .minor : .full }
  }

  /// Words of no letters: `"▾"`, `isOn ? "🌝" : "🌚"`.
  static func isSign(_ words: Node) -> Bool {
    if words.kind == .ternary { return words.children.dropFirst().allSatisfy(isSign) }
    return words.literal.map { !$0.contains(where: \.isLetter) } == true
  }

  /// A number as it is; a name may be a size that scales. A font of one point is there to fill a place, and 53 points
  /// are what body text has in the largest of the sizes that a user can choose.
  func isFixed(_ size: Node) -> Bool { size.kind == .number && 3..<53 ~= size.numberValue ?? 0 }

  /// The number of a fixed size, also of a constant of the file: `static let size: CGFloat = 15`.
  func points(_ size: Node, _ file: SourceFile) -> String? {
    if size.kind == .number { return isFixed(size) ? size.source : nil }
    guard let path = size.path, !path.hasPrefix(".") else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.last, let value = file.constant(name, of: parts.dropLast().last, near: size), isFixed(value)
    else { return nil }
    return value.source
  }
}

extension FixedFontInSource {
  static let examples: [Example] = [
    .fails(
      "fixed font size in UIKit",
      """
      ✗ label.font = .systemFont(ofSize: 15)
      ✗ title.font = UIFont(name: "Avenir", size: 20)
      """),
    .fails(
      "fixed font size in SwiftUI",
      """
      struct Row: View {
        var body: some View {
          ✗ Text(name).font(.system(size: 15))
          ✗ Text(name).font(.custom("Avenir", fixedSize: 15))
        }
      }
      """),
    .passes(
      "text style or scaled font",
      """
      label.font = .preferredFont(forTextStyle: .subheadline)
      title.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont(name: "Avenir", size: 20)!)
      """),
    .needsReview(
      "custom view, which may set its own font",
      """
      struct Row: View {
        var body: some View { ? NoteField(text: $note).font(.system(size: 14)) }
      }
      struct NoteField: View {
        var body: some View { Text(text) }
      }
      """),
  ]
}
