public import A11yCore

/// Text is cut off.
public struct TextClipped: TreeRule {
  public static let info = RuleInfo(
    id: "text-clipped",
    summary: "Text is cut off",
    family: .text,
    severity: .warning,
    criteria: [.wcag("1.4.4"), .wcag("1.4.10"), .en("11.1.4.4.1"), .en("11.1.4.10.1")],
    needs: [.font],
    why: "Sighted people cannot read the end of the text; with a larger text size even more of it is lost.",
    fix: "Let the text wrap (`numberOfLines = 0`), and let its container grow.",
    reviewQuestion: "is it cut off on the screen?",
    examples: examples
  )

  public init() {}

  /// In points: less is rounding.
  private static let slack = 1.0

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.seen.filter { $0.isReadText && !isScrolling($0) }
  }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? {
    guard subject.hasAppearance else { return .font }
    let appearance = subject.appearance
    if appearance.isTruncated != nil { return nil }
    let tellsRoom = appearance.intrinsicSize != nil || subject.fontSize != nil
    return tellsRoom && subject.control.frame?.isValid == true && subject.tree.geometryIsUsable ? nil : .font
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func isScrolling(_ element: Element) -> Bool {
    if element.role?.isTextInput == true || element.uikitClass?.role == .textView { return true }
    return element.isCustom && element.control.className?.lowercased().contains("marquee") == true
  }

  private func violation(_ element: Element) -> Violation? {
    if element.appearance.allowsTruncation == true { return nil }
    switch element.appearance.isTruncated {
    case true?: return Violation(element, "is cut off", restsOn: [])
    case false?: return nil
    case nil: break
    }
    if element.appearance.shrinksToFit == true { return nil }
    guard let frame = element.control.frame, frame.width > 0, frame.height > 0 else { return nil }
    if let needed = element.appearance.intrinsicSize { return violation(element, needed, in: frame) }
    // Layout gives a label the height that it asks for.
    guard let line = element.lineHeight, frame.height < line - Self.slack, element.knows(.height)
    else { return nil }
    // A text that never grows loses no more than the room between lines.
    if !element.tree.knows(.layout), let size = element.fontSize, element.appearance.adjustsFont != true,
      element.appearance.font?.textStyle == nil, frame.height >= size * Self.share(of: element.visibleText ?? "")
    {
      return nil
    }
    let height = (line * 10).rounded() / 10
    // What is cut off may be no more than the room for accents.
    return Violation(
      element, "is \(frame.height.points) points high, but a line of its font needs at least \(height.points)",
      measured: "\(frame.height.points) points", required: "\(height.points) points", isInferred: true)
  }

  /// How much of a font's size the glyphs of a text take, around the middle of its line: capitals and digits have as much
  /// room above them as below the baseline, and a sign such as "+" is lower still.
  private static func share(of text: String) -> Double {
    let text = text.prefix(200)
    if text.contains(where: descending.contains) { return 1 }
    if !text.contains(where: { $0.isLetter || $0.isNumber }) { return 0.45 }
    return text.unicodeScalars.allSatisfy(\.isASCII) ? 0.72 : 0.9
  }

  private static let descending = Set("gjpqyQ,;()[]{}|/")

  /// The size of the text on one line; where the frame is higher, it wraps.
  private func violation(_ element: Element, _ needed: Size, in frame: Frame) -> Violation? {
    guard needed.width.isFinite, needed.height.isFinite else { return nil }
    if needed.height <= frame.height + Self.slack {
      let lines = (needed.width / max(frame.width, 1)).rounded(.up)
      let isWider = needed.width > frame.width + Self.slack
      guard isWider, lines * needed.height > frame.height + Self.slack else { return nil }
    }
    return Violation(
      element, "needs \(needed.description) points, has \(frame.size.description)",
      measured: "\(frame.size.description) points", required: "\(needed.description) points", restsOn: [.frame])
  }
}

extension TextClipped {
  static let examples: [Example] = [
    .fails("truncated label", #"✗ UILabel text="Notifications" truncated=true"#),
    .fails("text wider than its label", #"✗ UILabel text="Notifications" frame=0,0,40,20 intrinsicSize=104,20"#),
    .passes("label with room for its text", #"UILabel text="Notifications" frame=0,0,110,20 intrinsicSize=104,20"#),
    .needsReview(
      "label lower than one line of its font",
      #"? UILabel text="Notifications" frame=0,0,120,14 font={"size":17}"#),
  ]
}
