extension Screen {
  /// Whether another audit reported something about a control.
  package var hasAuditIssues: Bool {
    controls.contains { $0.hasStructure && !$0.structure.auditIssues.isEmpty }
  }

  /// Stores issues at the controls that they are about, and at the root where no control can be told.
  public mutating func add(_ issues: [ReportedIssue]) {
    if issues.isEmpty || controls.isEmpty { return }
    let finder = ReportedElements(self)
    for reported in issues {
      var issue = reported.issue
      let index = finder.control(of: reported)
      if index == nil {
        issue.frame = reported.frame
        if let label = reported.label, !SpokenText.isBlank(label), issue.message?.contains(label) != true {
          issue.message = "\(issue.message.map { "\($0): " } ?? "")\(label)"
        }
      }
      let place = index ?? 0
      // Each run of a test on another device reports the same.
      if !controls[place].structure.auditIssues.contains(issue) { controls[place].structure.auditIssues.append(issue) }
    }
  }

  /// Whether the control that an issue is about can be told.
  public func hasControl(of issue: ReportedIssue) -> Bool { ReportedElements(self).control(of: issue) != nil }
}

/// Finds the controls that another tool reports on, by frame, label and identifier.
private struct ReportedElements {
  private let screen: Screen
  /// Of controls with a frame, by their left edge.
  private let byEdge: [(x: Double, index: Int)]
  private var byLabel: [String: [Int]] = [:]
  private var byIdentifier: [String: [Int]] = [:]

  /// The audit rounds in another way than a dump does.
  private static let tolerance = 1.0

  init(_ screen: Screen) {
    self.screen = screen
    var edges: [(x: Double, index: Int)] = []
    for index in screen.controls.indices where !screen.controls[index].isVended {
      let control = screen.controls[index]
      if let frame = control.frame, frame.isValid { edges.append((frame.x, index)) }
      for label in Set([control.label, control.title, control.text].compactMap(\.self)) {
        byLabel[label, default: []].append(index)
      }
      if let identifier = control.identifier { byIdentifier[identifier, default: []].append(index) }
    }
    byEdge = edges.sorted { ($0.x, $0.index) < ($1.x, $1.index) }
  }

  func control(of reported: ReportedIssue) -> Int? {
    let named = reported.label.flatMap { byLabel[$0] } ?? []
    let identified = reported.identifier.flatMap { byIdentifier[$0] } ?? []
    if let frame = reported.frame, frame.isValid {
      let placed = controls(at: frame)
      if !placed.isEmpty {
        let agreeing = placed.filter(Set(named).union(identified).contains)
        return best(agreeing.isEmpty ? placed : agreeing, for: reported.issue.check)
      }
    }
    if let only = nested(identified) { return best(only, for: reported.issue.check) }
    return nested(named).map { best($0, for: reported.issue.check) } ?? nil
  }

  private func controls(at frame: Frame) -> [Int] {
    let tolerance = Self.tolerance
    let first = byEdge.partitioningIndex { $0.x >= frame.x - tolerance }
    var found: [Int] = []
    for (x, index) in byEdge[first...] {
      if x > frame.x + tolerance { break }
      guard let own = screen.controls[index].frame, abs(own.y - frame.y) <= tolerance,
        abs(own.width - frame.width) <= tolerance, abs(own.height - frame.height) <= tolerance
      else { continue }
      found.append(index)
    }
    return found.sorted()
  }

  /// These controls if each of them holds the next, so that they are one thing on the screen.
  private func nested(_ indices: [Int]) -> [Int]? {
    guard !indices.isEmpty, zip(indices, indices.dropFirst()).allSatisfy({ screen.isAncestor($0, of: $1) }) else {
      return nil
    }
    return indices
  }

  /// What is said about text is about the innermost of several controls, the rest about the outermost element.
  private func best(_ indices: [Int], for check: AuditIssue.Check) -> Int? {
    switch check {
    case .contrast, .textClipped, .dynamicType: indices.last
    default: indices.first { screen.controls[$0].isElement != false } ?? indices.first
    }
  }
}
