import A11yCore
import A11yNarration

/// One screen that can be walked.
struct ExploredScreen {
  var name: String?
  var file: FilePath
  var walk: Walk
  var faults: ElementFaults

  /// Nil when VoiceOver finds nothing on it.
  init?(_ narrated: NarratedScreen, on tree: AccessibilityTree, findings: [Finding]) {
    guard let walk = Walk(tree, narrator: narrated.narrator) else { return nil }
    name = narrated.name
    file = narrated.file
    self.walk = walk
    faults = ElementFaults(findings, on: tree)
  }

  /// As a person calls it: its name, else its file. Safe to print.
  var title: String { (SpokenText.isBlank(name) ? nil : name).map { $0.excerpt() } ?? file.text.excerpt() }

  /// `2 of 5`
  var number: String { "\(walk.focus + 1) of \(walk.stops.count)" }

  /// `Camera: 5 elements, 2 faults`
  var summary: String {
    let count = faults.all.count
    return "\(title): \(walk.stops.count.counted("element")), \(count == 0 ? "no findings" : count.counted("finding"))"
  }

  /// What is spoken, safe to print.
  static func line(_ utterance: Utterance) -> String { line(utterance.spoken) }

  static func line(_ words: String) -> String {
    SpokenText.isBlank(words) ? "(silent)" : words.excerpt(limit: 2000)
  }

  /// What a braille display with so many cells shows of the element in focus.
  func brailleLines(cells: Int) -> [String] {
    BrailleLine(walk.utterance, walk.narrator.phrases(for: walk.element.ownLanguage)).lines(cells: cells)
  }

  /// What is wrong with the element in focus, a line each.
  var faultLines: [String] {
    faults.of(walk.element).map { "\($0.verdictWord): \($0.message) [\($0.rule)]" }
  }

  /// What it is and where it is.
  var placeLines: [String] {
    let element = walk.element
    var kind = element.role?.words ?? "element"
    if let identifier = element.control.identifier ?? element.control.id { kind += " #\(identifier.excerpt())" }
    if let name = element.control.className { kind += ", \(name.excerpt())" }
    var lines = ["\(kind)  [\(file.shownPlace(element.control.location))]"]
    if let frame = element.frame {
      lines.append("at \(frame.x.points), \(frame.y.points), \(frame.size.description) points")
    }
    let names = element.ancestors.compactMap { ancestor -> String? in
      let name = ancestor.control.label ?? ancestor.control.identifier ?? ancestor.control.className
      return name.map { $0.excerpt(limit: 40) }
    }
    // The nearest few: a tree may be four thousand levels deep.
    if !names.isEmpty { lines.append("in " + names.prefix(6).joined(separator: " in ")) }
    return lines
  }

  /// The drawing with names; nil if nothing has a frame.
  func chart(columns: Int, rows: Int) -> [String]? {
    let items = ScreenChart.items(walk.stops.map { walk.tree[$0] }) { faults.of($0) }
    let number = walk.focus + 1
    return ScreenChart(items, title: title, size: walk.tree.screen.size, columns: columns, focus: number)?
      .lines(most: rows, around: number)
  }

  /// The elements after the one in focus, a line each.
  func next(_ count: Int) -> [String] {
    walk.stops.indices.dropFirst(walk.focus + 1).prefix(count).map { index in
      let sign = ScreenChart.sign(of: faults.of(walk.element(at: index))).map { "\($0) " } ?? ""
      return "  \(index + 1) \(sign)\(Self.line(walk.utterance(at: index)))"
    }
  }

  /// The drawing; a sentence where there is nothing to draw.
  func drawing(mostRows: Int = 20) -> [String] {
    let tree = walk.tree
    let elements = walk.stops.lazy.map { tree[$0] }
    guard let sketch = ScreenSketch(of: tree.screen, elements: elements, mostRows: mostRows) else {
      return ["(screen size unknown)"]
    }
    var lines = sketch.lines(focus: walk.element.frame)
    if tree.screen.direction == .rightToLeft { lines.append("(right to left)") }
    return lines
  }
}
