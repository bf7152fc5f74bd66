import A11yCore

/// One rule, explained: what `explain` prints, as a page.
struct RulePage {
  private let info: RuleInfo
  private let settings: [RuleOption]
  /// The rules that have a page.
  private let known: Set<String>
  private let isOfSource: Bool
  private let options: ReportOptions

  init(
    _ info: RuleInfo, _ settings: [RuleOption], known: Set<String>, isOfSource: Bool, _ options: ReportOptions
  ) {
    self.info = info
    self.settings = settings
    self.known = known
    self.isOfSource = isOfSource
    self.options = options
  }

  /// `Error`, `Notice, opt-in`
  static func severity(of info: RuleInfo) -> String {
    Mark(info.severity).word + (info.isOptIn ? ", opt-in" : "")
  }

  var text: String {
    PageDocument(
      title: "\(info.id) – accessibility rules", policy: PageAssets.policyOfDocuments, options: options,
      style: "document"
    ).text { html in
      Mark.writeDefinitions(to: &html)
      html.element("a", ["class": "skip", "href": "#main"], "Skip to the explanation")
      html.line()
      html.element("header") { html in
        html.element("p", ["class": "tool"]) { html in
          html.element("a", ["href": "index.html"], "All rules")
          html.text(" · \(isOfSource ? "Swift source" : "Screens"), \(info.family.title)")
        }
        html.element("h1", info.id)
        html.element("p", ["class": "lead"], "\(info.summary).")
        html.element("p", ["class": "verdict"]) { Mark(info.severity).write(Self.severity(of: info), to: &$0) }
      }
      html.line()
      html.element("main", ["id": "main", "tabindex": "-1"]) { writeMain(to: &$0) }
      html.line()
      PageDocument.writeFooter(options, to: &html)
    }
  }

  private func writeMain(to html: inout HTMLWriter) {
    write("Why", info.why, to: &html)
    write("Fix", info.fix, to: &html)
    if let fix = info.editorFix { write("In Interface Builder", fix, level: 3, to: &html) }
    write(
      "Automatic fix", info.automaticFix.prefix(1).uppercased() + info.automaticFix.dropFirst(), level: 3, to: &html)
    if let question = info.reviewQuestion {
      write("Needs review if uncertain", question.prefix(1).uppercased() + question.dropFirst(), to: &html)
    }
    if !info.needs.isEmpty {
      write("Not checked if", info.absences.joined(separator: ", ") + ".", to: &html)
    }
    writeCriteria(to: &html)
    writeOptions(to: &html)
    writeSupersession(to: &html)
    for example in info.examples { write(example, isFirst: example.title == info.examples[0].title, to: &html) }
    writeConfiguration(to: &html)
  }

  private func write(_ title: String, _ text: String, level: Int = 2, to html: inout HTMLWriter) {
    html.line()
    html.element(level == 2 ? "h2" : "h3", title)
    html.element("p") { $0.prose(text) }
  }

  private func writeCriteria(to html: inout HTMLWriter) {
    if info.criteria.isEmpty { return }
    html.line()
    html.element("h2", "Criteria")
    html.element("ul", ["class": "lines", "role": "list"]) { html in
      for criterion in info.criteria { html.element("li", criterion.description) }
    }
  }

  private func writeOptions(to html: inout HTMLWriter) {
    if settings.isEmpty { return }
    html.line()
    html.element("h2", "Options")
    html.element("p") { html in
      html.text("Set with ")
      html.element("code", "--set \(info.id).NAME=VALUE")
      html.text(" or in the configuration.")
    }
    html.element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for title in ["Option", "Default", "Meaning"] { html.element("th", ["scope": "col"], title) }
        }
      }
      html.element("tbody") { html in
        for option in settings {
          html.element("tr") { html in
            html.element("th", ["scope": "row"]) { $0.element("code", option.name) }
            html.element("td", option.defaultValue.isEmpty ? "none" : option.defaultValue)
            html.element("td") { html in
              html.prose(option.meaning)
              html.element("span", ["class": "summary"], option.accepts)
            }
          }
        }
      }
    }
  }

  private func writeSupersession(to html: inout HTMLWriter) {
    if info.supersededBy.isEmpty { return }
    html.line()
    html.element("h2", "Superseded by")
    html.element("p") { html in
      html.text("Silent on an element on which one of these rules has a finding: ")
      for (number, id) in info.supersededBy.enumerated() {
        if number > 0 { html.text(", ") }
        if known.contains(id) {
          html.element("a", ["href": RuleSite.name(of: id)], id)
        } else {
          html.text(id)
        }
      }
      html.text(".")
    }
  }

  private func write(_ example: Example, isFirst: Bool, to html: inout HTMLWriter) {
    html.line()
    if isFirst { html.element("h2", "Examples") }
    html.element("h3") { html in
      html.text(example.expectation.word.prefix(1).uppercased() + example.expectation.word.dropFirst())
      html.text(": ")
      html.text(example.title)
    }
    html.element("pre") { html in
      html.element("code") { html in
        for (number, line) in example.outline.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          if number > 0 { html.line() }
          html.text(String(line))
        }
      }
    }
  }

  private func writeConfiguration(to html: inout HTMLWriter) {
    html.line()
    html.element("h2", "Configuration")
    html.element("p") { html in
      html.text("In ")
      html.element("code", ".a11y-audit.yml")
      html.text(info.isOptIn ? ", the rule is switched on with:" : ", the rule is switched off with:")
    }
    html.element("pre") { html in
      html.element("code") { html in
        html.text("rules:")
        html.line()
        html.text("  \(info.id): \(info.isOptIn ? "on" : "off")")
      }
    }
    html.element("p") { html in
      html.text("Tags, for ")
      html.element("code", "--only")
      html.text(", ")
      html.element("code", "--enable")
      html.text(" and ")
      html.element("code", "--disable")
      html.text(": \(info.tags.joined(separator: ", "))")
    }
  }
}
