package import A11yCore

/// The catalog of rules as a small static site: an index and a page per rule, at `<rule>.html`.
package struct RuleSite {
  /// A rule of the tool next to this one.
  package struct Other: Sendable {
    package var id: String
    package var summary: String
    /// Whether the site has a page for it.
    package var hasPage: Bool

    package init(id: String, summary: String, hasPage: Bool) {
      self.id = id
      self.summary = summary
      self.hasPage = hasPage
    }
  }

  private let rules: [(info: RuleInfo, options: [RuleOption])]
  private let others: [Other]
  private let isOfSource: Bool
  private let options: ReportOptions

  /// - Parameters:
  ///   - others: the rules of the tool next to this one, which the index lists, too.
  ///   - isOfSource: whether the rules check Swift source.
  package init<Subject>(
    _ rules: [any Rule<Subject>], others: [Other], isOfSource: Bool, options: ReportOptions
  ) {
    self.rules = rules.map { ($0.info, $0.options) }
    self.others = others
    self.isOfSource = isOfSource
    self.options = options
  }

  /// The page of a rule within the site.
  /// All pages are in one folder: `apple/contrast` is in `apple-contrast.html`.
  package static func name(of rule: String) -> String { "\(rule.replacing("/", with: "-")).html" }

  package var pages: [ReportPage] {
    let known = Set(rules.map(\.info.id))
    return [ReportPage(file: "index.html", text: index)]
      + rules.map { rule in
        let page = RulePage(rule.info, rule.options, known: known, isOfSource: isOfSource, options)
        return ReportPage(file: FilePath(Self.name(of: rule.info.id)), text: page.text)
      }
  }

  private var index: String {
    PageDocument(
      title: "Accessibility rules", policy: PageAssets.policyOfDocuments, options: options, style: "document"
    ).text { html in
      Mark.writeDefinitions(to: &html)
      html.element("a", ["class": "skip", "href": "#main"], "Skip to the rules")
      html.line()
      html.element("header") { html in
        html.element("p", ["class": "tool"], "a11y-audit and a11y-lint")
        html.element("h1", "Accessibility rules")
        html.element("p", ["class": "lead"]) { html in
          html.text("Each rule has a page with the reason, the fix, its options and examples. ")
          html.text("a11y-audit checks screens, and a11y-lint checks Swift source.")
        }
      }
      html.line()
      html.element("main", ["id": "main", "tabindex": "-1"]) { html in
        if isOfSource {
          writeOthers("Rules for screens", to: &html)
          writeOwn("Rules for Swift source", to: &html)
        } else {
          writeOwn("Rules for screens", to: &html)
          writeOthers("Rules for Swift source", to: &html)
        }
      }
      html.line()
      PageDocument.writeFooter(options, to: &html)
    }
  }

  private func writeOwn(_ title: String, to html: inout HTMLWriter) {
    html.element("h2", title)
    for family in RuleInfo.Family.allCases {
      let rules = rules.filter { $0.info.family == family }
      if rules.isEmpty { continue }
      html.line()
      html.element("h3", family.title)
      html.element("ul", ["class": "catalog", "role": "list"]) { html in
        for (info, _) in rules {
          html.element("li") { html in
            html.element("a", ["href": Self.name(of: info.id)], info.id)
            html.text(" ")
            Mark(info.severity).write(RulePage.severity(of: info), to: &html)
            html.element("span", ["class": "summary"], "\(info.summary).")
          }
        }
      }
    }
  }

  private func writeOthers(_ title: String, to html: inout HTMLWriter) {
    if others.isEmpty { return }
    html.line()
    html.element("h2", title)
    html.element("ul", ["class": "catalog", "role": "list"]) { html in
      for other in others {
        html.element("li") { html in
          if other.hasPage {
            html.element("a", ["href": Self.name(of: other.id)], other.id)
          } else {
            html.element("strong", other.id)
          }
          html.element("span", ["class": "summary"], "\(other.summary).")
        }
      }
    }
  }
}

extension RuleInfo.Family {
  /// Families have British ids.
  var title: String {
    switch self {
    case .color: "Color"
    case .localization: "Localization"
    case .behaviour: "Behavior"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension Mark {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .notice: self = .notice
    }
  }
}
