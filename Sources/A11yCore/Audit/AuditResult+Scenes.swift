extension AuditResult {
  /// Names the screen of each control that its text does not tell from a control of another screen of the file:
  /// `button "Done" (in scene "CheckoutViewController")`.
  ///
  /// - Parameter trees: all screens of the file that the findings are of.
  public mutating func nameScreens(of trees: [AccessibilityTree]) {
    guard trees.count > 1, !findings.isEmpty else { return }
    var places: [SourceLocation: String] = [:]
    var screens: [Screen] = []
    var counts: [ControlName: Int] = [:]
    for tree in trees {
      let start = tree.screen.controls.first?.location ?? SourceLocation(line: 1, column: 1)
      // A screen in several languages is one.
      guard places.updateValue("", forKey: start) == nil else { continue }
      screens.append(tree.screen)
      // Hidden controls, too: what code may show is audited.
      let names = Set(tree.screen.controls.indices.dropFirst().lazy.map { ControlName(tree[$0]) })
      for name in names { counts[name, default: 0] += 1 }
    }
    guard screens.count > 1 else { return }
    let names = Dictionary(grouping: screens.compactMap(\.name), by: \.self).mapValues(\.count)
    for (number, screen) in screens.enumerated() {
      let start = screen.controls.first?.location ?? SourceLocation(line: 1, column: 1)
      let kind = screen.source.format == "interface-builder" ? "scene" : "screen"
      let name = screen.name.flatMap { SpokenText.isBlank($0) ? nil : $0 }
      let position = name.map { names[$0] ?? 0 > 1 } ?? true ? "\(number + 1) of \(screens.count)" : nil
      places[start] = (["in \(kind)", position, name?.quoted(limit: 40)]).compactMap(\.self).joined(separator: " ")
    }
    for index in findings.indices {
      guard let place = places[findings[index].screenLocation] else { continue }
      findings[index].subject.add(place, among: counts)
      for related in findings[index].related.indices where findings[index].related[related].file == nil {
        findings[index].related[related].subject.add(place, among: counts)
      }
    }
  }
}

/// What a control is called without what is next to it.
private struct ControlName: Hashable {
  var kind: String
  var words: String

  init(_ element: Element) {
    kind = element.role?.words ?? element.control.className ?? ""
    words = element.calledName ?? ""
  }

  init(_ subject: Finding.Subject) {
    kind = subject.role ?? subject.className ?? ""
    words = subject.name.map { SpokenText.isBlank($0) ? "" : $0 } ?? ""
  }
}

extension Finding.Subject {
  fileprivate mutating func add(_ screen: String, among counts: [ControlName: Int]) {
    // Only the screen itself has no path.
    guard !path.isEmpty, counts[ControlName(self)] ?? 0 > 1 else { return }
    lookup = lookup.map { "\($0), \(screen)" } ?? screen
  }
}
