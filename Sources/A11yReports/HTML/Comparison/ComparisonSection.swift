import A11yCore

/// One screen of a comparison: the drawings, then each element as it was and as it is.
struct ComparisonSection {
  private let screen: ScreenComparison
  private let number: Int
  private let identities: [FindingIdentity]
  private let sound: PageSound?
  private let options: ReportOptions
  /// By row: indices of the findings.
  private var ofRows: [Int: [Int]] = [:]
  /// Findings on the screen as a whole, and on what VoiceOver does not reach.
  private var others: [Int] = []

  init(
    _ screen: ScreenComparison, number: Int, identities: [FindingIdentity], sound: PageSound?, options: ReportOptions
  ) {
    self.screen = screen
    self.number = number
    self.identities = identities
    self.sound = sound
    self.options = options
    var rowOfOld: [Int: Int] = [:]
    var rowOfNew: [Int: Int] = [:]
    for (index, row) in screen.rows.enumerated() {
      if let old = row.old { rowOfOld[old] = index }
      if let new = row.new { rowOfNew[new] = index }
    }
    for (index, (finding, status)) in screen.findings.enumerated() {
      let picture = status == .fixed ? screen.old ?? screen.new : screen.new
      let rows = status == .fixed ? rowOfOld : rowOfNew
      if let row = picture.place(of: finding)?.stop.flatMap({ rows[$0] }) {
        ofRows[row, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// `2 changed, 1 new finding`
  static func verdict(of screen: ScreenComparison) -> String {
    if screen.old == nil {
      return "new screen" + (screen.findings.isEmpty ? "" : ", \(screen.findings.count.counted("finding"))")
    }
    var parts = Change.allCases.compactMap { change in
      let count = screen.rows.count { $0.changes.contains(change) }
      return count == 0 ? nil : "\(count) \(change.word.lowercased())"
    }
    let fixed = screen.findings.count { $0.status == .fixed }
    let new = screen.findings.count - fixed
    if new > 0 { parts.append(new.counted("new finding")) }
    if fixed > 0 { parts.append("\(fixed.counted("finding")) fixed") }
    return parts.joined(separator: ", ")
  }

  private var id: String { "s\(number)" }

  func write(to html: inout HTMLWriter) {
    html.element("section", ["class": "screen compared", "id": id, "data-file": screen.new.file.text]) { html in
      writeTitle(to: &html)
      html.element("div", ["class": "two"]) { html in
        if let old = screen.old { writeDrawing(of: old, "Before", "a", \.old, to: &html) }
        writeDrawing(of: screen.new, screen.old == nil ? "New screen" : "After", "b", \.new, to: &html)
      }
      html.element("div", ["class": "sound"]) { html in
        writeFindings(others, "On the screen, or not reached by VoiceOver", to: &html)
        html.element("h3", "What VoiceOver says")
        if screen.rows.isEmpty {
          html.element("p", ["class": "nothing"], "VoiceOver finds no element on this screen.")
        } else {
          html.element("ol", ["class": "elements", "role": "list"]) { html in
            for (index, row) in screen.rows.enumerated() {
              html.line()
              write(row, index, to: &html)
            }
          }
        }
      }
    }
  }

  private func writeTitle(to html: inout HTMLWriter) {
    html.element("div", ["class": "title"]) { html in
      html.element("h2") { $0.isolated(screen.title) }
      html.element("p", ["class": "meta"]) { html in
        if let old = screen.old {
          html.isolated(old.file.text)
          html.text(" → ")
        }
        html.isolated(screen.new.file.text)
        html.text(" · \(Self.verdict(of: screen))")
        if screen.keptFindings > 0 { html.text(" · \(screen.keptFindings.counted("finding")) as before") }
      }
      if screen.new.stops.contains(where: { sound?.number(of: $0, in: screen.new) != nil }) {
        html.element("button", ["type": "button", "class": "all", "hidden": ""]) { html in
          html.text("Read all")
          html.element("span", ["class": "vh"], " of \(screen.title)\(screen.old == nil ? "" : ", after")")
        }
      }
    }
  }

  private func writeDrawing(
    of picture: ScreenPicture, _ title: String, _ letter: String, _ side: KeyPath<ScreenComparison.Row, Int?>,
    to html: inout HTMLWriter
  ) {
    var marks: [Int: any DrawnMark] = [:]
    var entries: [Int: String] = [:]
    for (index, row) in screen.rows.enumerated() {
      guard let stop = row[keyPath: side] else { continue }
      entries[stop] = entry(index)
      if screen.old != nil, let change = row.changes.first { marks[stop] = change }
    }
    html.element("div", ["class": "side"]) { html in
      html.element("h3", title)
      PageDrawing(
        picture, id: id + letter, marks: marks, version: ", \(title.lowercased())", place: "listed below",
        entries: entries
      ).write(to: &html)
    }
  }

  private func entry(_ row: Int) -> String { "\(id)e\(row + 1)" }

  private func write(_ row: ScreenComparison.Row, _ index: Int, to html: inout HTMLWriter) {
    let boxes = [row.old.map { "\(id)ae\($0 + 1)" }, row.new.map { "\(id)be\($0 + 1)" }].compactMap(\.self)
    let change = row.changes.first.map { " differs \($0.rawValue)" } ?? ""
    let attributes: HTMLWriter.Attributes = [
      "class": "e\(change)", "id": entry(index), "data-n": badge(row), "data-b": boxes.joined(separator: " "),
    ]
    html.element("li", attributes) { html in
      if !row.changes.isEmpty, screen.old != nil {
        html.element("p", ["class": "change"]) { html in
          for change in row.changes {
            change.write(change.word, to: &html)
            html.text(" ")
          }
        }
      }
      if row.changes.isEmpty || screen.old == nil {
        if let new = row.new { writeSide(screen.new, new, nil, words: nil, to: &html) }
      } else {
        writeBoth(row, to: &html)
      }
      if let own = ofRows[index] {
        html.element("ul", ["class": "findings", "role": "list"]) { html in
          for index in own { writeFinding(index, to: &html) }
        }
      }
    }
  }

  private func badge(_ row: ScreenComparison.Row) -> String {
    guard let old = row.old, let new = row.new, old != new, screen.old != nil else {
      return String((row.new ?? row.old ?? 0) + 1)
    }
    return "\(old + 1)→\(new + 1)"
  }

  private func writeBoth(_ row: ScreenComparison.Row, to html: inout HTMLWriter) {
    let old = row.old.flatMap { index in screen.old.map { ($0, index) } }
    let new = row.new.map { (screen.new, $0) }
    let words = WordDifference(
      old.map { $0.0.stops[$0.1].parts } ?? [], new.map { $0.0.stops[$0.1].parts } ?? [])
    html.element("div", ["class": "two"]) { html in
      if let (picture, stop) = old {
        writeSide(picture, stop, "Before", words: words.old, isOld: true, to: &html)
      } else {
        writeAbsence("Before", "Not on the screen.", to: &html)
      }
      if let (picture, stop) = new {
        writeSide(picture, stop, "After", words: words.new, to: &html)
      } else if row.changes.contains(.silenced) {
        writeAbsence("After", "Still on the screen, but not read.", to: &html)
      } else {
        writeAbsence("After", "Not on the screen.", to: &html)
      }
    }
  }

  private func writeAbsence(_ title: String, _ text: String, to html: inout HTMLWriter) {
    html.element("div", ["class": "side"]) { html in
      html.element("p", ["class": "facts"], title)
      html.element("p", ["class": "say"]) { $0.element("em", text) }
    }
  }

  private func writeSide(
    _ picture: ScreenPicture, _ index: Int, _ title: String?, words: [[WordDifference.Word]]?, isOld: Bool = false,
    to html: inout HTMLWriter
  ) {
    let stop = picture.stops[index]
    html.element("div", ["class": isOld ? "side old" : "side"]) { html in
      if let title { html.element("p", ["class": "facts"], "\(title), \(index + 1)") }
      html.element("p", ["class": "say"]) { html in
        PageScreen.writeSpoken(stop, to: &html) { html, part in
          guard let words = words?[part] else { return html.text(stop.parts[part].text) }
          write(words, isOld: isOld, to: &html)
        }
      }
      if let sound = sound?.number(of: stop, in: picture) {
        html.element("button", ["type": "button", "class": "play", "hidden": "", "data-s": String(sound)]) { html in
          let version = title.map { " \($0.lowercased())" } ?? ""
          html.text("Play")
          html.element("span", ["class": "vh"], "\(version): \(stop.spoken.prefix(40))")
        }
      }
    }
  }

  /// Words that follow each other and changed are marked together.
  private func write(_ words: [WordDifference.Word], isOld: Bool, to html: inout HTMLWriter) {
    var rest = words[...]
    var isFirst = true
    while let word = rest.first {
      let run = rest.prefix { $0.isChanged == word.isChanged }
      rest = rest.dropFirst(run.count)
      if !isFirst { html.text(" ") }
      isFirst = false
      let text = run.map(\.text).joined(separator: " ")
      if !word.isChanged {
        html.text(text)
      } else if isOld {
        html.element("del", text)
      } else {
        html.element("ins", text)
      }
    }
  }

  private func writeFindings(_ findings: [Int], _ title: String, to html: inout HTMLWriter) {
    if findings.isEmpty { return }
    html.element("h3", title)
    html.element("ul", ["class": "findings", "role": "list"]) { html in
      for index in findings { writeFinding(index, to: &html) }
    }
  }

  private func writeFinding(_ index: Int, to html: inout HTMLWriter) {
    let (finding, status) = screen.findings[index]
    PageFinding(finding, identities[index], status, options).write(to: &html)
  }
}
