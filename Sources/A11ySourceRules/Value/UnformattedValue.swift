import A11yCore

struct UnformattedValue: Rule {
  static let info = RuleInfo(
    id: "unformatted-value",
    summary: "An accessibility value is not formatted",
    family: .value, severity: .notice,
    criteria: [.wcag("4.1.2")],
    why: """
      VoiceOver reads "0.30000000000000004" in full, without a unit and with the wrong decimal separator.
      """,
    fix: "Format it for people: `progress.formatted(.percent)`.",
    examples: examples
  )

  private static let types: Set<String> = ["Double", "CGFloat", "Float", "TimeInterval"]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    for setting in TextSetting.all("accessibilityValue", in: file) {
      if let name = rawNumber(in: setting.value) {
        violations.append(
          Violation(
            Finding.Subject(source: setting.receiver), "has \(name.escapedName) as its value without formatting",
            at: setting.node.location))
      }
    }
    for facts in file.classes {
      guard let variable = facts.variables["accessibilityValue"], variable.tree === file.tree,
        let getter = variable.accessor("get"),
        let name = getter.descendants.lazy.compactMap({ rawNumber(in: $0) }).first
      else { continue }
      violations.append(
        Violation(facts.subject, "has \(name.escapedName) as its value without formatting", at: variable.location))
    }
    return RuleResult(violations)
  }

  /// `"\(progress)"` with a property that is declared a fraction.
  private func rawNumber(in value: Node) -> String? {
    guard value.kind == .string else { return nil }
    for part in value.children where part.kind == .interpolation {
      guard part.children.count == 1, let name = part.firstChild, name.kind == .name,
        let type = name.enclosingType,
        let property = type.children.first(where: { $0.kind == .variable && $0.text == name.text })
      else { continue }
      if let declared = property.declaration?.type {
        if Self.types.contains(declared) { return name.text }
      } else if property.initialValue?.kind == .number, property.initialValue?.text.contains(".") == true {
        return name.text
      }
    }
    return nil
  }
}

extension UnformattedValue {
  static let examples: [Example] = [
    .fails(
      "fraction as a value",
      #"""
      class Ring: UIControl {
        var progress: Double = 0
        func update() { ✗ accessibilityValue = "\(progress)" }
      }
      """#),
    .passes(
      "formatted value",
      #"""
      class Ring: UIControl {
        var progress: Double = 0
        var rating = 3
        func update() { accessibilityValue = progress.formatted(.percent) }
        func tell() { accessibilityValue = "\(Int(progress * 100)) %" }
        func say() { accessibilityValue = "\(rating)" }
      }
      """#),
    .passes(
      "rounded fraction as a value",
      #"""
      class Ring: UIControl {
        var progress: Double = 0
        func update() { accessibilityValue = "\(progress, specifier: "%.0f")" }
        func tell() { accessibilityValue = words(for: progress) }
      }
      """#),
  ]
}
