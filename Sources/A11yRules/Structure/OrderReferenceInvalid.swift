public import A11yCore

/// An explicit order has missing, unknown or duplicate elements.
public struct OrderReferenceInvalid: TreeRule {
  public static let info = RuleInfo(
    id: "order-reference-invalid",
    summary: "An explicit order has missing, unknown or duplicate elements",
    family: .structure,
    severity: .error,
    criteria: [.wcag("1.3.2"), .en("11.1.3.2.1"), .en("11.5.2.9")],
    needs: [.surroundings],
    restsOn: [],
    why: """
      An explicit order replaces the default one: VoiceOver cannot reach elements that it leaves out, and skips or \
      stops at invalid references.
      """,
    fix: "List each element that the container shows exactly once, or remove `accessibilityElements`.",
    reviewQuestion: "are they left out intentionally?",
    examples: examples
  )

  public init() {}

  private static let mostNamed = 5

  /// The share of a text's words that one element must say for the text to be heard.
  private static let enough = 0.8

  public func subjects(in tree: AccessibilityTree) -> [Element] { ExplicitOrder.containers(in: tree) }

  public func violations(among containers: [Element], in tree: AccessibilityTree) -> RuleResult {
    var orders = ExplicitOrder(tree)
    let circles = orders.circles(among: containers)
    var reachability = Reachability(tree)
    lazy var exposed = ExposedWords(tree)
    var result: RuleResult = []
    for container in containers {
      if let violation = wrongEntry(container, &orders, closing: circles[container.index]) {
        result.violations.append(violation)
        continue
      }
      let left = leftOut(container, &orders).filter { element in
        guard !element.isInteractive else { return element.awaitsTouch && !reachability.hasTwin(element) }
        let words = element.spokenWords
        if words.isEmpty { return false }
        guard let isSaid = exposed.sayTogether(words, share: Self.enough) else {
          result.leaveOut(without: .surroundings)
          return false
        }
        return !isSaid
      }
      guard !left.isEmpty else { continue }
      let isCertain = left.contains { $0.isInteractive && $0.knows(.exposure) }
      result.violations.append(
        Violation(
          container, "omits from its explicit order: \(left.mentions)", isInferred: !isCertain, related: left))
    }
    return result
  }

  /// - Parameter closing: what the container names although it was reached from there.
  private func wrongEntry(_ container: Element, _ orders: inout ExplicitOrder, closing: Int?) -> Violation? {
    var listed: Set<Int> = []
    let ids = container.structure.order ?? []
    let unknown = ids.filter { orders.index(of: $0) == nil }
    if let first = unknown.first {
      let what = unknown.count == 1 ? "that id" : "these ids"
      let others = unknown.count > Self.mostNamed ? " and \(unknown.count - Self.mostNamed) more" : ""
      let names =
        unknown.count == 1
        ? first.quoted() : unknown.prefix(Self.mostNamed).map { $0.quoted() }.joined(separator: ", ") + others
      let labels = Set(container.descendants.map(\.name))
      let isByLabel = container.tree.isCompletable && unknown.contains { labels.contains($0) }
      return Violation(
        container, "lists \(names) in its explicit order, but no control has \(what)",
        fix: isByLabel ? "Give the controls an `id` each, and list the ids in place of the labels." : nil,
        fixInDescription: "Write the `id` of each control as in the `order`, or remove the order.")
    }
    for id in ids {
      guard let index = orders.index(of: id) else { continue }
      let element = container.tree[index]
      if index == closing || element.isAncestor(of: container) {
        return Violation(
          container, "lists \(id.quoted()) in its explicit order, which creates a cycle", related: [element])
      }
      if !listed.insert(index).inserted {
        return Violation(container, "lists \(id.quoted()) twice in its explicit order", related: [element])
      }
    }
    return nil
  }

  /// The elements that would be visited in the container without an explicit order.
  private func leftOut(_ container: Element, _ orders: inout ExplicitOrder) -> [Element] {
    let listed = Set((container.structure.order ?? []).compactMap { orders.index(of: $0) })
    var left: [Element] = []
    container.forEachVisiblePart { part in
      guard part.reach == .hidden, !listed.contains(part.index), part.control.hidesElements != true else {
        return false
      }
      if part.isElement { left.append(part) }
      return !part.isElement
    }
    return left
  }
}

extension OrderReferenceInvalid {
  static let examples: [Example] = [
    .fails(
      "order that names an unknown id",
      """
      ✗ view UIView order=a,zz
        UIButton "A" id=a
      """),
    .fails(
      "order that omits a button",
      """
      ✗ view UIView order=pay
        UIButton "Pay" id=pay
        UIButton "Cancel" id=cancel
      """),
    .passes(
      "order that names each element once",
      """
      view UIView order=b,a
        UIButton "A" id=a
        UIButton "B" id=b
      """),
    .needsReview(
      "order that omits a text",
      """
      ? view UIView order=pay
        UIButton "Pay" id=pay
        UILabel text="Nothing is charged yet"
      """),
  ]
}
