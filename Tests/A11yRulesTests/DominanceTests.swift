import A11yCore
import A11yFormats
import A11yRules
import Testing

/// One cause is one finding: which rule is silent where another names the cause better.
@Suite struct DominanceTests {
  @Test(
    "a rule yields to those that know more of the cause",
    arguments: [
      ("control-missing-name", "name-only-in-hint"), ("control-missing-name", "placeholder-only-name"),
      ("control-missing-name", "unassociated-visible-label"), ("placeholder-only-name", "unassociated-visible-label"),
      ("silent-element", "empty-heading"), ("silent-element", "image-missing-name"),
      ("unlocalised-key", "unresolved-text"), ("machine-name", "unlocalised-key"),
      ("meaningless-name", "machine-name"), ("role-in-label", "meaningless-name"),
      ("label-punctuation", "unspeakable-characters"), ("visible-text-not-first", "label-in-name"),
      ("targets-overlap", "duplicate-target"), ("duplicate-name", "duplicate-target"),
      ("screen-title-missing", "nothing-exposed"),
    ])
  func yields(_ id: String, _ dominant: String) throws {
    #expect(try #require(Catalog.rule(id)).info.supersededBy.contains(dominant))
  }

  @Test("hidden controls are reported on the element that hides them, not individually")
  func nested() throws {
    let outline = """
      view UIView "Player" isElement=true frame=0,700,390,60
        UIButton frame=20,708,44,44
        UIButton "Right" frame=326,708,44,44
      """
    #expect(try Self.rules(outline) == ["nested-interactive"])
  }

  @Test("a stale description is reported once, and its frames are not checked")
  func stale() throws {
    let rows = (1...20).map { #"  button "Row \#($0)" frame=0,0,\#($0 > 10 ? 0 : 20),\#($0 > 10 ? 0 : 20)"# }
    #expect(try Self.rules((["component \"Feed\" 390x844 en"] + rows).joined(separator: "\n")) == ["stale-tree"])
  }

  @Test("a screen without accessibility elements is not reported as untitled")
  func nothing() throws {
    #expect(
      try Self.rules("screen \"Game\" 390x844 en\n  view UnityView frame=0,0,390,844") == ["nothing-exposed"])
  }

  /// The rules that speak, each once.
  private static func rules(_ outline: String) throws -> [String] {
    let screen = try #require(try AccessibilityTree.all(Formats.read(Array(outline.utf8))).last)
    let found = Audit(rules: Catalog.defaults).run(screen, file: "").findings.map(\.rule)
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
