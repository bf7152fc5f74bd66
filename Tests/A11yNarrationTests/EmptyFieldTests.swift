import A11yCore
import A11yFormats
import A11yNarration
import Testing

/// What is spoken of a field in which nothing was typed, from dumps that tell its placeholder.
@Suite struct EmptyFieldTests {
  static let dumps = [
    #"""
    {"elements": [{"type": "TextField", "label": "Email", "value": "name@example.org", "placeholder": "name@example.org",
      "frame": {"x": 0, "y": 0, "width": 99, "height": 44}, "traits": ["TextEntry"]}], "backend": "ax", "truncated": false}
    """#,
    """
    <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="name@example.org" label="Email" enabled="true" \
    accessible="true" x="0" y="0" width="99" height="44" placeholderValue="name@example.org"/>
    """,
    #"""
    {"type": "TextField", "rawIdentifier": null, "label": "Email", "value": "name@example.org", "isAccessible": "1",
      "placeholderValue": "name@example.org", "rect": {"x": 0, "y": 0, "width": 99, "height": 44}}
    """#,
    """
    Element subtree:
     →Window, 0x600000001000, {{0.0, 0.0}, {390.0, 844.0}}
        TextField, 0x600000002000, {{0.0, 0.0}, {99.0, 44.0}}, label: 'Email', placeholderValue: 'name@example.org', \
    value: name@example.org
    """,
    """
    Element subtree:
     →Window, 0x600000001000, {{0.0, 0.0}, {390.0, 844.0}}
        TextField, 0x600000002000, {{0.0, 0.0}, {99.0, 44.0}}, label: 'Email', value: name@example.o..., \
    placeholderValue: 'name@example.org'
    """,
    #"""
    {"attributes": {"accessibilityText": "", "bounds": "[0,0][0,0]"}, "children": [
      {"attributes": {"accessibilityText": "", "bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
        {"attributes": {"accessibilityText": "Email", "hintText": "name@example.org", "value": "name@example.org",
          "bounds": "[0,99][99,143]", "enabled": "true"}, "children": []}]}]}
    """#,
  ]

  @Test("the placeholder is spoken as its value, once", arguments: dumps)
  func placeholder(_ dump: String) throws {
    let screen = try #require(Formats.read(Array(dump.utf8)).first)
    let texts = Narrator(language: "en").narrate(AccessibilityTree(screen)).map(\.utterance.description)
    #expect(texts.filter { $0.contains("name@example.org") }.count == 1, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("Email: name@example.org") }, "\(texts)")
  }
}
