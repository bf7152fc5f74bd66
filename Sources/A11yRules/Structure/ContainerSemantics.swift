public import A11yCore

/// A container does not match its type.
public struct ContainerSemantics: TreeRule {
  public static let info = RuleInfo(
    id: "container-semantics",
    summary: "A container does not match its type",
    family: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1"), .en("11.5.2.6"), .en("11.5.2.9")],
    needs: [.exposure, .hierarchy],
    why: """
      VoiceOver announces a list, a table or a landmark and lets people jump between them; a container that is \
      empty, unnamed or miscounted misleads them.
      """,
    fix: "Add the elements, the label or the counts that the container type needs, or remove the type.",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.screen.controls.indices.lazy.map { tree[$0] }.filter { element in
      element.reach == .container && element.hasStructure && element.structure.container != nil
        && !element.isSystemOwned
    }
  }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.tree.missing(of: needs) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var reachability = Reachability(tree)
    var landmarks: [Int: Element] = [:]
    for element in subjects {
      guard let container = element.structure.container else { continue }
      if let found = fault(element, container, &reachability) {
        result.add(Violation(element, found.message, restsOn: [], related: found.related))
      } else if container == .landmark, element.isNameless, let parent = element.parent,
        let other = landmarks.updateValue(element, forKey: parent.index)
      {
        result.add(
          Violation(element, "is a landmark without a name, like the previous one", restsOn: [], related: [other]))
      }
    }
    return result
  }

  private typealias Fault = (message: String, related: [Element])

  private func fault(
    _ element: Element, _ container: Structure.Container, _ reachability: inout Reachability
  ) -> Fault? {
    switch container {
    case .none, .series: return nil
    case .semanticGroup:
      let words = [element.control.label, element.control.value, element.control.identifier]
      return words.allSatisfy(SpokenText.isBlank) ? ("is a group without label, value or identifier", []) : nil
    case .list, .tabBar, .landmark:
      return reachability.holdsElement(element) || isBusy(element) || saysThatItIsEmpty(element)
        ? nil : ("is a \(word(container)) without accessibility elements", [])
    case .dataTable(let table):
      guard reachability.holdsElement(element) else {
        return isBusy(element) || saysThatItIsEmpty(element)
          ? nil : ("is a table without accessibility elements", [])
      }
      return DataTableFaults(table, in: element).first
    }
  }

  private func word(_ container: Structure.Container) -> String {
    switch container {
    case .tabBar: "tab bar"
    case .landmark: "landmark"
    default: "list"
    }
  }

  private func isBusy(_ element: Element) -> Bool {
    func says(_ element: Element) -> Bool { element.hasStructure && element.structure.isBusy == true }
    return says(element) || element.ancestors.contains(where: says)
  }

  /// A text or a wheel is where the contents would be.
  private func saysThatItIsEmpty(_ element: Element) -> Bool {
    guard let frame = element.control.frame, frame.isValid else { return false }
    return neighbours(of: element).contains { other in
      guard other.reach == .element, let place = other.frame else { return false }
      return frame.distance(toX: place.midX, y: place.midY) == 0
    }
  }

  /// Only this many siblings are examined.
  private static let mostNeighbours = 8

  /// The sibling before it and some after it.
  private func neighbours(of element: Element) -> [Element] {
    guard let parent = element.parent else { return [] }
    let screen = element.tree.screen
    var found: [Int] = []
    var before = element.index - 1
    while before > parent.index, let above = screen.parent(of: before) {
      if above == parent.index { found.append(before) }
      before = above
    }
    var next = screen.descendants(of: element.index).upperBound
    while next < screen.descendants(of: parent.index).upperBound, found.count < Self.mostNeighbours {
      found.append(next)
      next = screen.descendants(of: next).upperBound
    }
    return found.map { element.tree[$0] }
  }
}

extension ContainerSemantics {
  static let examples: [Example] = [
    .fails("tab bar container without tabs", "✗ view UIView container=tabBar frame=0,760,390,84"),
    .fails(
      "semantic group without a name",
      """
      ✗ view UIView container=semanticGroup frame=0,100,390,84
        UIButton "Open" frame=20,110,120,44
      """),
    .passes(
      "tab bar container with tabs",
      """
      view UIView container=tabBar frame=0,760,390,84
        UIButton "Home" frame=0,760,195,84
        UIButton "Cart" frame=195,760,195,84
      """),
    .passes(
      "semantic group with a name",
      """
      view UIView "Payment" container=semanticGroup frame=0,100,390,84
        UIButton "Open" frame=20,110,120,44
      """),
  ]
}
