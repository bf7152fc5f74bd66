public import A11yCore

/// A screen has no title.
public struct ScreenTitleMissing: ScreenRule {
  public static let info = RuleInfo(
    id: "screen-title-missing",
    summary: "A screen has no title",
    family: .structure,
    severity: .notice,
    criteria: [.wcag("2.4.2")],
    needs: [.content, .hierarchy, .traits],
    supersededBy: ["nothing-exposed"],
    why: """
      VoiceOver users learn from the title which screen they are on; without a title they have to explore the screen \
      to find out.
      """,
    fix: """
      Set the view controller's `title` (in SwiftUI `.navigationTitle`), or add the `.header` trait to the screen's \
      first text element.
      """,
    examples: examples
  )

  public init() {}

  /// The share of the height in which a header is a title.
  private static let top = 1.0 / 3
  /// The share of the display that what is shown must cover: less is a sheet.
  private static let half = 0.5
  /// Fewer elements are a part of a screen.
  private static let fewest = 3

  // The title of a drawn scene is in code, in its controller or in the bar of what shows it: of 127 scenes of public
  // storyboards without one, hardly any is without one while it runs. So its content is needed.
  public func appliesTo(_ tree: AccessibilityTree) -> Bool {
    tree.screen.kind == .screen && tree.elements.count >= Self.fewest && !isSheet(tree)
      && !SceneEvidence(tree).speaksForItself && !hasTitle(tree)
  }

  /// Only texts could be the title, so only their traits matter.
  public func missingFact(for tree: AccessibilityTree) -> Fact? { tree.missing(of: [.content, .hierarchy]) }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    // Where headers cannot be distinguished from texts, one of the texts may be the title.
    let texts = tree.elements.filter { $0.role == .text || $0.role == .heading || $0.role == nil && !$0.isNameless }
    if texts.contains(where: { !$0.knows(.traits) }) {
      result.leaveOut(without: .traits)
    } else {
      result.add(Violation(nil, "has neither a navigation bar title nor a heading near the top", restsOn: []))
    }
    return result
  }

  private func isSheet(_ tree: AccessibilityTree) -> Bool {
    guard let size = tree.screen.size, let frame = tree[0].control.frame, frame.isValid else { return false }
    return frame.height < size.height * Self.half
  }

  private func hasTitle(_ tree: AccessibilityTree) -> Bool {
    if !SpokenText.isBlank(tree[0].control.title) { return true }
    let height = tree.screen.size?.height ?? tree[0].control.frame?.height
    return tree.screen.controls.indices.contains { index in
      guard tree.reach(of: index) != .hidden else { return false }
      let element = tree[index]
      switch element.role {
      case .navigationBar: return isTitled(element)
      case .tab: return !element.isNameless && element.traits.contains(.selected)
      default: break
      }
      guard element.isHeading, !element.isNameless else { return false }
      guard let height, height > 0, let frame = element.frame else { return true }
      return frame.y < height * Self.top
    }
  }

  private func isTitled(_ bar: Element) -> Bool {
    let own = [bar.control.label, bar.control.title, bar.control.text]
    if own.contains(where: { !SpokenText.isBlank($0) }) { return true }
    // A dump names a bar by its title.
    if !bar.derivesFromClass, !SpokenText.isBlank(bar.control.identifier) { return true }
    var isTitled = false
    bar.forEachVisiblePart { part in
      isTitled = isTitled || part.drawnText != nil
      return !part.isInteractive
    }
    return isTitled
  }
}

extension ScreenTitleMissing {
  static let examples: [Example] = [
    .fails(
      "screen without a title or heading",
      """
      ✗ screen "Orders" 390x844 en
        UILabel text="Orders" frame=20,60,200,30
        UILabel text="3 open" frame=20,100,200,30
        UIButton "Open" frame=20,400,120,44
      """),
    .passes(
      "screen with a title",
      """
      screen "Orders" 390x844 en title=Orders
        UILabel text="3 open" frame=20,100,200,30
        UIButton "Open" frame=20,160,120,44
        UIButton "Close" frame=20,220,120,44
      """),
    .passes(
      "heading at the top of the screen",
      """
      screen "Orders" 390x844 en
        text "Orders" traits=header,staticText frame=20,60,200,30
        UIButton "Open" frame=20,160,120,44
        UIButton "Close" frame=20,220,120,44
      """),
    .notChecked(
      "format without traits",
      """
      screen "Orders" 390x844 en class=null source={"level": "runtime", "lacks": ["traits"]}
        view "Orders" class=null isElement=true frame=20,60,200,30
        view "Open" class=null isElement=true frame=20,100,200,30
        view "Close" class=null isElement=true frame=20,400,120,44
      """),
  ]
}
