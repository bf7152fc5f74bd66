import A11yCore
import A11yNarration

/// A screen in characters with everything that is said, for `draw`.
struct ScreenDrawing {
  private let narrated: NarratedScreen
  private let tree: AccessibilityTree
  private let faults: ElementFaults

  init(_ narrated: NarratedScreen, on tree: AccessibilityTree, findings: [Finding]) {
    self.narrated = narrated
    self.tree = tree
    faults = ElementFaults(findings, on: tree)
  }

  /// A terminal with fewer columns shows the list below the drawing.
  static let fewestForTwo = 72

  func lines(columns: Int) -> [String] {
    let isWide = columns >= Self.fewestForTwo
    let chartColumns = isWide ? Self.chartColumns(of: columns) : columns
    let items = ScreenChart.items(narrated.utterances.map(\.element)) { faults.of($0) }
    let title = (SpokenText.isBlank(narrated.name) ? narrated.file.text : narrated.name ?? "").excerpt()
    let chart = ScreenChart(items, title: title, size: tree.screen.size, columns: chartColumns)?.lines() ?? []
    if chart.isEmpty {
      return [ScreenChart.cut(title, to: columns), "(no element has a frame)"] + said(hasChart: false, columns: columns)
    }
    guard isWide else { return chart + said(columns: columns) }
    return Self.joined(chart, said(columns: columns - chartColumns - 2), left: chartColumns)
  }

  /// How much of a window the drawing takes.
  static func chartColumns(of columns: Int) -> Int { min(72, max(36, columns * 45 / 100)) }

  /// Two columns of text.
  static func joined(_ left: [String], _ right: [String], left columns: Int) -> [String] {
    (0..<max(left.count, right.count)).map { index in
      let own = index < left.count ? left[index] : ""
      guard index < right.count, !right[index].isEmpty else { return own }
      let gap = columns - ScreenChart.columns(of: own)
      return own + String(repeating: " ", count: max(0, gap) + 2) + right[index]
    }
  }

  /// Every utterance with its number, and its findings.
  ///
  /// - Parameter hasChart: whether there is a drawing, in which some elements may not be.
  private func said(hasChart: Bool = true, columns: Int) -> [String] {
    if narrated.utterances.isEmpty { return ["(no accessibility elements)"] }
    let width = String(narrated.utterances.count).count
    let indent = String(repeating: " ", count: width + 1)
    return narrated.utterances.enumerated().flatMap { index, spoken in
      let number = String(index + 1)
      let start = String(repeating: " ", count: width - number.count) + number + " "
      let words = TextWrapping.lines(ExploredScreen.line(spoken.utterance), columns: columns - width - 1)
      let findings = faults.of(spoken.element).flatMap { finding in
        TextWrapping.lines(
          "\(ScreenChart.sign(of: [finding]) ?? "") \(finding.message) [\(finding.rule)]".escapedForDisplay,
          columns: columns - width - 1)
      }
      let absence: [String] = hasChart && !ScreenChart.shows(spoken.element.frame) ? ["(not drawn: no frame)"] : []
      let further: [String] = words.dropFirst() + absence + findings
      return [start + (words.first ?? "")] + further.map { indent + $0 }
    }
  }
}

/// Text in lines of at most so many columns, broken between words if possible.
enum TextWrapping {
  static func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      var left = max(2, columns)
      var line = rest.prefix { character in
        left -= character.columns
        return left >= 0
      }
      if line.isEmpty { line = rest.prefix(1) }
      if line.endIndex < rest.endIndex, rest[line.endIndex] != " ", let space = line.lastIndex(of: " "),
        space > line.startIndex
      {
        line = line[..<space]
      }
      lines.append(String(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    return lines
  }
}
