package import A11yCore

/// Two versions of screens side by side: what is drawn, what VoiceOver says, and which findings came and went.
package struct ComparisonPage {
  private var comparison: Comparison
  private let options: ReportOptions
  /// How many of the screens are on the page.
  private var shown: Int

  /// - Parameter options: those of the new version.
  package init(_ comparison: Comparison, options: ReportOptions) {
    self.comparison = comparison
    self.options = options
    shown = comparison.screens.count
  }

  /// The page; one that would be too large has its sound next to it, then leaves the last screens out, and says so.
  ///
  /// - Parameters:
  ///   - file: where it goes; nil for standard output, which has nothing next to it.
  ///   - most: bytes of the page.
  package func files(_ file: FilePath?, most: Int = HTMLReporter.mostBytes) -> ReportFiles {
    var page = self
    var text = page.written
    if text.utf8.count > most, let sound = comparison.sound, !sound.isEmpty, !sound.playsFiles {
      page.comparison.sound = file.map(sound.beside) ?? sound.leftOut(HTMLReporter.soundIsTooLarge)
      text = page.written
    }
    while text.utf8.count > most, page.shown > 1 {
      page.shown = min(page.shown - 1, max(1, page.shown * most / text.utf8.count))
      text = page.written
    }
    let sound = page.comparison.sound
    return ReportFiles(
      pages: [ReportPage(file: file ?? "-", text: text)], sounds: file.flatMap { sound?.files(of: $0) } ?? [],
      notice: sound?.notice)
  }

  private var screens: ArraySlice<ScreenComparison> { comparison.screens.prefix(shown) }

  private var verdict: String { comparison.isWorse ? "Regressions" : "No regressions" }

  private var written: String {
    let policy = PageAssets.policy(
      playsFiles: comparison.sound?.playsFiles == true,
      hasImages: screens.contains { $0.new.screenshot != nil || $0.old?.screenshot != nil })
    let sections = sections
    return PageDocument(
      title: "\(verdict) – changes in VoiceOver output", policy: policy, options: options
    ).text { html in
      Mark.writeDefinitions(changes: true, to: &html)
      html.element("a", ["class": "skip", "href": "#main"], "Skip to the changes")
      html.line()
      html.element("header") { writeHeader(to: &$0) }
      html.line()
      html.element("main", ["id": "main", "tabindex": "-1"]) { html in
        if !sections.isEmpty { writeTools(to: &html) }
        for section in sections {
          html.line()
          section.write(to: &html)
        }
        html.line()
        PageRules(Set(screens.flatMap(\.findings).map(\.finding.rule)), options).write(to: &html)
      }
      html.line()
      PageDocument.writeFooter(options, to: &html)
      PageDocument.writeScript(comparison.sound, to: &html)
    }
  }

  private var sections: [ComparisonSection] {
    let findings = screens.flatMap(\.findings)
    let now = FindingIdentity.identities(of: findings.filter { $0.status != .fixed }.map(\.finding))
    let before = FindingIdentity.identities(of: findings.filter { $0.status == .fixed }.map(\.finding))
    var (new, old) = (0, 0)
    return screens.enumerated().map { index, screen in
      let identities = screen.findings.map { finding in
        if finding.status == .fixed {
          old += 1
          return before[old - 1]
        }
        new += 1
        return now[new - 1]
      }
      return ComparisonSection(
        screen, number: index + 1, identities: identities, sound: comparison.sound, options: options)
    }
  }

  private func count(_ change: Change) -> Int {
    comparison.screens.reduce(0) { $0 + ($1.old == nil ? 0 : $1.rows.count { $0.changes.contains(change) }) }
  }

  private func count(_ statuses: FindingStatus...) -> Int {
    comparison.screens.reduce(0) { $0 + $1.findings.count { statuses.contains($0.status) } }
  }

  private func writeHeader(to html: inout HTMLWriter) {
    html.element("p", ["class": "tool"], "Changes in VoiceOver output")
    html.element("h1", verdict)
    html.element("p", ["class": "verdict"]) { html in
      html.element(
        "strong", ["class": comparison.isWorse ? "fails" : "passes"], comparison.isWorse ? "Failed" : "Passed")
      html.text(" · \(comparison.summary)")
    }
    html.element("ul", ["class": "tiles", "role": "list"]) { html in
      for change in Change.allCases where count(change) > 0 {
        html.element("li") { html in
          html.element("strong", String(count(change)))
          html.text(" ")
          change.write(change.word, to: &html)
        }
      }
      for (word, count) in [("New findings", count(.new, .worse)), ("Fixed findings", count(.fixed))] {
        html.element("li") { html in
          html.element("strong", String(count))
          html.text(" ")
          html.element("span", ["class": "mark"], word)
        }
      }
    }
    html.element("div", ["class": "folds"]) { html in
      writeList("Not on this page", leftOut, isOpen: true, to: &html)
      writeList("Removed screens", comparison.removed, to: &html)
      writeList("Screens without a change", comparison.unchanged, to: &html)
      writeScreens(to: &html)
    }
  }

  private var leftOut: [String] {
    let rest = comparison.screens.dropFirst(shown).map(\.title)
    let reason = "The page would be larger than 10 MB: compare one folder at a time. Left out:"
    let sound = comparison.sound.map { [$0.notice].compactMap(\.self) + $0.remarks } ?? []
    return (rest.isEmpty ? [] : [reason] + rest) + sound
  }

  private func writeList(_ title: String, _ lines: [String], isOpen: Bool = false, to html: inout HTMLWriter) {
    if lines.isEmpty { return }
    html.element("details", ["open": isOpen ? "" : nil]) { html in
      html.element("summary") { html in
        html.text(title)
        html.element("span", ["class": "count"], " \(lines.count)")
      }
      html.element("ul", ["class": "lines"]) { html in
        for line in lines { html.element("li") { $0.isolated(line) } }
      }
    }
  }

  private func writeScreens(to html: inout HTMLWriter) {
    if screens.count < 2 { return }
    html.element("nav", ["aria-labelledby": "screens-h"]) { html in
      html.element("details", ["open": screens.count <= 12 ? "" : nil]) { html in
        html.element("summary", ["id": "screens-h"]) { html in
          html.text("Screens with changes")
          html.element("span", ["class": "count"], " \(screens.count)")
        }
        html.element("ol", ["class": "screens", "role": "list"]) { html in
          for (index, screen) in screens.enumerated() {
            html.element("li") { html in
              html.element("a", ["href": "#s\(index + 1)"]) { $0.isolated(screen.title) }
              html.text(" \(ComparisonSection.verdict(of: screen))")
            }
          }
        }
      }
    }
  }

  private func writeTools(to html: inout HTMLWriter) {
    html.line()
    PageTools.write(hasDrawings: true, to: &html) { html in
      html.element("fieldset") { html in
        html.element("legend", ["class": "vh"], "Elements")
        PageTools.writeSwitch("only", "Only changes and findings", to: &html)
      }
    }
    html.element("p", ["class": "key"]) { html in
      html.text("Words that are no longer spoken are ")
      html.element("del", "struck through")
      html.text(", and new ones are ")
      html.element("ins", "bold in a frame")
      html.text(". A line of dashes or dots around an element of a drawing, and a symbol, tell how it changed.")
    }
  }
}
