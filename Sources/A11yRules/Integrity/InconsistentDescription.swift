public import A11yCore

/// The description of a control contradicts itself or UIKit.
public struct InconsistentDescription: ScreenRule {
  public static let info = RuleInfo(
    id: "inconsistent-description",
    summary: "The description of a control contradicts itself or UIKit",
    family: .integrity,
    severity: .error,
    why:
      "If two facts contradict each other, one of them is wrong. A property that this kind of control does not have is on "
      + "the wrong control or under the wrong key. Where it is not clear what the control is, nothing else is reported "
      + "about it.",
    fix: "Correct the description. 'a11y-audit keys' lists all keys, and 'a11y-audit keys KEY' what one is for.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    // What a program wrote cannot be corrected.
    guard tree.isCompletable else { return [] }
    let noted = tree.violations(of: [.meaning, .limit])
    guard tree.isWritten else { return RuleResult(noted) }
    // What was noted about a control comes first, and may explain the rest.
    let known = Set(tree.screen.notes.compactMap(\.control))
    let written = tree.seen.filter { !known.contains($0.index) }.compactMap {
      outside($0) ?? misplaced($0) ?? closed($0) ?? shifted($0) ?? wordless($0)
        ?? contradictory($0) ?? unitless($0)
    }
    return RuleResult(
      noted + written + loose(in: tree).filter { !known.contains($0.control ?? -1) }
        + selectedTwice(in: tree).filter { !known.contains($0.control ?? -1) } + unshownValues(in: tree)
        + frameless(in: tree, except: known)
        + (foreignTexts(in: tree).map { [$0] } ?? []))
  }

  /// Tabs, segments and cells that follow what they belong to, because they were not indented.
  private func outside(_ container: Element) -> Violation? {
    let (part, name): (Role, String)
    switch container.role {
    case .tabBar: (part, name) = (.tab, "tab bar")
    case .list, .table: (part, name) = (.cell, container.role == .list ? "list" : "table")
    default:
      guard container.uikitClass?.name == "UISegmentedControl" else { return nil }
      (part, name) = (.segment, "segmented control")
    }
    let tree = container.tree
    let next = tree.screen.descendants(of: container.index).upperBound
    guard next < tree.screen.controls.count, tree[next].role == part,
      tree.screen.parent(of: next) == tree.screen.parent(of: container.index)
    else { return nil }
    if next == container.index + 1 {
      // What follows the first is inside it, and will be in the container with it.
      let first = tree[next].children.contains { $0.role == part }
      return Violation(
        container, "is empty; the \(part.words)s after it are not inside it", grade: .minor,
        fix: first
          ? "Move \(tree[next].mention) into its `children`; in an outline, indent it by 2 more spaces."
          : "Move the \(part.words)s into its `children`; in an outline, indent them by 2 more spaces.")
    }
    guard container.children.contains(where: { $0.role == part }) else { return nil }
    return Violation(
      tree[next], "comes after the \(name), not inside it", grade: .minor,
      fix: "Move it into the `children` of the \(name); in an outline, indent it by 2 more spaces.")
  }

  /// Frames that count from the corner of what holds the controls: every control is somewhere else on the screen.
  private func shifted(_ container: Element) -> Violation? {
    guard let frame = container.frame, frame.isValid, frame.x != 0 || frame.y != 0 else { return nil }
    let room = frame.size.frame
    let frames = container.children.compactMap(\.frame).filter(\.isValid)
    guard let away = frames.first(where: { !$0.overlaps(frame) }), frames.allSatisfy(room.contains) else { return nil }
    let kind = container.role == .list ? "list" : container.role == .table ? "table" : "container"
    let moved = [away.x + frame.x, away.y + frame.y, away.width, away.height].map(\.points).joined(separator: ", ")
    return Violation(
      container, "contains controls whose frames do not lie within its own; frames count from the corner of the screen",
      grade: .minor, fix: "Add the position of the \(kind) to each frame: [\(moved)].")
  }

  /// A text without words, of which the description has nothing else to say either.
  private func wordless(_ text: Element) -> Violation? {
    guard text.role == .text || text.role == .heading, text.control.className == nil, text.control.text == nil,
      text.control.label == nil, SpokenText.isBlank(text.control.value), text.descendants.isEmpty
    else { return nil }
    let consequence = text.role == .heading ? "reads only \"heading\"" : "skips it"
    return Violation(
      text, "has no text, so VoiceOver \(consequence)", grade: .minor, fix: "Write its `text`, or delete it.",
      reviewQuestion: "is it filled when the app runs?", isInferred: true)
  }

  /// A stepper shows no value, and VoiceOver reads none.
  private func unshownValues(in tree: AccessibilityTree) -> [Violation] {
    let steppers = tree.seen.filter {
      $0.role == .stepper && !$0.isCustom && $0.control.value.flatMap(Double.init) != nil
    }
    if steppers.isEmpty { return [] }
    var shown: Set<Double> = []
    for element in tree.seen where element.role != .stepper {
      let control = element.control
      for text in [control.text, control.label, control.title, control.value] {
        for number in text?.split(whereSeparator: { !$0.isNumber && $0 != "." }) ?? [] {
          // "minus 3" and "−3" are read as well as "-3".
          if let number = Double(number) ?? Double(number.filter(\.isNumber)) { shown.insert(number) }
        }
      }
    }
    return steppers.filter { !shown.contains(abs($0.control.value.flatMap(Double.init) ?? 0)) }.map { stepper in
      Violation(
        stepper,
        "has the value \(stepper.control.value?.quoted() ?? ""), which VoiceOver does not read on a stepper and no text contains",
        grade: .minor, fix: "Write the value in the text next to it.",
        reviewQuestion: "which text shows the value?", isInferred: true)
    }
  }
}

extension InconsistentDescription {
  static let examples: [Example] = [
    .fails("key of another control", #"✗ switch "Wi-Fi" selected=true"#),
    .fails("range without a value", #"✗ slider "Volume" minimumValue=0 maximumValue=10"#),
    .passes("switch with its own key", #"switch "Wi-Fi" isOn=true"#),
    .passes("value within the range", #"slider "Volume" minimumValue=0 maximumValue=10 value=3"#),
  ]
}
