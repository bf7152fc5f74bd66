import A11yFormats
import Testing

@Suite struct DebugDescriptionRecognitionTests {
  @Test(
    "every variant of the text is recognized",
    arguments: [
      "Element subtree:\n →Window, 0x1, {{0.0, 0.0}, {1.0, 1.0}}",
      " →Application, 0x105e0f3a0, pid: 1, label: 'A'",
      "      Button, 0x105e0f3a0, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'",
      "Window (Main), 0x105e0f3a0, {{0.0, 0.0}, {390.0, 844.0}}",
      "Button 0x105e0f3a0: traits: 8589934593, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'",
      "Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'",
      "Button, label: 'Go'",
      "Application, pid: 1, label: 'A'",
      "->Application, pid: 1, label: 'A'",
      "Here is what I get:\n\n```\nButton, 0x1, {{0.0, 0.0}, {44.0, 44.0}}\n```",
      "    t =    7.14s Find: the \"Go\" Button\nQuery chain:\n →Find: Target Application 'org.example.app'",
      #""Element subtree:\n →Button, 0x1, label: \'Go\'\n""#,
    ])
  func recognized(_ text: String) {
    #expect(DumpOutline.format(of: text) == "debug-description")
  }

  @Test(
    "an outline stays an outline, whatever its labels say",
    arguments: [
      #"button "Button, 0x105e0f3a0, {{0.0, 0.0}, {44.0, 44.0}}""#,
      #"UIButton "Element subtree:""#,
      #"UIButton "Go" frame=0,0,44,44"#,
      #"screen "A" 390x844"# + "\n  button \"Element subtree:\"",
      #"text "Window, 0x1'\n →Window, {{0, 0}, {1, 1}}""#,
      #"text "Query chain:\nPath to element:""#,
      "view Button label=\"0x1\"",
    ])
  func outline(_ text: String) {
    #expect(DumpOutline.format(of: text) == "outline")
  }

  @Test(
    "prose and other listings are not taken for it",
    arguments: [
      "Button, the one with the label 'Go'", "Other, and more", "Buttons, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'",
      "the Element subtree: is missing", "Button,0x1", "button, 0x1, label: 'Go'", "Button, 0xg1", "Mail, label: 'Go'",
      "Query chain: of three",
    ])
  func nearMiss(_ text: String) {
    #expect(DumpOutline.format(of: text) == nil)
  }
}
