public import A11yCore

/// A screen full of text cannot be scrolled.
public struct TextNotScrollable: ScreenRule {
  public static let info = RuleInfo(
    id: "text-not-scrollable",
    summary: "A screen full of text cannot be scrolled",
    family: .text,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.4.4"), .wcag("1.4.10"), .en("11.1.4.10.1")],
    needs: [.screenSize, .frame],
    why: "With a larger text size the end of the text is off screen and cannot be reached.",
    fix: "Put the text in a scroll view.",
    reviewQuestion: "does all text fit with the largest text size?",
    examples: examples
  )

  public init() {}

  /// Of the height of the display.
  private static let share = 0.6

  public func appliesTo(_ tree: AccessibilityTree) -> Bool {
    guard tree.screen.kind == .screen, !tree.isLaunching, !tree.screen.controls.isEmpty else { return false }
    // A web page scrolls by itself; being the system's, it is not among what is seen.
    return !tree.screen.controls.indices.contains {
      tree[$0].role == .webView && tree.reach(of: $0) != .hidden
    }
  }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    guard let size = tree.screen.size, size.height > 0 else {
      result.leaveOut(without: .screenSize)
      return result
    }
    var spans: [(top: Double, bottom: Double)] = []
    for element in tree.seen {
      switch element.role {
      case .scroll, .table, .list, .textView, .alert: return []
      case .text, .heading:
        guard element.knows(.frame), let frame = element.frame else {
          result.leaveOut(without: .frame)
          continue
        }
        let (top, bottom) = (max(0, frame.y), min(size.height, frame.maxY))
        if top < bottom, frame.width > 0 { spans.append((top, bottom)) }
      default: break
      }
    }
    let height = Self.union(spans)
    guard height >= size.height * Self.share else { return result }
    let percent = "\(Int(height / size.height * 100))% of its height"
    result.add(
      Violation(nil, "has text over \(percent), but no scroll view", measured: percent, isInferred: true))
    return result
  }

  /// The length that the spans cover together.
  private static func union(_ spans: [(top: Double, bottom: Double)]) -> Double {
    var covered = 0.0
    var reached = -Double.infinity
    for span in spans.sorted(by: { $0.top < $1.top }) where span.bottom > reached {
      covered += span.bottom - max(span.top, reached)
      reached = span.bottom
    }
    return covered
  }
}

extension TextNotScrollable {
  static let examples: [Example] = [
    .needsReview(
      "page of text without a scroll view",
      """
      ? screen "Terms" 390x844 en
        text "Terms" traits=header frame=20,60,100,24
        text "A very long agreement" frame=20,100,350,700
      """),
    .passes(
      "page of text in a scroll view",
      """
      screen "Terms" 390x844 en
        UIScrollView frame=0,90,390,740
          text "A very long agreement" frame=20,100,350,700
      """),
    .notChecked(
      "screen size not listed",
      """
      screen "Terms" en
        text "Terms" frame=0,0,350,700
      """),
  ]
}
