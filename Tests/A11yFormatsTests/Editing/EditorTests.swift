import A11yCore
import A11yFormats
import Testing

/// An editor changes what it is asked to and not one byte more.
@Suite struct EditorTests {
  struct Case: CustomTestStringConvertible {
    var title: String
    var change: Repair.Change
    /// The control begins behind `^`, which is not in the file.
    var before: String
    /// Nil if the file cannot be changed so.
    var after: String?

    var testDescription: String { title }
  }

  private func edited(_ file: Case, by editor: (EditedText) -> any ScreenEditor) throws -> String? {
    let start = try #require(file.before.utf8.firstIndex(of: UInt8(ascii: "^")))
    let offset = file.before.utf8.distance(from: file.before.utf8.startIndex, to: start)
    let bytes = Array(file.before.utf8.prefix(offset)) + Array(file.before.utf8.dropFirst(offset + 1))
    let text = try #require(EditedText(bytes))
    guard let edit = editor(text).edit(file.change, at: text.location(of: offset)) else { return nil }
    return String(decoding: FileEdits(bytes, [edit]).result, as: UTF8.self)
  }

  private static let small = Frame(x: 10, y: 100, width: 20, height: 20)
  private static let large = Frame(x: 0, y: 88, width: 44, height: 44)
  private static let gray = ColorValue.rgba(red: 0x80, green: 0x80, blue: 0x80, alpha: 255)
  private static let dark = ColorValue.rgba(red: 0x76, green: 0x76, blue: 0x76, alpha: 255)

