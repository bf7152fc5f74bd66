import A11yFormats
import Testing

/// What a file is and what to do, for files that are recognized and cannot be read.
@Suite struct RefusalTests {
  struct Refused: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var reason: String
  }

  private static let onlyIOS = "only iOS screens are supported: dump the iOS app"
  private static let dumpIt = "dump its screen (with Appium: the page source) and use that file"
  private static let formats = "see 'a11y-audit formats' for supported formats"
  private static let asJSON =
    "this is an accessibility snapshot as text, which joins label, value and traits; "
    + "encode the hierarchy as JSON instead (AccessibilitySnapshot's model is Codable)"

  static let android = [
    Refused(
      testDescription: "uiautomator",
      text: #"<hierarchy rotation="0"><node class="android.widget.Button" text="OK"/></hierarchy>"#,
      reason: "this is the hierarchy of an Android screen (uiautomator); \(onlyIOS)"),
    Refused(
      testDescription: "a part of a page source", text: #"<android.widget.Button text="OK"/>"#,
      reason: "this is the hierarchy of an Android screen (uiautomator); \(onlyIOS)"),
    Refused(
      testDescription: "Maestro, behind the name of the device",
      text: """
        Running on X
        {"attributes": {}, "children": [{"attributes": {"class": "android.view.View"}, "children": []}]}
        """,
      reason: "this is Maestro's hierarchy of an Android screen; \(onlyIOS)"),
    Refused(
      testDescription: "Maestro without classes",
      text: #"{"attributes": {"accessibilityText": "", "ignoreBoundsFiltering": "false"}, "children": []}"#,
      reason: "this is Maestro's hierarchy of an Android screen; \(onlyIOS)"),
    Refused(
      testDescription: "a layout",
      text: #"<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"/>"#,
      reason: "this is an Android layout or manifest; only iOS screens are supported: use storyboards and xibs"),
  ]

  static let results = [
    Refused(
      testDescription: "axe", text: #"{"passes": [], "violations": [], "incomplete": []}"#,
      reason: "this is a result of axe, not a screen; \(dumpIt)"),
    Refused(
      testDescription: "Attest, as axe was called", text: #"{"Totals": {"Fail": 1}, "Audit Entries": []}"#,
      reason: "this is a result of axe, not a screen; \(dumpIt)"),
    Refused(
      testDescription: "test results without a failure of the audit", text: #"{"testNodes": [], "devices": []}"#,
      reason: "these are test results without a failure of Apple's accessibility audit, not a screen"),
    Refused(
      testDescription: "a report of our own", text: #"{"findings": [], "tool": "a11y-audit", "version": 1}"#,
      reason: "this is a report of a11y-audit, not a screen; use the file that it describes"),
    Refused(
      testDescription: "SARIF", text: #"{"version": "2.1.0", "runs": []}"#,
      reason: "this is a result of static analysis (SARIF), not a screen; \(formats)"),
  ]

  static let others = [
    Refused(
      testDescription: "Sentry", text: #"{"rendering_system": "UIKIT", "windows": []}"#,
      reason: "this is a view hierarchy attached by Sentry: it has neither labels nor traits, so that nothing can "
        + "be checked; dump the same screen with idb, Appium, Maestro or XCUITest"),
    Refused(
      testDescription: "Flutter's semantics", text: "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n",
      reason: "this is Flutter's semantics tree, which is not supported; "
        + "dump the running app with Appium, idb, Maestro or XCUITest"),
    Refused(testDescription: "a snapshot as text", text: "Found 1 marker(s)\n\nDescription: A\n", reason: asJSON),
    Refused(testDescription: "an empty snapshot as text", text: "No Markers", reason: asJSON),
    Refused(
      testDescription: "Maestro's table", text: "None: \nelement_num,depth,attributes,parent_num\n0,0,\"\",\n",
      reason: "this is Maestro's compact table, which leaves out empty and false values; "
        + "run 'maestro hierarchy' without --compact"),
    Refused(testDescription: "AppKit", text: "   | <NSHostingView: 0x14f> f=(0,0,400,300)", reason: mac),
    Refused(
      testDescription: "AppKit's own", text: "[   A F  P LU ] h=--- v=--- NSView 0x14f f=(0,0,400,300) b=(-)",
      reason: mac),
    Refused(testDescription: "macOS as JSON", text: #"{"AXRole": "AXWindow", "AXChildren": []}"#, reason: mac),
    Refused(testDescription: "macOS as text", text: "AXRole: AXWindow\n  AXRole: AXButton", reason: mac),
    Refused(
      testDescription: "GTXiLib", text: #"{"elements": [{"id": 1, "isAxElement": true, "axLabel": "OK"}]}"#,
      reason: gtx),
    Refused(
      testDescription: "GTXiLib with the proto's own names", text: #"{"elements": [{"id": 1, "ax_traits": "1"}]}"#,
      reason: gtx),
    Refused(
      testDescription: "mobile-mcp, in an object", text: #"{"elements": [{"type": "Button", "rect": {"x": 0}}]}"#,
      reason: list),
    Refused(
      testDescription: "mobile-mcp",
      text: #"[{"type": "Button", "label": "OK", "rect": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#,
      reason: list),
    Refused(
      testDescription: "a property list", text: #"<plist version="1.0"><dict/></plist>"#,
      reason: "this is a property list, not a screen; \(formats)"),
    Refused(
      testDescription: "a table of texts", text: "/* Class = \"UILabel\"; */\n\"a.text\" = \"b\";\n", reason: texts),
    Refused(
      testDescription: "a string catalogue", text: #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
      reason: texts),
    Refused(
      testDescription: "an image set", text: #"{"images": [], "info": {"version": 1}}"#,
      reason: "this is an image set of an asset catalog, not a screen; \(formats)"),
    Refused(
      testDescription: "WebDriver's error",
      text: #"{"value": {"error": "invalid session id", "message": "m", "stacktrace": ""}, "sessionId": null}"#,
      reason: failed("invalid session id")),
    Refused(
      testDescription: "WebDriver's error without its envelope",
      text: #"{"error": "no such window", "message": "m", "stacktrace": ""}"#, reason: failed("no such window")),
    Refused(
      testDescription: "the JSON Wire Protocol's error",
      text: #"{"status": 13, "value": {"message": "An unknown error"}, "sessionId": "x"}"#,
      reason: failed("An unknown error")),
    Refused(testDescription: "an empty object", text: "{}", reason: nothing),
    Refused(testDescription: "an empty value", text: #"{"value": null, "sessionId": "x"}"#, reason: empty),
    Refused(testDescription: "nothing accessible", text: #"{"value": {}, "sessionId": "x"}"#, reason: nothing),
    Refused(testDescription: "an empty file", text: "", reason: "the file is empty"),
  ]

  private static let texts =
    "this is a strings file, not a screen; pass it with --strings, together with its storyboard or xib"
  private static let gtx =
    "this is a GTXiLib hierarchy, which is not supported; dump the same screen with idb, Appium or Maestro"
  private static let list =
    "this is a list of elements selected from WebDriverAgent's tree (mobile-mcp, mobilecli); save the page source"
  private static let nothing =
    "an empty object is no screen; dump one with the app in the foreground, or write one: 'a11y-audit new'"
  private static let empty =
    "this is an empty response, not a screen; bring the app to the foreground and dump it again"

  private static func failed(_ what: String) -> String {
    "this is a WebDriver error response (\"\(what)\"), not a screen; "
      + "check that the session is running and the app is in the foreground, and get the page source again"
  }

  private static let mac =
    "this is a dump of a macOS screen; only iOS screens are supported: dump the simulator or the device"

  @Test("a file that cannot be read says what it is and what to do", arguments: android + results + others)
  func refused(_ example: Refused) { #expect(Trying.mistakes(example.text) == [example.reason]) }

  @Test(
    "what compilers made of a document is named, and passed over in folders",
    arguments: [
      ("bplist00\u{0}\u{1}", "this is a binary property list, possibly a compiled nib"),
      ("NIBArchive\u{1}\u{0}", "this is a compiled nib"),
    ])
  func compiled(_ text: String, _ what: String) {
    let error = #expect(throws: ReadingError.self) { try Formats.read(Array(text.utf8)) }
    let reason = what + "; use its storyboard or xib"
    #expect(error == ReadingError(reason, isOfUnknownFormat: true))
  }

  @Test(
    "pictures, documents and archives are named, and passed over in folders",
    arguments: [
      ("GIF89a", "a GIF picture"), ("%PDF-1.7", "a PDF document"), ("PK\u{3}\u{4}", "a zip archive"),
    ])
  func binary(_ text: String, _ what: String) {
    let error = #expect(throws: ReadingError.self) { try Formats.read(Array(text.utf8)) }
    #expect(error?.isOfUnknownFormat == true)
    #expect(error?.mistakes.first?.message.hasPrefix("this is \(what), not a description of a screen") == true)
    for start: [UInt8] in [[0x89, 0x50, 0x4E, 0x47, 0x0D], [0xFF, 0xD8, 0xFF, 0xE0]] {
      let error = #expect(throws: ReadingError.self) { try Formats.read(start) }
      #expect(error?.mistakes.first?.message.hasSuffix("login.png next to login.json") == true)
    }
  }

  @Test("a failed answer is none in the format that was asked for either")
  func failedAsked() {
    let answer = #"{"value": {"error": "invalid session id", "message": "m"}, "sessionId": null}"#
    let error = #expect(throws: ReadingError.self) {
      try Formats.read(Array(answer.utf8), as: WebDriverAgentJSON.self)
    }
    #expect(error?.mistakes.map(\.message) == [Self.failed("invalid session id")])
    // In a folder of dumps it is one that failed, not a file with another purpose.
    #expect(error?.isOfUnknownFormat == false)
  }

  @Test(
    "words of refused formats inside our own are nothing to refuse",
    arguments: [
      #"{"class": "UILabel", "text": "AXRole: AXButton"}"#, "text \"No Markers\"", "text \"Found 1 marker(s)\"",
      #"{"class": "UIView", "name": "a", "version": 1, "format": "control-tree"}"#,
      "<hierarchy><XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"OK\"/></hierarchy>",
      "button \"element_num,depth,\"", #"[{"class": "UIView", "label": "violations"}]"#,
    ])
  func notRefused(_ text: String) { #expect(Trying.mistakes(text) == []) }
}
