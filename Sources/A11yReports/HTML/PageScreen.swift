import A11yCore

/// A screen's drawing, and the list of what VoiceOver says.
struct PageScreen {
  let picture: ScreenPicture
  let number: Int
  private let run: ReportedRun
  private let options: ReportOptions
  /// By stop.
  private var ofStops: [Int: [Int]] = [:]
  /// The gravest of each stop.
  private var marks: [Int: Mark] = [:]
  /// Findings on the screen as a whole.
  private var ofScreen: [Int] = []
  /// Findings on what VoiceOver does not reach.
  private var unreached: [Int] = []
  let findings: [Int]
  /// How many of each.
  private(set) var counts: [Mark: Int] = [:]
  /// Its part of the page.
  private(set) var written = TextBuffer()

  init(_ picture: ScreenPicture, number: Int, findings all: [Int], _ run: ReportedRun, _ options: ReportOptions) {
    self.picture = picture
    self.number = number
    self.run = run
    self.options = options
    findings = all
    for index in all {
      let finding = run.result.findings[index]
      counts[Mark(finding), default: 0] += 1
      let mark = Mark(finding)
      if let place = picture.place(of: finding) {
        guard let stop = place.stop else {
          unreached.append(index)
          continue
        }
        ofStops[stop, default: []].append(index)
        if let known = marks[stop], known.rank <= mark.rank { continue }
        marks[stop] = mark
      } else {
        ofScreen.append(index)
      }
    }
    var html = HTMLWriter()
    write(to: &html)
    written = html.buffer
  }

  var id: String { "s\(number)" }

  var name: String { picture.name ?? picture.file.name }

  /// `2 errors, 1 warning`
  var verdict: String {
    let parts = Mark.allCases.compactMap { mark in counts[mark].map { mark.counted($0) } }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  private func write(to html: inout HTMLWriter) {
    let drawing = PageDrawing(picture, id: id, marks: marks)
    html.element(
      "section",
      [
        "class": "screen", "id": id, "data-file": picture.file.text,
        "data-lang": picture.language,
      ]
    ) { html in
      writeTitle(to: &html)
      html.element("div", ["class": "pair"]) { html in
        html.element("div", ["class": "sight"]) { html in
          drawing.write(to: &html)
          if let remark = picture.remark { html.element("p", ["class": "undrawn"]) { $0.isolated(remark) } }
        }
        html.element("div", ["class": "sound"]) { html in
          writeFindings(ofScreen, "On the whole screen", to: &html)
          writeList(drawing, to: &html)
          writeFindings(unreached, "Not reached by VoiceOver", to: &html)
        }
      }
    }
  }

  private func writeTitle(to html: inout HTMLWriter) {
    html.element("div", ["class": "title"]) { html in
      html.element("h2") { $0.isolated(name) }
      html.element("p", ["class": "meta"]) { html in
        html.isolated("\(picture.file.text):\(picture.location.text)")
        html.text(" · \(picture.stops.count.counted("element")) · \(verdict)")
      }
      if picture.stops.contains(where: { run.sound?.number(of: $0, in: picture) != nil }) {
        html.element("button", ["type": "button", "class": "all", "hidden": ""]) { html in
          html.text("Read all")
          html.element("span", ["class": "vh"], " of \(name)")
        }
      }
    }
  }

  private func writeList(_ drawing: PageDrawing, to html: inout HTMLWriter) {
    if picture.stops.isEmpty {
      return html.element("p", ["class": "nothing"], "VoiceOver finds no element on this screen.")
    }
    html.element("ol", ["class": "elements", "role": "list"]) { html in
      for index in picture.stops.indices {
        html.line()
        write(picture.stops[index], index, drawing, to: &html)
      }
    }
  }

  private func write(_ stop: ScreenPicture.Stop, _ index: Int, _ drawing: PageDrawing, to html: inout HTMLWriter) {
    let mark = marks[index].map { " \($0.rawValue)" } ?? ""
    let attributes: HTMLWriter.Attributes = [
      "class": "e\(mark)", "id": "\(id)e\(index + 1)", "data-n": String(index + 1),
    ]
    html.element("li", attributes) { html in
      html.element("p", ["class": "say"]) { html in
        Self.writeSpoken(stop, to: &html) { $0.text(stop.parts[$1].text) }
      }
      let absence = drawing.absence(of: stop).map { "not in the drawing: \($0)" }
      let facts = stop.facts + [absence].compactMap(\.self)
      if !facts.isEmpty { html.element("p", ["class": "facts"]) { $0.isolated(facts.joined(separator: " · ")) } }
      if let sound = run.sound?.number(of: stop, in: picture) {
        html.element("button", ["type": "button", "class": "play", "hidden": "", "data-s": String(sound)]) { html in
          html.text("Play")
          html.element("span", ["class": "vh"], ": \(stop.spoken.prefix(40))")
        }
      }
      if let own = ofStops[index] {
        html.element("ul", ["class": "findings", "role": "list"]) { html in
          for index in own { PageFinding(index, run, options).write(to: &html) }
        }
      }
    }
  }

  /// An utterance with its parts by origin.
  ///
  /// - Parameter writeText: writes the text of one part, by its index.
  static func writeSpoken(
    _ stop: ScreenPicture.Stop, to html: inout HTMLWriter, writeText: (inout HTMLWriter, Int) -> Void
  ) {
    let language = stop.language.flatMap { Language.isKnown($0) ? $0 : nil }
    html.element("bdi", ["lang": language]) { html in
      let parts = stop.parts.indices.filter { !stop.parts[$0].text.isEmpty }
      for (number, index) in parts.enumerated() {
        if number > 0 { html.text(" ") }
        let origin = stop.parts[index].origin.rawValue
        html.element("span", ["class": origin, "data-o": origin]) { writeText(&$0, index) }
      }
    }
    if stop.parts.allSatisfy(\.text.isEmpty) { html.element("em", "Nothing is spoken.") }
  }

  private func writeFindings(_ findings: [Int], _ title: String, to html: inout HTMLWriter) {
    if findings.isEmpty { return }
    html.element("h3", title)
    html.element("ul", ["class": "findings", "role": "list"]) { html in
      for index in findings { PageFinding(index, run, options).write(to: &html) }
    }
  }
}
