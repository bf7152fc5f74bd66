public import A11yCore

/// Two neighboring elements have the same text.
public struct DuplicateAnnouncement: TreeRule {
  public static let info = RuleInfo(
    id: "duplicate-announcement",
    summary: "Two neighboring elements have the same text",
    family: .structure,
    severity: .notice,
    needs: [.exposure, .frame, .label],
    why: "VoiceOver users hear everything twice, swipe twice as often, and wonder what is different.",
    fix: "Group the two into one element, or hide the copy from assistive technology.",
    examples: examples
  )

  public init() {}

  /// In points; what is farther apart and not in one row is not taken for one thing.
  private static let near = 24.0

  public func subjects(in tree: AccessibilityTree) -> [Element] { Array(tree.elements) }

  /// Of most neighbors the names differ, whatever else is unknown of them.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    lazy var audited = Set(subjects.map(\.index))
    var previous: Sounding?
    for index in tree.readingOrder {
      let element = tree[index]
      var sounding = Sounding(element: element)
      defer { previous = sounding }
      guard var last = previous, case let first = last.element, let copy = copy(first, element),
        sounding.key == last.key, soundsAlike(first, element),
        !areInDifferentRows(first, element), audited.contains(first.index), audited.contains(index)
      else { continue }
      if let missing = first.missing(of: info.needs) ?? element.missing(of: info.needs) {
        result.leaveOut(without: missing)
      } else if distance(first, element) <= Self.near || isNameOfControl(first, element) {
        let other = copy.index == first.index ? element : first
        let position = copy.index == first.index ? "next" : "previous"
        result.add(
          Violation(
            copy, "has the same text as the \(position) element, \(other.mention)", fixInDescription: fix(copy),
            restsOn: [.label],
            related: [other])
        )
      }
    }
    return result
  }

  /// A control cannot go.
  private func fix(_ copy: Element) -> String? {
    kind(copy) == .control ? nil : "Hide this one (`isElement=false`), or group the two into one element."
  }

  /// The one of the two that could go: the image next to a text, or what only names a control.
  private func copy(_ a: Element, _ b: Element) -> Element? {
    switch (kind(a), kind(b)) {
    case (.picture, .text), (.picture, .control), (.text, .control): a
    case (.text, .picture), (.control, .picture), (.control, .text): b
    default: nil
    }
  }

  private enum Kind { case picture, text, control }

  private func kind(_ element: Element) -> Kind? {
    guard !element.traits.contains(.updatesFrequently) else { return nil }
    // A field's visible name is better heard twice than not found by a finger.
    if element.isInteractive { return element.role == .cell || element.role?.isTextInput == true ? nil : .control }
    switch element.role {
    case .image: return .picture
    case .text: return element.traits.contains(.header) ? nil : .text
    default: return nil
    }
  }

  /// An element, and the key of its name once that was asked for: each is compared with both its neighbors.
  private struct Sounding {
    let element: Element
    lazy var key = SpokenText.soundKey(element.name)
  }

  private func soundsAlike(_ a: Element, _ b: Element) -> Bool {
    let words = SpokenText.normalized(a.name)
    return words.count > 1 && words.contains(where: \.isLetter) && words == SpokenText.normalized(b.name)
  }

  private func areInDifferentRows(_ a: Element, _ b: Element) -> Bool { a.row?.index != b.row?.index }

  /// A text at one edge of a row, and the switch that it names at the other.
  private func isNameOfControl(_ a: Element, _ b: Element) -> Bool {
    guard kind(a) == .text && kind(b) == .control || kind(a) == .control && kind(b) == .text, let first = a.frame,
      let second = b.frame
    else { return false }
    return first.verticalOverlap(with: second) >= min(first.height, second.height) / 2
  }

  private func distance(_ a: Element, _ b: Element) -> Double {
    guard let first = a.frame, let second = b.frame else { return .infinity }
    return first.gap(to: second)
  }
}

extension DuplicateAnnouncement {
  static let examples: [Example] = [
    .fails(
      "image with the same label as the text next to it",
      """
      ✗ UIImageView "Plain text" isElement=true frame=16,106,32,32
      UILabel text="Plain text" frame=56,112,200,20
      """),
    .fails(
      "text and switch with the same label",
      """
      ✗ UILabel text="Wi-Fi" frame=16,112,290,20
      UISwitch "Wi-Fi" value=1 frame=320,107,51,31
      """),
    .passes(
      "text excluded from the accessibility tree",
      """
      UILabel text="Wi-Fi" isElement=false frame=16,112,290,20
      UISwitch "Wi-Fi" value=1 frame=320,107,51,31
      """),
    .notChecked(
      "elements without frames",
      """
      UIImageView "Plain text" isElement=true
      UILabel text="Plain text"
      """),
  ]
}
