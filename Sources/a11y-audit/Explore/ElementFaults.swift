import A11yCore

/// The findings of a screen, by control.
struct ElementFaults {
  /// In the audit's order.
  let all: [Finding]
  private var byControl: [Int: [Finding]] = [:]

  init(_ findings: [Finding], on tree: AccessibilityTree) {
    all = findings
    let controls = tree.screen.controls
    // Controls are in the order of the file, but for formats that list parents after their children.
    let places = controls.indices.filter { !controls[$0].isVended }.sorted {
      (controls[$0].location, $0) < (controls[$1].location, $1)
    }
    for finding in findings where !finding.subject.path.isEmpty {
      guard let index = Self.last(of: places, before: finding.location, in: controls) else { continue }
      byControl[index, default: []].append(finding)
    }
  }

  func of(_ element: Element) -> [Finding] { byControl[element.index] ?? [] }

  /// The control a place belongs to: the last that begins there or before.
  private static func last(of places: [Int], before location: SourceLocation, in controls: [Control]) -> Int? {
    let next = places.partitioningIndex { controls[$0].location > location }
    return next > 0 ? places[next - 1] : nil
  }
}
