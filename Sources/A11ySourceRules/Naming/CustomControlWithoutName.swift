import A11yCore

struct CustomControlWithoutName: Rule {
  static let info = RuleInfo(
    id: "custom-control-without-name",
    summary: "A custom control has no accessibility label",
    family: .naming, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads only "adjustable" or "button", not what the control is for; Voice Control users cannot say its \
      name.
      """,
    fix: "Set `accessibilityLabel` where the control is created, or derive it from the control's title.",
    reviewQuestion: "does the code that uses it set a label?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.classes.compactMap { violation($0, file.index) ?? cell($0, file.index) }
    if file.mayUseUIKit { violations += file.objects.compactMap { unnamed($0, file) } }
    return RuleResult(violations)
  }

  private func violation(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard isNamelessElement(facts, index), !Self.names.contains(where: { index.callersSet($0, on: facts) }) else {
      return nil
    }
    // The clients of a public class may name it, and so may unseen code that creates one.
    let isClients = facts.isOpen || !index.constructed.contains(facts.name)
    return Violation(
      facts.subject, "is an accessibility element without a label",
      isInferred: isClients, at: facts.declaration.location)
  }

  /// A cell of a collection that is one element. Apple does not document whether it takes a label from its texts.
  private func cell(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard facts.uikitBase == "UICollectionViewCell", !facts.isOpen, !facts.hasHelper, !facts.hasMacro,
      !index.isAbstract(facts), !facts.mentionsAny(Set(Self.names + ["setValue"])), index.used.isUsed(facts.name),
      !Self.names.contains(where: { index.callersSet($0, on: facts) })
    else { return nil }
    guard exposesItself(facts) else { return nil }
    return Violation(
      facts.subject, "is an accessibility element without a label",
      fix: "Set `accessibilityLabel` of the cell when it gets its content.", isInferred: true,
      at: facts.declaration.location)
  }

  /// One object of such a class, of which code names others: `GlyphButton(icon: microphone)`.
  private func unnamed(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let type = object.type, type.startsWithCapital, !KnownClasses.contains(type), object.construction != nil,
      file.index.callersSet("accessibilityLabel", onClass: type), !object.hasLabel, !object.isUnseen,
      !object.sets("isAccessibilityElement", "accessibilityElementsHidden", "accessibilityElements"),
      let facts = file.facts(of: type), isNamelessElement(facts, file.index), !object.mayBeNamedInOtherFiles(file)
    else { return nil }
    let isPassed = object.mayBeNamedElsewhere(file)
    if isPassed == true { return nil }
    return Violation(
      Finding.Subject(object), "is an accessibility element without a label; other objects of its class have one",
      reviewQuestion: isPassed == nil ? ObjectUse.namingQuestion : nil, isInferred: isPassed == nil,
      at: object.declaration.location)
  }

  /// A control that is an element, and gives itself no name.
  private func isNamelessElement(_ facts: ClassFacts, _ index: SourceIndex) -> Bool {
    (facts.isBareControl || facts.isBareView && facts.isCustomControl) && exposesItself(facts) && !facts.hasHelper
      && !facts.hasMacro && !index.isAbstract(facts) && !isNamed(facts)
      && facts.holdsExposedViews(index) == false
  }

  private static let names = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityElements", "accessibilityElement",
  ]

  private func exposesItself(_ facts: ClassFacts) -> Bool {
    facts.sources(of: "isAccessibilityElement").contains { source in
      source.isTrue || source.kind == .variable && source.descendants.contains(where: \.isTrue)
    }
  }

  private func isNamed(_ facts: ClassFacts) -> Bool {
    Self.names.contains(where: facts.provides)
      || ["title", "text", "titleText", "labelText", "name"].contains { facts.variables[$0] != nil }
  }
}

extension CustomControlWithoutName {
  static let examples: [Example] = [
    .fails(
      "accessible custom control without a label",
      """
      ✗ final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .adjustable }
      }
      let dial = Dial()
      """),
    .passes(
      "custom control whose label is its title",
      """
      final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true }
        override var accessibilityLabel: String? { get { title } set {} }
      }
      let dial = Dial()
      """),
    .passes(
      "label set by the code that creates the control",
      """
      final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true }
      }
      let dial = Dial()
      dial.accessibilityLabel = String(localized: "Speed")
      """),
    .needsReview(
      "public class, whose clients may set the label",
      """
      ? public final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true }
      }
      """),
  ]
}
