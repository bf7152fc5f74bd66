import Foundation
import TestSupport
import Testing

@testable import A11yReports

/// The page's style and script, and their hashes in its policy.
@Suite struct PageAssetsTests {
  static let folder = Tool.root.appending(path: "Sources/A11yReports/HTML")

  @Test("SHA-256 of the examples of FIPS 180-4")
  func examples() {
    func hex(_ text: String) -> String {
      SHA256.hash(Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test("a page with its style and its script is in the grammar of pages")
  func grammar() {
    let page = HTMLReporter.report(Nasty.result, options: Nasty.options)
    #expect(page.contains(PageAssets.style) && page.contains(PageAssets.script))
    #expect(HTMLGrammar.faults(in: page) + ReportGrammar.faultsOfAny(page) == [])
  }

  @Test("PageAssets.swift is made of page.css and page.js, and the policy permits exactly them")
  func assets() throws {
    func text(_ name: String) throws -> String {
      let text = try String(contentsOf: Self.folder.appending(path: "Assets/\(name)"), encoding: .utf8)
      return text.trimmingCharacters(in: .newlines)
    }
    func hash(_ text: String) -> String { "sha256-" + Data(SHA256.hash(Array(text.utf8))).base64EncodedString() }
    let (style, script) = (try text("page.css"), try text("page.js"))
    let swift = """
      // swift-format-ignore-file

      /// The style and the script of the page.
      ///
      /// Written by a test (`RECORD=1 swift test`) from Assets/page.css and Assets/page.js; edit those, not this file.
      enum PageAssets {
        /// SHA-256 of the style and of the script, as a content security policy has it.
        static let styleHash = "\(hash(style))"
        static let scriptHash = "\(hash(script))"

        static let style = #\"\"\"
      \(style)
      \"\"\"#

        static let script = #\"\"\"
      \(script)
      \"\"\"#
      }

      """
    try Golden.check(swift, against: Self.folder.appending(path: "PageAssets.swift"))
    #expect(!style.contains("</") && !script.contains("</"))
    let policy = PageAssets.policy(playsFiles: false)
    #expect(policy.hasPrefix("default-src 'none'; script-src '\(hash(script))'; style-src '\(hash(style))';"))
    #expect(!policy.contains("unsafe"))
  }
}
