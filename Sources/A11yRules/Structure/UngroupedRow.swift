import A11yCore

struct UngroupedRow: Rule {
  static let info = RuleInfo(
    id: "ungrouped-row",
    summary: "The texts of one row are read one by one",
    family: .structure,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    needs: [.exposure, .hierarchy],
    why: """
      People who listen must swipe through every piece of a row and remember which belongs to which, \
      where one sentence would do.
      """,
    fix: "Make the row one element whose label joins its texts.",
    examples: [
      .fails(
        "a flight in four pieces",
        """
        ✗ row UIView isElement=false frame=0,100,390,44
          UILabel text="Flight 12" frame=16,110,80,20
          UILabel text="Berlin" frame=106,110,80,20
          UILabel text="Delayed" frame=196,110,80,20
          UILabel text="Gate 4" frame=286,110,80,20
        """),
      .passes(
        "one element",
        """
        row UIView "Flight 12, Berlin, delayed" isElement=true frame=0,100,390,44
          UILabel text="Flight 12" frame=16,110,80,20
          UILabel text="Berlin" frame=106,110,80,20
          UILabel text="Delayed" frame=196,110,80,20
        """),
      .passes(
        "a control among them",
        """
        row UIView isElement=false frame=0,100,390,44
          UILabel text="Flight 12" frame=16,110,80,20
          UILabel text="Berlin" frame=106,110,80,20
          UILabel text="Delayed" frame=196,110,80,20
          UIButton "Book" frame=286,100,80,44
        """),
      .passes(
        "two texts",
        """
        row UIView isElement=false frame=0,100,390,44
          UILabel text="Flight 12" frame=16,110,80,20
          UILabel text="Delayed" frame=196,110,80,20
        """),
      .passes(
        "a table, which tells the headers",
        """
        view UIView container=dataTable frame=0,100,390,44
          row UIView isElement=false frame=0,100,390,44
            UILabel text="Flight 12" frame=16,110,80,20
            UILabel text="Berlin" frame=106,110,80,20
            UILabel text="Delayed" frame=196,110,80,20
        """),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .count("minimum", \.minimum, in: 2...100, "how many texts make it a fault")
  ]

  var minimum = 3

  /// What one row holds.
  private struct Row {
    var index: Int
    var texts = 0
    var holdsOthers = false
  }

  func check(_ screen: Exposure) -> Verdict {
    if let missing = info.needs.first(where: screen.screen.source.lacks.contains) {
      return Verdict([], notChecked: [missing: screen.elements.count { $0.role == .text }])
    }
    var rows: [Int: Row] = [:]
    var order: [Int] = []
    for element in screen.elements {
      guard let row = row(of: element) else { continue }
      if rows[row] == nil { order.append(row) }
      var found = rows[row] ?? Row(index: row)
      if element.role == .text, !element.isInteractive { found.texts += 1 } else { found.holdsOthers = true }
      rows[row] = found
    }
    return Verdict(
      order.compactMap { index in
        guard let row = rows[index], row.texts >= minimum, !row.holdsOthers else { return nil }
        return Problem(
          screen[index], "is read in \(row.texts) pieces", measured: "\(row.texts) texts", required: "1 element")
      })
  }

  /// The nearest row or cell, unless it is part of a table that tells rows and columns.
  private func row(of element: Element) -> Int? {
    var row: Int?
    for ancestor in element.ancestors {
      if row == nil, ancestor.role == .cell || ancestor.role == .row { row = ancestor.index }
      if ancestor.hasStructure, case .dataTable = ancestor.structure.container { return nil }
    }
    return row
  }
}
