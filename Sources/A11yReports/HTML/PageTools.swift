import A11yCore

/// Search, filters and the layers of the drawings. Hidden until the script is there to do them.
struct PageTools {
  private let page: HTMLPage

  init(_ page: HTMLPage) { self.page = page }

  func write(to html: inout HTMLWriter) {
    if page.screens.isEmpty, page.files.isEmpty { return }
    html.line()
    Self.write(hasDrawings: !page.screens.isEmpty, to: &html) { html in
      writeChoice("screen", "Screen", "All screens", screens, to: &html)
      writeChoice("file", "File", "All files", files, to: &html)
      writeChoice("rule", "Rule", "All rules", rules.map { ($0, $0) }, to: &html)
      if languages.count > 1 {
        writeChoice("language", "Language", "All languages", languages.map { ($0, $0) }, to: &html)
      }
      html.element("fieldset") { html in
        html.element("legend", ["class": "vh"], "Findings")
        let marks = marks
        for mark in Mark.allCases where marks.contains(mark) {
          Self.writeSwitch("show-\(mark.rawValue)", mark.plural, isOn: true, to: &html)
        }
        Self.writeSwitch("only", "Only elements with findings", to: &html)
      }
    }
    writeKey(to: &html)
  }

  /// A bar that stays in view.
  ///
  /// - Parameter filters: writes those of the page.
  static func write(hasDrawings: Bool, to html: inout HTMLWriter, _ filters: (inout HTMLWriter) -> Void) {
    html.element("form", ["id": "tools", "role": "search", "aria-label": "Filters", "hidden": ""]) { html in
      html.void(
        "input",
        ["type": "search", "id": "query", "autocomplete": "off", "aria-label": "Search", "placeholder": "Search"])
      html.element("details") { html in
        html.element("summary", "Filters")
        html.element("div", ["class": "panel"]) { filters(&$0) }
      }
      if hasDrawings {
        html.element("details") { html in
          html.element("summary", "Drawings")
          html.element("fieldset", ["class": "panel"]) { html in
            html.element("legend", ["class": "vh"], "Drawings")
            for (id, word) in layers { writeSwitch(id, word, to: &html) }
          }
        }
      }
      html.element("button", ["type": "button", "id": "help"], "Keyboard")
      html.element("p", ["id": "shown", "role": "status"])
    }
  }

  private static let layers: [(String, String)] = [
    ("order", "Order"), ("targets", "Hit targets"), ("contrast", "Contrast"), ("curtain", "Screen curtain"),
    ("origins", "Origins of the words"),
  ]

  private var rules: [String] { Set(page.findings.map { page.run.result.findings[$0].rule }).sorted() }

  private var marks: Set<Mark> { Set(page.findings.map { Mark(page.run.result.findings[$0]) }) }

  private typealias Option = (value: String, text: String)

  /// With the file where several screens have one name.
  private var screens: [Option] {
    let names = Dictionary(page.screens.map { ($0.name, 1) }, uniquingKeysWith: +)
    return page.screens.map { screen in
      (screen.id, names[screen.name] == 1 ? screen.name : "\(screen.name), \(screen.picture.file.text)")
    }.sorted { $0.text < $1.text }
  }

  /// None if that is the same as by screen.
  private var files: [Option] {
    let drawn = Set(page.screens.map(\.picture.file.text))
    if drawn.count == page.screens.count, page.files.isEmpty { return [] }
    return drawn.union(page.files.map(\.path.text)).sorted().map { ($0, $0) }
  }

  private var languages: [String] { Set(page.screens.compactMap(\.picture.language)).sorted() }

  private func writeChoice(
    _ id: String, _ word: String, _ all: String, _ values: [Option], to html: inout HTMLWriter
  ) {
    if values.count < 2 { return }
    html.element("label", ["class": "field"]) { html in
      html.element("span", word)
      html.element("select", ["id": "by-\(id)"]) { html in
        html.element("option", ["value": ""], all)
        for (value, text) in values where !value.isEmpty { html.element("option", ["value": value], text) }
      }
    }
  }

  static func writeSwitch(_ id: String, _ word: String, isOn: Bool = false, to html: inout HTMLWriter) {
    html.element("label", ["class": "switch"]) { html in
      html.void("input", ["type": "checkbox", "id": id, "checked": isOn ? "" : nil])
      html.element("span", word)
    }
  }

  /// What lines under words and around boxes mean.
  private func writeKey(to html: inout HTMLWriter) {
    if page.screens.isEmpty { return }
    html.element("p", ["class": "key"]) { html in
      html.text("Underlines show where words come from: ")
      for (number, origin) in ScreenPicture.Origin.allCases.enumerated() {
        if number > 0 { html.text(", ") }
        html.element("span", ["class": origin.rawValue], origin.rawValue)
      }
      html.text(". Hatched parts of a drawing are not reached by VoiceOver.")
    }
  }

  static func writeHelp(to html: inout HTMLWriter) {
    html.element("dialog", ["id": "keys", "aria-labelledby": "keys-h"]) { html in
      html.element("h2", ["id": "keys-h"], "Keyboard")
      html.element("dl") { html in
        for (key, meaning) in keys {
          html.element("div") { html in
            html.element("dt") { $0.element("kbd", key) }
            html.element("dd", meaning)
          }
        }
      }
      html.element("label", ["class": "switch"]) { html in
        html.void("input", ["type": "checkbox", "id": "single", "checked": ""])
        html.element("span", "Use keys of a single letter")
      }
      html.element("p") { $0.element("button", ["type": "button", "id": "close"], "Close") }
    }
  }

  private static let keys = [
    ("↑ ↓", "previous and next element of the screen"), ("Home End", "first and last element"),
    ("Enter", "plays the element, if the page has sound"), ("n p", "next and previous finding"),
    ("/", "search"), ("o t c s", "order, hit targets, contrast, screen curtain"), ("?", "this list"),
    ("Escape", "stops the sound"),
  ]
}