  static let documentCases: [Case] = [
    Case(
      title: "a frame in the coordinates of the parent", change: .frame(from: small, to: large),
      before:
        "^<button id=\"a\"><rect key=\"frame\" x=\"10\" y=\"12\" width=\"20\" height=\"20\"/><autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></button>",
      after:
        "<button id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"44\" height=\"44\"/><autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></button>"
    ),
    Case(
      title: "a frame that constraints decide", change: .frame(from: small, to: large),
      before:
        "^<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><rect key=\"frame\" x=\"10\" y=\"12\" width=\"20\" height=\"20\"/></button>",
      after: nil),
    Case(
      title: "the color of a label", change: .color(.textColor, from: gray, to: dark),
      before:
        "^<label id=\"a\"><color key=\"textColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></label>",
      after:
        "<label id=\"a\"><color key=\"textColor\" red=\"\(118.0 / 255)\" green=\"\(118.0 / 255)\" blue=\"\(118.0 / 255)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></label>"
    ),
    Case(
      title: "a color by name", change: .color(.textColor, from: gray, to: dark),
      before: "^<label id=\"a\"><color key=\"textColor\" name=\"Faint\"/></label>", after: nil),
    Case(
      title: "label of the inspector",
      change: .text(.label, from: "Play button", to: "Play \"loud\" & <long>"),
      before:
        "\r\n  ^<button id=\"a\">\r\n    <rect key=\"frame\"/>\r\n    <accessibility key=\"accessibilityConfiguration\" label=\"Play button\"/>\r\n  </button>",
      after:
        "\r\n  <button id=\"a\">\r\n    <rect key=\"frame\"/>\r\n    <accessibility key=\"accessibilityConfiguration\" label=\"Play &quot;loud&quot; &amp; &lt;long&gt;\"/>\r\n  </button>"
    ),
    Case(
      title: "label of a runtime attribute", change: .text(.label, from: "Play button", to: "Play"),
      before:
        "^<button id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityLabel\" value=\"Play button\"/></userDefinedRuntimeAttributes></button>",
      after:
        "<button id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityLabel\" value=\"Play\"/></userDefinedRuntimeAttributes></button>"
    ),
    Case(
      title: "a label in single quotes", change: .text(.label, from: "Bob's button", to: "Bob's \"own\""),
      before: "^<button id='a'><accessibility key='accessibilityConfiguration' label='Bob&apos;s button'/></button>",
      after:
        "<button id='a'><accessibility key='accessibilityConfiguration' label='Bob&apos;s &quot;own&quot;'/></button>"),
    Case(
      title: "another label than expected", change: .text(.label, from: "Play button", to: "Play"),
      before: "^<button id=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"Stop button\"/></button>",
      after: nil),
    Case(
      title: "the label of a child is not the control's", change: .text(.label, from: "Play button", to: "Play"),
      before:
        "^<view id=\"a\"><subviews><button id=\"b\"><accessibility key=\"accessibilityConfiguration\" label=\"Play button\"/></button></subviews></view>",
      after: nil),
    Case(
      title: "a hint that is all of the configuration", change: .text(.hint, from: "Save", to: nil),
      before:
        "^<button id=\"a\">\n  <rect key=\"frame\"/>\n  <accessibility key=\"accessibilityConfiguration\" hint=\"Save\"/>\n</button>",
      after: "<button id=\"a\">\n  <rect key=\"frame\"/>\n</button>"),
    Case(
      title: "a hint next to a label", change: .text(.hint, from: "Save", to: nil),
      before:
        "^<button id=\"a\">\n  <accessibility key=\"accessibilityConfiguration\" hint=\"Save\" label=\"Save\"/>\n</button>",
      after: "<button id=\"a\">\n  <accessibility key=\"accessibilityConfiguration\" label=\"Save\"/>\n</button>"),
    Case(
      title: "a first label, behind the subviews and the background", change: .text(.label, from: nil, to: "E-mail"),
      before:
        "^<textField id=\"a\">\n    <rect key=\"frame\" x=\"1\"/>\n    <color key=\"backgroundColor\" white=\"1\"/>\n    <constraints/>\n</textField>",
      after:
        "<textField id=\"a\">\n    <rect key=\"frame\" x=\"1\"/>\n    <color key=\"backgroundColor\" white=\"1\"/>\n    <accessibility key=\"accessibilityConfiguration\" label=\"E-mail\"/>\n    <constraints/>\n</textField>"
    ),
    Case(
      title: "a first label of a bar button, which has no such section", change: .text(.label, from: nil, to: "Add"),
      before: "^<barButtonItem id=\"a\"><color key=\"tintColor\"/></barButtonItem>", after: nil),
    Case(
      title: "the first traits", change: .traits([.staticText, .header]),
      before: "  ^<label id=\"a\">\n      <rect key=\"frame\"/>\n  </label>",
      after:
        "  <label id=\"a\">\n      <rect key=\"frame\"/>\n      <accessibility key=\"accessibilityConfiguration\">\n          <accessibilityTraits key=\"traits\" staticText=\"YES\" header=\"YES\"/>\n      </accessibility>\n  </label>"
    ),
    Case(
      title: "traits next to a label", change: .traits([.button, .selected]),
      before:
        "^<button id=\"a\">\n    <accessibility key=\"accessibilityConfiguration\" label=\"Mute\">\n        <accessibilityTraits key=\"traits\" selected=\"YES\"/>\n    </accessibility>\n</button>",
      after:
        "<button id=\"a\">\n    <accessibility key=\"accessibilityConfiguration\" label=\"Mute\">\n        <accessibilityTraits key=\"traits\" button=\"YES\" selected=\"YES\"/>\n    </accessibility>\n</button>"
    ),
    Case(
      title: "a trait without a check box", change: .traits([.button, .toggleButton]),
      before: "^<button id=\"a\"><rect key=\"frame\"/></button>", after: nil),
    Case(
      title: "scaling of a label", change: .scalesFont,
      before:
        "^<label text=\"a > b\" baselineAdjustment=\"alignBaselines\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>",
      after:
        "<label text=\"a > b\" baselineAdjustment=\"alignBaselines\" adjustsFontForContentSizeCategory=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    ),
    Case(
      title: "scaling of a button, whose title label is not in the file", change: .scalesFont,
      before: "^<button id=\"a\"/>", after: nil),
    Case(
      title: "comments and sections are no elements", change: .text(.label, from: "Play button", to: "Play"),
      before:
        "^<button id=\"a\"><!-- <accessibility key=\"accessibilityConfiguration\" label=\"Stop\"/> --><![CDATA[</button>]]><accessibility key=\"accessibilityConfiguration\" label=\"Play button\"/></button>",
      after:
        "<button id=\"a\"><!-- <accessibility key=\"accessibilityConfiguration\" label=\"Stop\"/> --><![CDATA[</button>]]><accessibility key=\"accessibilityConfiguration\" label=\"Play\"/></button>"
    ),
    Case(
      title: "a suppression, as a line of the notes", change: .suppression(rule: "target-size"),
      before: "<subviews>\n  ^<button id=\"a\">\n    <rect key=\"frame\"/>\n    <connections/>\n  </button>",
      after:
        "<subviews>\n  <button id=\"a\">\n    <rect key=\"frame\"/>\n    <attributedString key=\"userComments\">\n        <fragment content=\"a11y-audit:ignore target-size \"/>\n    </attributedString>\n    <connections/>\n  </button>"
    ),
    Case(
      title: "a suppression behind other notes", change: .suppression(rule: "target-size"),
      before:
        "^<button id=\"a\"><attributedString key=\"userComments\"><fragment content=\"Ask Kim.\"/></attributedString></button>",
      after:
        "<button id=\"a\"><attributedString key=\"userComments\"><fragment content=\"Ask Kim.&#10;a11y-audit:ignore target-size \"/></attributedString></button>"
    ),
    Case(
      title: "a suppression of a view without content", change: .suppression(rule: "target-size"),
      before: "^<button id=\"a\"/>", after: nil),
    Case(
      title: "a file that ends within an element", change: .text(.label, from: nil, to: "Play"),
      before: "^<button id=\"a\"><rect key=\"frame\"/>", after: nil),
  ]

  @Test("storyboards and xibs", arguments: documentCases)
  func documents(_ file: Case) throws {
    #expect(try edited(file) { InterfaceBuilderEditor($0) } == file.after)
  }

  static let treeCases: [Case] = [
    Case(
      title: "a label with escapes before it", change: .text(.label, from: "Play button", to: "Play"),
      before: #"[^{"x-note": "a \"}{\" b", "label": "Play button"}]"#,
      after: #"[{"x-note": "a \"}{\" b", "label": "Play"}]"#),
    Case(
      title: "UIKit's name of the key", change: .text(.label, from: "Play button", to: "Play 😀"),
      before: #"^{"accessibilityLabel" : "Play\u0020button"}"#, after: #"{"accessibilityLabel" : "Play 😀"}"#),
    Case(
      title: "the first of three members", change: .text(.hint, from: "Save", to: nil),
      before: #"^{"hint": "Save", "label": "Save", "role": "button"}"#, after: #"{"label": "Save", "role": "button"}"#),
    Case(
      title: "the last member", change: .text(.hint, from: "Save", to: nil),
      before: "^{\n  \"label\": \"Save\",\n  \"hint\": \"Save\"\n}", after: "{\n  \"label\": \"Save\"\n}"),
    Case(
      title: "a new member, as the others are written", change: .traits([.button, .notEnabled]),
      before: "^{\n\t\"label\" : \"Save\",\n\t\"enabled\" : false\n}",
      after: "{\n\t\"label\" : \"Save\",\n\t\"traits\" : [\"button\", \"notEnabled\"],\n\t\"enabled\" : false\n}"),
    Case(
      title: "the second member of a compact object", change: .scalesFont, before: #"^{"class":"UILabel"}"#,
      after: #"{"class":"UILabel","adjustsFont":true}"#),
    Case(
      title: "traits in a compact object", change: .traits([.button, .notEnabled]),
      before: #"^{"traits":["button"],"label":"Pay"}"#,
      after: #"{"traits":["button","notEnabled"],"label":"Pay"}"#),
    Case(
      title: "a misspelled key", change: .word("lable", to: "label"), before: #"{"role": "button", ^"lable": "Save"}"#,
      after: #"{"role": "button", "label": "Save"}"#),
    Case(
      title: "a label of a child", change: .text(.label, from: "Play button", to: "Play"),
      before: #"^{"role": "group", "children": [{"label": "Play button"}]}"#, after: nil),
    Case(
      title: "a suppression", change: .suppression(rule: "target-size"), before: #"^{"role": "button"}"#,
      after: #"{"role": "button", "a11y-audit:ignore": [{"rule": "target-size", "reason": ""}]}"#),
    Case(
      title: "a frame", change: .frame(from: small, to: large), before: #"^{"frame": [10, 100, 20, 20], "label": "a"}"#,
      after: #"{"frame": [0, 88, 44, 44], "label": "a"}"#),
    Case(
      title: "a compact frame", change: .frame(from: small, to: large), before: #"^{"frame":[10,100,20.0,20]}"#,
      after: #"{"frame":[0,88,44,44]}"#),
    Case(
      title: "a frame in another notation", change: .frame(from: small, to: large),
      before: #"^{"frame": {"x": 10, "y": 100, "width": 20, "height": 20}}"#, after: nil),
    Case(
      title: "a color", change: .color(.textColor, from: gray, to: dark), before: ##"^{"textColor": "#808080"}"##,
      after: ##"{"textColor": "#767676"}"##),
    Case(
      title: "an empty object", change: .scalesFont, before: "^{}", after: nil),
  ]

  @Test("control trees in JSON", arguments: treeCases)
  func trees(_ file: Case) throws {
    #expect(try edited(file) { ControlTreeEditor($0) } == file.after)
  }

  static let outlineCases: [Case] = [
    Case(
      title: "a label behind a class", change: .text(.label, from: "Play \"x\" button", to: "Play \"x\""),
      before: "component en\r\n  ^view CardView \"Play \\\"x\\\" button\" traits=button\r\n",
      after: "component en\r\n  view CardView \"Play \\\"x\\\"\" traits=button\r\n"),
    Case(
      title: "a first label", change: .text(.label, from: nil, to: "E-mail"),
      before: "^textField placeholder=\"E-mail\"",
      after: "textField \"E-mail\" placeholder=\"E-mail\""),
    Case(
      title: "a hint within the line", change: .text(.hint, from: "Save", to: nil),
      before: "^button \"Save\" hint=\"Save\" frame=0,0,44,44", after: "button \"Save\" frame=0,0,44,44"),
    Case(
      title: "traits at the end, before spaces", change: .traits([.button, .header]),
      before: "  ^view \"한글\" frame=0,0,44,44  \n", after: "  view \"한글\" frame=0,0,44,44 traits=button,header  \n"),
    Case(
      title: "a misspelled trait behind an emoji", change: .word("buton", to: "button"),
      before: "view \"😀\" traits=^buton,header",
      after: "view \"😀\" traits=button,header"),
    Case(
      title: "a suppression", change: .suppression(rule: "target-size"), before: "^button \"Pay\"",
      after: "button \"Pay\" a11y-audit:ignore=[{\"rule\": \"target-size\", \"reason\": \"\"}]"),
    Case(
      title: "a frame", change: .frame(from: small, to: large), before: "^button \"Pay\" frame=10,100,20,20 hint=\"a\"",
      after: "button \"Pay\" frame=0,88,44,44 hint=\"a\""),
    Case(
      title: "a color", change: .color(.textColor, from: gray, to: dark),
      before: "^UILabel text=\"a\" textColor=#808080",
      after: "UILabel text=\"a\" textColor=#767676"),
    Case(
      title: "another label than expected", change: .text(.label, from: "Play", to: "Stop"), before: "^button \"Pay\"",
      after: nil),
  ]

  @Test("outlines", arguments: outlineCases)
  func outlines(_ file: Case) throws {
    #expect(try edited(file) { OutlineEditor($0) } == file.after)
  }

  @Test("UTF-16 is not changed") func encoding() {
    #expect(EditedText([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]) == nil)
  }
}
