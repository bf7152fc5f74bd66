import A11yCore

/// The verdict, the counts, and what was checked.
struct PageHeader {
  private let page: HTMLPage
  private let result: AuditResult
  private let findings: [Int]

  init(_ page: HTMLPage) {
    self.page = page
    result = page.run.result
    findings = page.findings
  }

  /// `2 errors, 1 warning`
  var verdict: String {
    if !result.hasJudged, findings.isEmpty { return "Nothing was checked" }
    let parts = [Mark.error, .warning].compactMap { mark in count(mark) > 0 ? mark.counted(count(mark)) : nil }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    if count(.notice) > 0 { return Mark.notice.counted(count(.notice)) }
    return count(.review) > 0 ? "\(count(.review)) to review" : "No problems found"
  }

  private func count(_ mark: Mark) -> Int { findings.count { Mark(result.findings[$0]) == mark } }

  private var fails: Bool {
    findings.contains { page.options.fails(result.findings[$0]) } || !isPart && !result.failures.isEmpty
  }

  func write(to html: inout HTMLWriter) {
    if case .part(let title, let index) = page.place {
      html.element("p", ["class": "tool"]) { html in
        html.element("a", ["href": index], "All folders")
        html.text(" · ")
        html.isolated(title)
      }
    } else {
      html.element("p", ["class": "tool"], result.isOfSource ? "Accessibility of the source" : "Accessibility report")
    }
    html.element("h1", verdict)
    html.element("p", ["class": "verdict"]) { html in
      if fails || page.options.failingSeverity != nil {
        html.element("strong", ["class": fails ? "fails" : "passes"], fails ? "Failed" : "Passed")
        html.text(" · ")
      }
      html.text(extent)
    }
    html.element("ul", ["class": "tiles", "role": "list"]) { html in
      for mark in Mark.allCases {
        html.element("li", ["class": mark.rawValue]) { html in
          html.element("strong", count(mark).grouped)
          html.text(" ")
          mark.write(mark.plural, to: &html)
        }
      }
    }
    if let notice = page.sound?.notice {
      html.element("p", ["class": "note"]) { html in
        html.element("strong", "Sound")
        html.text(" ")
        html.isolated(notice + ".")
      }
    }
    html.element("div", ["class": "folds"]) { html in
      if isPart {
        writeRules(to: &html)
        return writeScreens(to: &html)
      }
      writeList("Read in part, or not at all", result.failures + result.cautions, isOpen: true, to: &html)
      writeRules(to: &html)
      writeList("Not checked, skipped and suppressed", result.remarks + (page.sound?.remarks ?? []), to: &html)
      writeList("Rules without findings", passed, to: &html)
      if !isIndex { writeScreens(to: &html) }
    }
  }

  /// How many of each mark, the gravest first.
  var counts: [Int] { Mark.allCases.map(count) }

  private var isPart: Bool { if case .part = page.place { true } else { false } }

  private var isIndex: Bool { if case .index = page.place { true } else { false } }

  /// `62 elements in 4 screens · 12 causes`
  private var extent: String {
    let causes = causes.map { " · \($0) different causes" } ?? ""
    if result.isOfSource, !isPart {
      return "\(Self.plural(result.controls, "custom control")) in \(Self.plural(result.files, "file"))\(causes)"
    }
    // As many as the page lists, if it lists them: the audit also counts what VoiceOver does not stop at.
    let isListed = isPart || !page.screens.isEmpty
    let elements = isListed ? page.screens.reduce(0) { $0 + $1.picture.stops.count } : result.elements
    let screens = isListed ? page.screens.count : result.screens
    return "\(Self.plural(elements, "element")) in \(Self.plural(screens, "screen"))\(causes)"
  }

  /// The text report counts findings with one cause once; nil if that makes no difference.
  private var causes: String? {
    if isPart { return nil }
    let groups = page.run.groups(page.options).count
    return groups > 0 && groups < findings.count ? groups.grouped : nil
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count.grouped) \(count == 1 ? word : word + "s")"
  }

  /// Those that ran, had what they need on all elements, and found nothing.
  private var passed: [String] {
    let silent = Set(result.findings.map(\.rule)).union(result.notChecked.keys)
    return page.options.rules.filter { !silent.contains($0.id) }.map { "\($0.id): \($0.summary)" }
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

  private func writeRules(to html: inout HTMLWriter) {
    var counts: [String: [Mark: Int]] = [:]
    for index in findings {
      let finding = result.findings[index]
      counts[finding.rule, default: [:]][Mark(finding), default: 0] += 1
    }
    if counts.isEmpty { return }
    func weight(_ counts: [Mark: Int]) -> [Int] { Mark.allCases.map { -(counts[$0] ?? 0) } }
    let sorted = counts.sorted { a, b in
      let (own, its) = (weight(a.value), weight(b.value))
      return own == its ? a.key < b.key : own.lexicographicallyPrecedes(its)
    }
    html.element("details") { html in
      html.element("summary") { html in
        html.text("Findings by rule")
        html.element("span", ["class": "count"], " \(counts.count)")
      }
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", ["scope": "col"], "Rule")
            html.element("th", ["scope": "col"], "Findings")
          }
        }
        html.element("tbody") { html in
          for (rule, counts) in sorted { write(rule, counts, to: &html) }
        }
      }
    }
  }

  private func write(_ rule: String, _ counts: [Mark: Int], to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        if let info = page.options.rules.first(where: { $0.id == rule }) {
          html.element("a", ["href": "#rule-\(rule)"]) { $0.isolated(rule) }
          html.element("span", ["class": "summary"], info.summary)
        } else {
          html.isolated(rule)
        }
      }
      let words = Mark.allCases.compactMap { mark in counts[mark].map { mark.counted($0) } }
      html.element("td", words.joined(separator: ", "))
    }
  }

  private func writeScreens(to html: inout HTMLWriter) {
    if page.screens.count < 2 { return }
    html.element("nav", ["aria-labelledby": "screens-h"]) { html in
      html.element("details", ["open": page.screens.count <= Self.mostShown ? "" : nil]) { html in
        html.element("summary", ["id": "screens-h"]) { html in
          html.text("Screens")
          html.element("span", ["class": "count"], " \(page.screens.count)")
        }
        html.element("ol", ["class": "screens", "role": "list"]) { html in
          for screen in page.screens {
            html.element("li") { html in
              html.element("a", ["href": "#\(screen.id)"]) { $0.isolated(screen.name) }
              html.text(" \(screen.verdict)")
            }
          }
        }
      }
    }
  }

  private static let mostShown = 12
}

extension Int {
  /// `12,345`
  var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).reversed().map { end in
      digits.dropLast(digits.count - end).suffix(Swift.min(3, end))
    }
    return (self < 0 ? "-" : "") + groups.joined(separator: ",")
  }
}
