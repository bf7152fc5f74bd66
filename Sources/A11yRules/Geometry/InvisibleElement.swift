public import A11yCore

/// An accessibility element is not visible.
public struct InvisibleElement: TreeRule {
  public static let info = RuleInfo(
    id: "invisible-element",
    summary: "An accessibility element is not visible",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("2.4.3"), .wcag("1.3.1"), .en("11.2.4.3")],
    needs: [.frame, .layout, .hierarchy, .screenSize], restsOn: [.frame, .visibility],
    why: """
      VoiceOver and Switch Control stop at an element that is not on the screen; people lose their place or activate \
      it by mistake.
      """,
    fix: "Hide it from assistive technology while it is not shown, or give it a size and a position on the screen.",
    reviewQuestion: "should it be an accessibility element?",
    examples: examples
  )

  public init() {}

  /// In points: less cannot be seen.
  private static let least = 1.0

  /// What lies on it lies on every display.
  private static let smallestDisplay = Frame(x: 0, y: 0, width: 320, height: 568)

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // An author describes what is on the screen; dumps also list texts outside of it.
    return tree.elements.filter(\.isInteractive)
      + tree.unseen.filter { $0.isInteractive || tree.isWritten && $0.frame?.isZeroSize == false }
  }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.missing(of: [.frame]) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let unseen = Set(tree.unseen.map(\.index))
    if let violation = swappedSize(among: subjects.filter { unseen.contains($0.index) }, in: tree) {
      return [violation]
    }
    let rows = unseen.isEmpty ? [] : Set(tree.elements.flatMap(Self.rows))
    var result: RuleResult = []
    var undecided: [Element] = []
    for element in subjects {
      guard let frame = element.frame else { continue }
      if unseen.contains(element.index) {
        if !frame.isZeroSize, Self.rows(of: element).contains(where: rows.contains) { continue }
        compare(element, frame, &result)
      } else if min(frame.width, frame.height) < Self.least {
        // A stack view gives what it shows another size than the editor drew.
        guard frame.width < Self.least && element.knows(.width) || frame.height < Self.least && element.knows(.height)
        else {
          result.leaveOut(without: .layout)
          continue
        }
        result.add(tooSmall(element, frame))
      } else if let violation = partlyOutside(element, frame) {
        result.add(violation)
      } else if tree.screen.size == nil, !Self.smallestDisplay.overlaps(frame) {
        undecided.append(element)
        result.leaveOut(without: .screenSize)
      }
    }
    if let violation = missingSize(undecided, in: tree) { result.add(violation) }
    return result
  }

  private static let fewestOfScreen = 4

  /// The first line may be missing. A component is named as one, and nothing is asked where all lies on every display.
  private func missingSize(_ undecided: [Element], in tree: AccessibilityTree) -> Violation? {
    guard let first = undecided.first, tree.isWritten, tree.screen.name == nil else { return nil }
    let words = undecided.count == 1 ? first.mention : "\(undecided.count) elements"
    return Violation(
      nil, "has no size, which decides whether \(words) can be seen",
      // A few controls may be a part of a screen that is tried alone.
      grade: undecided.count < Self.fewestOfScreen ? .remark : .full,
      fix: #"Write the screen's size: screen "Pay" 390x844 as the first line of an outline, "screen" in JSON."#,
      related: undecided)
  }

  /// A line of equals that begins on the screen is scrolled, whether or not the description tells of a scroll view.
  private struct Row: Hashable {
    var parent: Int?
    var role: Role?
    var isHorizontal: Bool
    var position: Int
    var size: Int
  }

  private static func rows(of element: Element) -> [Row] {
    guard let frame = element.frame, frame.isValid, FrameGrid.canHold(frame) else { return [] }
    let parent = element.parent?.index
    func row(_ isHorizontal: Bool, _ position: Double, _ size: Double) -> Row {
      Row(
        parent: parent, role: element.role, isHorizontal: isHorizontal, position: Int(position.rounded()),
        size: Int(size.rounded()))
    }
    return [row(true, frame.y, frame.height), row(false, frame.x, frame.width)]
  }

  /// What an author writes half outside of the screen, and not in what scrolls, is a slip of a number.
  private func partlyOutside(_ element: Element, _ frame: Frame) -> Violation? {
    guard element.tree.isWritten, element.knows(.layout),
      let size = element.tree.screen.size, min(size.width, size.height) >= DisplaySize.least, frame.isValid
    else { return nil }
    let beyond = max(frame.maxX - size.width, frame.maxY - size.height, -frame.x, -frame.y)
    let scrolls: Set<Role> = [.scroll, .table, .list, .textView]
    guard beyond > Self.mostBeyond, !element.ancestors.contains(where: { $0.role.map(scrolls.contains) ?? false })
    else { return nil }
    let corners = Self.corners(frame, on: size)
    return Violation(
      element, "is partly outside of the screen of \(size.description) points, at \(frame.description)",
      grade: corners.isEmpty ? .remark : .full, measured: frame.description, fix: "Correct the frame\(corners).")
  }

  /// `[20, 760, 370, 810]`, where the last two numbers are a place as well.
  private static func corners(_ frame: Frame, on size: Size) -> String {
    guard frame.width > frame.x, frame.height > frame.y, frame.width <= size.width, frame.height <= size.height else {
      return ""
    }
    let sides = Frame(x: frame.x, y: frame.y, width: frame.width - frame.x, height: frame.height - frame.y)
    return
      ": it has x, y, width and height; if the last two are the right and the bottom edge, write \(sides.description)"
  }

  /// In points; shadows and rounded edges may extend so far.
  private static let mostBeyond = 8.0

  /// Elements that all lie on the screen if its width and height are swapped.
  private func swappedSize(among unseen: [Element], in tree: AccessibilityTree) -> Violation? {
    guard let size = tree.screen.size, size.width > size.height, unseen.count >= Self.fewestOutside,
      !tree.elements.isEmpty
    else { return nil }
    let frames = tree.elements.compactMap(\.frame) + unseen.compactMap(\.frame)
    let turned = Size(width: size.height, height: size.width)
    guard frames.allSatisfy({ $0.isValid && !$0.isZeroSize && turned.frame.contains($0) }),
      unseen.allSatisfy({ $0.knows(.layout) })
    else { return nil }
    return Violation(
      tree[0],
      "has \(unseen.count) elements outside of its \(size.description) points, which \(turned.description) points would "
        + "hold",
      measured: size.description,
      fix: "Write the size of the display as \(turned.description), or correct the frames.", related: unseen)
  }

  /// One may be at a wrong place.
  private static let fewestOutside = 2

  /// What is not seen may come into sight when the app lays it out, or when a person scrolls.
  private func compare(_ element: Element, _ frame: Frame, _ result: inout RuleResult) {
    if !element.knows(.layout) {
      result.leaveOut(without: .layout)
    } else if frame.isZeroSize {
      result.add(tooSmall(element, frame))
    } else if !element.knows(.hierarchy) {
      result.leaveOut(without: .hierarchy)
    } else if let display = element.tree.screen.size, min(display.width, display.height) >= DisplaySize.least {
      result.add(
        Violation(
          element,
          "is an accessibility element at \(frame.description), outside the screen of \(display.description) points",
          measured: frame.description))
    }
  }

  private func tooSmall(_ element: Element, _ frame: Frame) -> Violation {
    Violation(
      element, "is an accessibility element of only \(frame.size.description) points",
      measured: "\(frame.size.description) points")
  }
}

extension InvisibleElement {
  static let examples: [Example] = [
    .fails("button with an empty frame", #"✗ UIButton "Debug" frame=0,0,0,0"#),
    .fails(
      "button outside the screen",
      """
      screen "Home" 390x844 en
        ✗ button "Debug" frame=900,100,80,44
        text "Home" frame=20,100,200,20
      """),
    .passes("hidden button", #"UIButton "Debug" hidden=true frame=0,0,0,0"#),
    .needsReview(
      "empty frame in a dump, which also lists elements that VoiceOver skips",
      """
      component source={"level": "runtime"}
        ? button "Debug" isElement=true frame=0,0,0,0
      """),
  ]
}
