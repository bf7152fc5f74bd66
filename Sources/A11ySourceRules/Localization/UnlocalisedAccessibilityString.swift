import A11yCore

struct UnlocalisedAccessibilityString: Rule {
  static let info = RuleInfo(
    id: "unlocalised-accessibility-string",
    summary: "An accessibility string is not localized",
    family: .localization, severity: .warning,
    criteria: [.wcag("3.1.1"), .wcag("3.1.2")],
    why: """
      The screen is in the user's language, but the labels are not; a German voice reads English words unintelligibly.
      """,
    fix: """
      Take the text from the string catalog: `String(localized: "close.label", defaultValue: "Close")`.
      """,
    examples: examples
  )

  /// What shows a library to developers is not translated with it.
  static func isExample(_ path: FilePath) -> Bool {
    path.components.dropLast().contains { folder in
      let lower = folder.lowercased()
      return ["example", "demo", "sample", "playground"].contains { lower.hasPrefix($0) || lower.hasSuffix($0) }
    }
  }

  private static let properties = ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]
  private static let words = properties + ["UIAccessibilityCustomAction", "UIAccessibility"]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseUIKit, !Self.isExample(file.path), Self.words.contains(where: file.says) else { return [] }
    lazy var constants = constants(file)
    var violations: [Violation] = []
    for property in Self.properties {
      let replaced = replaced(property, file)
      for setting in TextSetting.all(property, in: file) {
        let words = setting.isModifier ? verbatim(setting.value, constants) : spoken(setting.value, constants)
        guard let words, !replaced.contains(setting.node.index) else { continue }
        violations.append(violation(Finding.Subject(source: setting.receiver), words, at: setting.node))
      }
      for facts in file.says(property) ? file.classes : [] {
        guard let variable = facts.variables[property], variable.tree === file.tree,
          let statements = variable.accessor("get")?.body?.children, statements.count == 1, let only = statements.first,
          let words = spoken(only.kind == .return ? only.firstChild ?? only : only, [:])
        else { continue }
        violations.append(violation(facts.subject, words, at: variable))
      }
    }
    for node in file.calls("UIAccessibilityCustomAction") {
      guard let words = node.argument("name").flatMap({ spoken($0, constants) }) else { continue }
      violations.append(violation(Finding.Subject(source: "custom action"), words, at: node))
    }
    for node in file.calls("post") where node.base?.path == "UIAccessibility" {
      guard node.argument("notification")?.lastName == "announcement",
        let words = node.argument("argument").flatMap({ spoken($0, constants) })
      else { continue }
      violations.append(violation(Finding.Subject(source: "announcement"), words, at: node))
    }
    if violations.isEmpty || !file.index.isLocalized { return [] }
    // Texts are looked up, but there is one language so far.
    if !file.index.resources.isTranslated {
      for number in violations.indices { violations[number].grade = .minor }
    }
    return RuleResult(violations)
  }

  /// Assignments after which a method of the class gives the same object words of its own in any case: these are there
  /// until it has run.
  private func replaced(_ property: String, _ file: SourceFile) -> Set<Int32> {
    var replaced: Set<Int32> = []
    for object in file.objects {
      guard let all = object.assigned[property] else { continue }
      let own = all.filter { setting in
        setting.parent?.kind == .block && setting.parent?.parent?.kind == .function
          && setting.assignedValue.map { $0.kind != .string && $0.kind != .null } == true
      }
      // By another one than itself.
      let others = own.count == 1 ? all.filter { $0 != own[0] } : own.isEmpty ? [] : all
      replaced.formUnion(others.map(\.index))
    }
    return replaced
  }

  private func violation(_ subject: Finding.Subject, _ words: String, at node: Node) -> Violation {
    Violation(subject, "has the text \(words.quoted()) in every language", at: node.location)
  }

  /// Constants that hold nothing but words, by name; of two of one name neither.
  private func constants(_ file: SourceFile) -> [String: String] {
    var words: [String: String] = [:]
    var seen: Set<String> = []
    for object in file.objects {
      let isFirst = seen.insert(object.name).inserted
      guard isFirst, object.declaration.kind == .variable, object.declaration.declaration?.isConstant == true,
        object.type == nil || object.type == "String"
      else {
        words[object.name] = nil
        continue
      }
      words[object.name] = object.declaration.initialValue?.literal
    }
    return words
  }

  /// Words that are spoken as they stand: a literal, one of two, a constant.
  private func spoken(_ value: Node, _ constants: [String: String]) -> String? {
    switch value.kind {
    case .string: return value.literal.flatMap { isForPeople($0) ? $0 : nil }
    case .ternary:
      return value.children.filter { $0.label == "then" || $0.label == "else" }.lazy.compactMap { spoken($0, [:]) }
        .first
    case .name, .member:
      guard let path = value.path, !path.contains("."), let words = constants[path] else { return nil }
      return isForPeople(words) ? words : nil
    default: return nil
    }
  }

  /// SwiftUI looks a literal up in the catalog, and neither a `String` nor what is called verbatim.
  private func verbatim(_ value: Node, _ constants: [String: String]) -> String? {
    if value.kind == .name || value.kind == .member { return spoken(value, constants) }
    guard value.calledName == "Text" else { return nil }
    return value.argument("verbatim").flatMap { spoken($0, constants) }
  }

  /// Words, and no key of a table that is looked up elsewhere.
  private func isForPeople(_ text: String) -> Bool {
    Literals.isPlainText(text) && text.count(where: \.isLetter) > 1 && text.first?.isUppercase == true
  }
}

extension UnlocalisedAccessibilityString {
  static let examples: [Example] = [
    .fails(
      "literal label in a localized app",
      """
      title.text = String(localized: "Photos")
      ✗ close.accessibilityLabel = "Close"
      ✗ let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
      """),
    .passes(
      "localized label",
      """
      close.accessibilityLabel = String(localized: "close.label", defaultValue: "Close")
      open.accessibilityLabel = NSLocalizedString("Open", comment: "")
      more.accessibilityLabel = L10n.more
      """),
    .passes("literal label in an app without localization", #"close.accessibilityLabel = "Close""#),
  ]
}
