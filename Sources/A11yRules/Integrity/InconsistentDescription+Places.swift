import A11yCore

/// Controls that are written in the wrong place.
extension InconsistentDescription {
  /// A control that has slipped into the one above it: it is drawn elsewhere, and VoiceOver does not look inside.
  func misplaced(_ part: Element) -> Violation? {
    guard let holder = part.parent, !part.control.isVended, isReadAsWhole(holder), let frame = holder.frame,
      let place = part.frame, frame.isValid, place.isValid, !frame.isZeroSize, !place.isZeroSize,
      !place.overlaps(frame)
    else { return nil }
    let kind = holder.role == .other ? "element" : holder.role?.words ?? "element"
    var violation = Violation(
      part,
      "is inside \(holder.mention), but drawn outside of it: VoiceOver does not read what is inside such a control",
      fix: container(before: holder, of: part).map { container in
        "Move \(holder.mention) into the \(container.role?.words ?? "container") above it, and this one next to it; in an "
          + "outline, indent only the \(kind) by 2 more spaces."
      } ?? "Write it next to the \(kind), not in it; in an outline, indent by 2 spaces less.",
      related: [holder])
    // What either of them shows, hides or is called rests on where it is.
    violation.obscures = true
    return violation
  }

  /// A control, or an element of which only the label is read. A view of the app may hold what it likes.
  private func isReadAsWhole(_ holder: Element) -> Bool {
    guard let role = holder.role, !role.isContainer else { return holder.reach == .element }
    if holder.reach == .element { return true }
    return !holder.isCustom && role.isInteractive
  }

  /// The container in which a control and what follows it should be: it stands before the control, and is empty or has
  /// more of the kind.
  private func container(before control: Element, of part: Element) -> Element? {
    guard let parent = control.parent?.index, control.index - 1 > parent else { return nil }
    var previous = control.tree[control.index - 1]
    while let above = previous.parent, above.index != parent { previous = above }
    guard previous.role?.isContainer == true else { return nil }
    let isOfKind = control.role == part.role && previous.children.contains { $0.role == part.role }
    return previous.descendants.isEmpty || isOfKind ? previous : nil
  }

  /// A bar that is one element.
  func closed(_ bar: Element) -> Violation? {
    guard let role = bar.role, [.navigationBar, .tabBar, .toolbar].contains(role), bar.control.isElement == true,
      bar.descendants.contains(where: \.isInteractive)
    else { return nil }
    var violation = Violation(
      bar, "is an accessibility element, so VoiceOver reads nothing that is in the \(role.words)",
      fix: "Remove `isElement`, or write false.")
    violation.obscures = true
    return violation
  }

  private static let mostFrameless = 2
  private static let fewestWithFrames = 6

  /// One or two controls without a frame among many that have one.
  ///
  /// - Parameter known: controls of which something else was noted already, by index.
  func frameless(in tree: AccessibilityTree, except known: Set<Int>) -> [Violation] {
    guard tree.knows(.layout) else { return [] }
    // A bar lays out its items itself.
    let elements = tree.elements.filter { !$0.control.isVended && $0.role != .segment && !isInBar($0) }
    let without = elements.filter { $0.control.frame == nil && !known.contains($0.index) }
    let others = elements.count - without.count
    guard 1...Self.mostFrameless ~= without.count, others >= Self.fewestWithFrames else { return [] }
    return without.map {
      Violation(
        $0, "has no frame, but \(others) other elements have one: its size and place are not checked", grade: .minor,
        fix: "Write its `frame`.", reviewQuestion: "where is it on the screen?", isInferred: true)
    }
  }

  private func isInBar(_ element: Element) -> Bool {
    element.ancestors.contains { [.navigationBar, .toolbar, .tabBar].contains($0.role) }
  }

  /// The first of several tabs that are in no tab bar.
  func loose(in tree: AccessibilityTree) -> [Violation] {
    let seen = tree.seen
    guard !seen.contains(where: { $0.role == .tabBar }) else { return [] }
    let tabs = seen.filter { $0.role == .tab && $0.control.className == nil }
    return Dictionary(grouping: tabs) { $0.parent?.index }.values.filter { $0.count > 1 }.compactMap { tabs in
      tabs.first.map {
        Violation(
          $0, "is not in a tab bar, so VoiceOver does not read \"1 of \(tabs.count)\"", grade: .minor,
          fix: "Write the tabs as `children` of a tabBar.", reviewQuestion: "is it a tab of a tab bar?",
          isInferred: true)
      }
    }.sorted { ($0.control ?? 0) < ($1.control ?? 0) }
  }
}
