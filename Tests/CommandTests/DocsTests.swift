import Foundation
import TestSupport
import Testing

/// `docs`, and the links to its pages.
@Suite struct DocsTests {
  @Test("the pages of both tools are in one folder, and the index links to all of them")
  func pages() throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Tool.run(["docs", "--", "-site"], in: folder)
      #expect(run.status == 0 && run.errors == "")
      let site = folder.appending(path: "-site")
      let names = Set(try FileManager.default.contentsOfDirectory(atPath: site.path))
      #expect(names.isSuperset(of: ["index.html", "target-size.html", "custom-control-not-exposed.html"]))
      let index = try String(contentsOf: site.appending(path: "index.html"), encoding: .utf8)
      let links = Set(index.matches(of: /href="([^"#]+)"/).map { String($0.1) })
      #expect(links == names.subtracting(["index.html"]))
    }
  }

  @Test("rules in SARIF and in the page link to their pages")
  func addresses() throws {
    let tree = "Fixtures/screens/range-slider-silent/tree.json"
    for address in ["https://example.com/rules", "https://example.com/rules/"] {
      let sarif = try Tool.run(["audit", tree, "--report", "sarif", "--rule-docs", address])
      let document = try #require(JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
      let runs = try #require(document["runs"] as? [[String: Any]])
      let driver = (runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let rules = try #require(driver?["rules"] as? [[String: Any]])
      #expect(rules.map { $0["helpUri"] as? String } == ["https://example.com/rules/unreachable-control.html"])
    }
    let page = try Tool.run(
      ["audit", tree, "--report", "html", "--sound", "none", "--rule-docs", "https://example.com/rules"])
    #expect(page.output.contains("href=\"https://example.com/rules/unreachable-control.html\""))
  }

  @Test(
    "what is no address of the web is refused",
    arguments: [
      "javascript:alert(1)", "rules", "file:///etc", "https://", "https:///x", "https://a b", "http://a/?q=\"",
    ])
  func refused(_ address: String) throws {
    let run = try Tool.run(
      ["audit", "Fixtures/screens/camera/tree.json", "--report", "sarif", "--rule-docs", address])
    #expect(run.status == 2 && run.output == "")
  }
}
