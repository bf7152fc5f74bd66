import A11yCore
import A11yFormats
import Testing

/// Damaged and hostile documents are rejected or read, and never stop the reader.
@Suite struct IBHostileTests {
  @Test("a document cut at any byte is rejected")
  func truncated() throws {
    let document = IBText.view("<button id=\"b\"><state key=\"normal\" title=\"Pay\"/></button><label text=\"€\"/>")
    let bytes = Array(document.utf8)
    for end in bytes.indices { #expect(throws: ReadingError.self) { try Formats.read(Array(bytes[..<end])) } }
  }

  @Test(
    "words and numbers that no document has are no error",
    arguments: [
      "<view id=\"V\"><subviews><view/></subviews></view>", "<view id=\"V\"><rect key=\"frame\" x=\"a\"/></view>",
      "<view id=\"V\" alpha=\"much\" hidden=\"MAYBE\"/>", "<view id=\"V\"><subviews><></subviews></view>",
      "<view id=\"V\"><variation key=\"-\"><mask key=\"subviews\"><exclude/></mask></variation></view>",
      "<segmentedControl id=\"V\" selectedSegmentIndex=\"1e400\"><segments><segment/></segments></segmentedControl>",
      "<view id=\"V\"><variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"V\"/></mask></variation></view>",
      "<view id=\"V\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"V\"/></connections></view>",
    ])
  func oddities(_ object: String) throws {
    let text = IBText.xib(object)
    do {
      let screen = try Trying.screen(text)
      #expect(screen.controls.count <= 2)
      #expect(AccessibilityTree(screen).readingOrder.count <= 2)
    } catch { #expect(error is ReadingError) }
  }

  @Test("nesting deeper than is allowed is reported; as deep as allowed is read")
  func deep() throws {
    let levels = 1000
    let views = String(repeating: "<view><subviews>", count: levels)
    let text = IBText.xib(views + String(repeating: "</subviews></view>", count: levels))
    #expect(try Trying.screens(text, maximumDepth: 4096).map(\.controls.count) == [levels])
    #expect(Trying.mistakes(text).map { $0.hasSuffix("nested deeper than 512 levels; raise --max-depth") } == [true])
  }

  @Test("very many suppressions of one control are read, each once")
  func manySuppressions() throws {
    // Took minutes when the list was copied for each line.
    let count = 50_000
    let notes = String(repeating: "a11y-audit:ignore target-size why&#10;", count: count)
    let attribute =
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a11yAudit.ignore\" value=\"target-size why\"/>"
    let text = IBText.xib(
      "<view id=\"V\"><attributedString key=\"userComments\"><fragment content=\"\(notes)\"/></attributedString>"
        + "<userDefinedRuntimeAttributes>" + String(repeating: attribute, count: count)
        + "</userDefinedRuntimeAttributes></view>")
    let screen = try Trying.screen(text)
    let suppressions = screen.controls[0].structure.suppressions
    #expect(suppressions.count == 2 * count)
    #expect(suppressions.allSatisfy { $0.rule == "target-size" && $0.reason == "why" })
  }
}
