import Foundation
import Testing

@testable import A11yCore
@testable import A11yReports
@testable import A11yRules

/// The explanations of the rules as a web site.
@Suite struct RuleSiteTests {
  private static let site = RuleSite(
    Catalog.rules,
    others: [
      .init(id: "other-rule", summary: "It is \"<another>\"", hasPage: true),
      .init(id: "absent", summary: "No", hasPage: false),
    ],
    isOfSource: false, options: Nasty.options)

  @Test("there are an index and a page per rule, and every link leads to one of them")
  func links() {
    let pages = Self.site.pages
    #expect(pages.count == Catalog.rules.count + 1)
    let names = Set(pages.map(\.file.text))
    #expect(names.isSuperset(of: Catalog.rules.map { RuleSite.name(of: $0.info.id) } + ["index.html"]))
    for page in pages {
      let links = page.text.matches(of: /href="([^"#]+)/).map { String($0.1) }
      #expect(!links.isEmpty)
      #expect(links.filter { !names.contains($0) } == (page.file == "index.html" ? ["other-rule.html"] : []))
    }
  }

  @Test("a page has everything that `explain` prints")
  func contents() throws {
    let pages = Dictionary(uniqueKeysWithValues: Self.site.pages.map { ($0.file.text, $0.text) })
    for rule in Catalog.rules {
      let page = try #require(pages[RuleSite.name(of: rule.info.id)])
      let text = page.replacing(/<[^>]+>/, with: "").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&").replacing("&#35;", with: "#")
      let info = rule.info
      for sentence in [
        info.summary, info.why, info.fix, info.editorFix ?? "", String(info.reviewQuestion?.dropFirst() ?? ""),
      ] {
        #expect(sentence.isEmpty || text.contains(sentence.replacing("`", with: "")))
      }
      for example in info.examples { #expect(text.contains(example.title)) }
      for option in rule.options { #expect(text.contains(option.name)) }
      for criterion in info.criteria { #expect(text.contains(criterion.description)) }
    }
  }

  @Test("pages are well formed, and their policy permits their own style and nothing else")
  func grammar() {
    for page in Self.site.pages {
      // Links between pages are checked above.
      let faults = ReportGrammar.faults(of: HTMLReporter.self, in: page.text).filter { $0 != "a reference to " }
      #expect(faults == [])
      #expect(page.text.contains("content=\"default-src 'none'; style-src '\(PageAssets.styleHash)'; base-uri"))
      #expect(!page.text.contains("<script"))
    }
  }
}
