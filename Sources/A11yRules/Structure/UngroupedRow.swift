public import A11yCore

/// The text in a row is split into separate accessibility elements.
public struct UngroupedRow: TreeRule {
  public static let info = RuleInfo(
    id: "ungrouped-row",
    summary: "The text in a row is split into separate accessibility elements",
    family: .structure,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    needs: [.exposure, .hierarchy],
    why: "VoiceOver users have to swipe through each text element of a row and remember which ones belong together.",
    fix: "Make the row one accessibility element whose label joins its text.",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .count("minimum", \.minimum, in: 2...100, "minimum number of text elements in a reported row")
  ]

  /// The number of texts in a row from which it is reported.
  public var minimum = 3

  public init() {}

  public init(minimum: Int) { self.minimum = minimum }

  public func subjects(in tree: AccessibilityTree) -> [Element] { tree.elements.filter { $0.role == .text } }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.tree.missing(of: needs) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var texts: [Int: Int] = [:]
    var order: [Int] = []
    for row in subjects.lazy.compactMap(row) {
      if texts[row] == nil { order.append(row) }
      texts[row, default: 0] += 1
    }
    return RuleResult(
      order.compactMap { index in
        let row = tree[index]
        guard let count = texts[index], count >= minimum, !row.descendants.contains(where: \.isInteractive) else {
          return nil
        }
        return Violation(
          row, "is read as \(count) separate texts", measured: "\(count) texts", required: "1 element", restsOn: [])
      })
  }

  /// The nearest row or cell, unless it is part of a table that tells rows and columns.
  private func row(of element: Element) -> Int? {
    var row: Int?
    for ancestor in element.ancestors {
      if row == nil, ancestor.role?.isRow == true { row = ancestor.index }
      if ancestor.hasStructure, case .dataTable = ancestor.structure.container { return nil }
    }
    return row
  }
}

extension UngroupedRow {
  static let examples: [Example] = [
    .fails(
      "row of four separate texts",
      """
      ✗ row UIView isElement=false frame=0,100,390,44
        UILabel text="Flight 12" frame=16,110,80,20
        UILabel text="Berlin" frame=106,110,80,20
        UILabel text="Delayed" frame=196,110,80,20
        UILabel text="Gate 4" frame=286,110,80,20
      """),
    .passes(
      "row as one element",
      """
      row UIView "Flight 12, Berlin, delayed" isElement=true frame=0,100,390,44
        UILabel text="Flight 12" frame=16,110,80,20
        UILabel text="Berlin" frame=106,110,80,20
        UILabel text="Delayed" frame=196,110,80,20
      """),
    .passes(
      "row that contains a button",
      """
      row UIView isElement=false frame=0,100,390,44
        UILabel text="Flight 12" frame=16,110,80,20
        UILabel text="Berlin" frame=106,110,80,20
        UILabel text="Delayed" frame=196,110,80,20
        UIButton "Book" frame=286,100,80,44
      """),
  ]
}
