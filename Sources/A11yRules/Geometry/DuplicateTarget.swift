public import A11yCore

/// Two controls have the same frame.
public struct DuplicateTarget: TreeRule {
  public static let info = RuleInfo(
    id: "duplicate-target",
    summary: "Two controls have the same frame",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("2.4.3"), .en("11.2.4.3")],
    needs: [.frame, .surroundings], restsOn: [.frame],
    why: """
      VoiceOver and Switch Control stop twice at the same place; people cannot tell the two apart, and a touch \
      reaches only the upper one.
      """,
    fix: """
      Expose one of them, and give it the label, the value and the actions of both; or correct the frame of one.
      """,
    reviewQuestion: "are both shown at the same time?",
    examples: examples
  )

  public init() {}

  /// More are counted in the message and not listed one by one.
  private static let maximumRelated = 20

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    let isWritten = tree.isWritten && tree.knows(.layout)
    return tree.elements.filter { TouchTargets.isTarget($0) || isWritten && isPlaced($0) }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let targets = TouchTargets(subjects.filter(TouchTargets.isTarget))
    // Centers, and of the targets in one place only the first: no screen has more near one point than a visit meets.
    var places = FrameGrid()
    var crowded: Set<Int> = []
    var groups: [Int: [Int]] = [:]
    var layers: Layers?
    for (position, frame) in targets.frames.enumerated() {
      var first: Int?
      let center = Frame(x: frame.midX, y: frame.midY, width: 0, height: 0)
      let areAll = places.visit(near: center, within: 1) { other in
        if targets.frames[other].isSamePlace(as: frame) { first = other }
        return first != nil
      }
      guard let first else {
        places.insert(position, at: center)
        if !areAll { crowded.insert(position) }
        continue
      }
      guard isAnother(targets.all[position], targets.all[first]) else { continue }
      if !tree.knows(.layout) {
        let known = layers ?? Layers(tree)
        layers = known
        guard known.areTogether(targets.all[position], targets.all[first]) else { continue }
      }
      groups[first, default: []].append(position)
    }
    let found = groups.sorted { $0.key < $1.key }.compactMap { first, positions -> Violation? in
      let elements = [first] + positions
      // What code shows and hides is mostly shown in turn.
      if !tree.knows(.layout), elements.contains(where: { targets.all[$0].isShownByCode }) { return nil }
      return violation(targets.all[first], positions.map { targets.all[$0] })
    }
    return targets.result(found + copiedFrames(among: subjects, in: tree), crowded: crowded)
  }

  /// A cell or a text at a place.
  private func isPlaced(_ element: Element) -> Bool {
    guard [.cell, .text, .heading].contains(element.role), !TouchTargets.isTarget(element) else { return false }
    return element.frame.map { $0.isValid && !$0.isZeroSize } == true
  }

  /// In what a person writes, two cells or texts with one frame are a copied line.
  private func copiedFrames(among subjects: [Element], in tree: AccessibilityTree) -> [Violation] {
    struct Place: Hashable {
      var frame: Frame
      var role: Role?
    }
    var first: [Place: Element] = [:]
    var copies: [Int: [Element]] = [:]
    for element in subjects where isPlaced(element) {
      guard let frame = element.frame else { continue }
      let place = Place(frame: frame, role: element.role)
      if let original = first[place] {
        if isAnother(element, original) { copies[original.index, default: []].append(element) }
      } else {
        first[place] = element
      }
    }
    return copies.sorted { $0.key < $1.key }.map { index, others in
      let words = others.count == 1 ? others[0].mention : "\(others.count) other elements"
      return Violation(
        tree[index], "has the same frame as \(words)", grade: .remark, measured: tree[index].frame?.description,
        fix: "Correct the frame of one.", related: Array(others.prefix(Self.maximumRelated)))
    }
  }

  /// Not the same node twice, nor a part of the other, which has a rule of its own.
  private func isAnother(_ element: Element, _ first: Element) -> Bool {
    if first.isAncestor(of: element) { return false }
    guard let id = element.control.id else { return true }
    return id != first.control.id
  }

  private func violation(_ first: Element, _ others: [Element]) -> Violation {
    let words = others.count == 1 ? others[0].mention : "\(others.count) other controls"
    let enabled = ([first] + others).count { $0.isEnabled != false }
    // Of two that take each other's place only one acts; VoiceOver still stops at both.
    var violation = Violation(
      first, "has the same frame as \(words)", grade: enabled < 2 ? .remark : .full,
      measured: first.touchFrame?.description,
      fix: enabled == 1 ? "Hide the disabled one from assistive technology, or correct the frame of one." : nil,
      // What an editor draws in one place is laid out there, too.
      restsOn: first.tree.knows(.layout) ? nil : [.visibility],
      related: Array(others.prefix(Self.maximumRelated)))
    violation.witnesses = others.map(\.index)
    return violation
  }
}

extension DuplicateTarget {
  static let examples: [Example] = [
    .fails(
      "two controls with the same frame",
      """
      ✗ button "Anna" frame=0,100,390,60
      button "Open chat" frame=0,100,390,60
      """),
    .passes(
      "controls with different frames",
      """
      button "Anna" frame=0,100,390,60
      button "Ben" frame=0,160,390,60
      """),
    .passes(
      "hidden control or static text with the same frame",
      """
      button "Anna" frame=0,100,390,60
      button "Ben" hidden=true frame=0,100,390,60
      text "Chat" frame=0,100,390,60
      """),
    .notChecked("button without a frame", #"button "Anna""#),
  ]
}
