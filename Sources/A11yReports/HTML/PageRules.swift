import A11yCore

/// What the page's findings link to: the rules, explained.
struct PageRules {
  private let rules: [RuleInfo]
  private let options: ReportOptions

  /// - Parameter found: the ids of the rules.
  init(_ found: Set<String>, _ options: ReportOptions) {
    self.options = options
    rules = options.rules.filter { found.contains($0.id) }
  }

  func write(to html: inout HTMLWriter) {
    if rules.isEmpty { return }
    html.element("section", ["class": "rules"]) { html in
      html.element("h2", "Rules")
      for rule in rules {
        html.line()
        html.element("section", ["class": "rule", "id": "rule-\(rule.id)"]) { html in
          write(rule, to: &html)
        }
      }
    }
  }

  private func write(_ rule: RuleInfo, to html: inout HTMLWriter) {
    html.element("h3", rule.id)
    html.element("p") { html in
      html.text("\(rule.summary). ")
      html.prose(rule.why)
    }
    html.element("p", ["class": "fix"]) { html in
      html.element("strong", "Fix")
      html.text(" ")
      html.prose(rule.fix)
    }
    if let fix = rule.editorFix {
      html.element("p", ["class": "fix"]) { html in
        html.element("strong", "In Interface Builder")
        html.text(" ")
        html.prose(fix)
      }
    }
    if !rule.criteria.isEmpty {
      html.element("p", ["class": "facts"], rule.criteria.map(\.description).joined(separator: " · "))
    }
    guard let page = options.page(of: rule.id) else { return }
    html.element("p") { html in
      html.element("a", ["href": page, "rel": "noreferrer"]) { html in
        html.text("Options and examples")
        html.element("span", ["class": "vh"], " of \(rule.id)")
      }
    }
  }
}
