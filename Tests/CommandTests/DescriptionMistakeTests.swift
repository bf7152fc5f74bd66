import Foundation
import TestSupport
import Testing

/// Slips in descriptions that would pass, or lose their meaning, if nothing were said: each is reported at its place, and no
/// other rule speaks because of it.
@Suite struct DescriptionMistakeTests {
  struct Slip: CustomTestStringConvertible, Sendable {
    var text: String
    var told: String

    init(_ text: String, _ told: String) { (self.text, self.told) = (text, told) }

    var testDescription: String { text }
  }

  private func output(_ text: String, in file: String) throws -> String {
    try Tool.withFiles([file: text]) { folder in
      let run = try Tool.run([file, "--no-config", "--notices"], in: folder)
      return run.output + run.errors
    }
  }

  private func rules(in output: String) -> Set<String> {
    Set(output.matches(of: /\[([a-z]+(?:-[a-z]+)+)\]/).map { String($0.output.1) })
  }

  static let slipsInJSON = [
    Slip(#""class": "UIImageView", "image": {"name": "avatar"}"#, #"write "avatar""#),
    Slip(##""role": "text", "frame": [20, 100, 200, 20], "textColor": "#333333""##, "has no text; write 'text'"),
    Slip(#""role": "button", "label": 42"#, "'label' must be a string, found a number; write it in quotes"),
    Slip(
      #""role": "switch", "label": "Wi-Fi", "selected": true"#,
      "has 'selected', which a switch does not show; write 'isOn' with true"),
    Slip(
      #""class": "UISlider", "label": "Volume", "minimumValue": 0, "maximumValue": 5"#,
      "has a range, but no value; write 'value' with a number from 0 to 5"),
    Slip(
      #""role": "slider", "label": "Volume", "minimumValue": 0, "maximumValue": 5"#,
      "has a range, but no value; write 'value' with a number from 0 to 5"),
    Slip(
      #""role": "text", "text": "A", "font": {"name": "bold"}"#, "has the font name 'bold'; write 'bold' with true"),
    Slip(#""role": "text", "text": "A", "language": "de-GER""#, "did you mean 'de-DE'?"),
    Slip(#""role": "textField", "label": "Code", "type": "password""#, "write the role 'secureTextField'"),
    Slip(#""role": "button", "label": "Pay", "type": "submit""#, "has the unknown key 'type'; delete it"),
    Slip(#""role": "option", "label": "A""#, "write the role 'cell', or 'segment' in a segmented control"),
    Slip(#""class": "SeekBar", "label": "Tip", "value": "5""#, "write the role 'slider', or the 'superclass'"),
    Slip(#""role": "button", "label": "Pay", "order": ["a"]"#, "has 'order', which only a container has"),
    Slip(#""role": "button", "label": "Pay", "alpha": "50%""#, "write 0.5"),
    Slip(
      #""role": "button", "label": "Pay", "frame": {"x": 0, "y": 0, "w": 90, "h": 44}"#,
      "write 'width' in place of 'w', and 'height' in place of 'h'"),
    Slip(#""class": "UISegmentedControl", "segments": "Light, Dark""#, #"write ["Light", "Dark"]"#),
    Slip(
      #""role": "button", "label": "Pay", "actions": [{"event": "UIControlEventTouchUpInside", "selector": "pay"}]"#,
      "has the unknown event 'UIControlEventTouchUpInside'; did you mean 'touchUpInside'?"),
    Slip(
      #""role": "textField", "label": "Mail", "contentType": "UITextContentTypeEmailAddress""#,
      "did you mean 'emailAddress'?"),
    Slip(#""role": "button", "label": Pay"#, "'Pay' is not a JSON value; write a text in quotes"),
    Slip(
      #""role": "button", "label": "Pay, "hint": "Pays.""#, "the text before it may lack its closing quote"),
    Slip(
      #""role": "text", "text": "A", "font": "UIFont.preferredFont(forTextStyle: .headline)""#,
      #"write {"textStyle": "headline"}"#),
    Slip(#""role": "button", "states": {"title": "Stop"}"#, "write the state around 'title'"),
    Slip(#""class": "UIView", "children": ["UIImageView"]"#, #"write {"class": "UIImageView"}"#),
    Slip(
      #""title": "Pay""#, "error: element \"Pay\": has 'title', but neither a role nor a class; write the role 'button'"
    ),
    Slip(#""title": "Pay", "traits": ["button"]"#, "has 'title', but neither a role nor a class"),
    Slip(#""text": "Total""#, "has 'text', but neither a role nor a class; write the role 'text'"),
    Slip(#""image": "gear""#, "has 'image', but neither a role nor a class; write the role 'button' or 'image'"),
    Slip(
      #""segments": ["A", "B"]"#, "has 'segments', but neither a role nor a class; write the class 'UISegmentedControl'"
    ),
    Slip(#""label": "Name", "placeholder": "Anna""#, "has 'placeholder', but neither a role nor a class"),
    Slip(#""label": "Volume", "maximumValue": 5, "value": "2""#, "has 'maximumValue', but neither a role nor a class"),
    Slip(#""label": "Wi-Fi", "isOn": true"#, "has 'isOn', but neither a role nor a class; write the role 'switch'"),
    Slip(#""label": "Pay", "enabled": false"#, "has 'enabled', but neither a role nor a class"),
    Slip(
      #""superclass": "UIButton", "title": "Pay""#, "has the superclass 'UIButton', but no class; write its 'class'"),
    Slip(
      #""role": "button", "class": "UISwitch", "label": "Pay""#,
      "has the role 'button' and the class 'UISwitch', which is a switch; write only the one that is right"),
    Slip(
      #""role": "switch", "label": "Wi-Fi", "isOn": true, "value": "0""#,
      "error: switch \"Wi-Fi\": has 'isOn' true and the value '0'; write only one of the two"),
    Slip(#""role": "cell", "text": "Visa""#, "has 'text', which a cell does not have; write 'label'"),
    Slip(
      #""role": "button", "label": "Pay", "language": "franz""#, "has the unknown language 'franz'; did you mean 'fr'?"),
    Slip(
      #""role": "button", "label": "Pay", "language": "xx""#,
      "has the unknown language 'xx'; write a tag such as en or pt-BR"),
    Slip(#""role": "button", "label": "Pay", "language": "jp""#, "has the unknown language 'jp'; did you mean 'ja'?"),
    Slip(#""role": "XCUIElementTypeButton", "label": "Pay""#, "did you mean 'button'?"),
    Slip(
      #""role": "button", "label": "Pay", "actions": [{"event": "tap", "selector": "pay"}]"#,
      "has the unknown event 'tap'; did you mean 'touchUpInside'?"),
    Slip(
      #""role": "button", "label": "Pay", "actions": [{"action": "pay"}]"#,
      "'actions' needs 'selector' in every object; write 'selector' in place of 'action'"),
    Slip(#""role": "button", "label": "Pay", "state": "disabled""#, #"found a string; write ["disabled"]"#),
    Slip(#""role": "button", "label": "Pay", "alpha": "0.5""#, "found a string; write 0.5 without quotes"),
    Slip(#""role": "slider", "label": "Pay", "value": "1", "max": 1e999"#, "has a range without an end"),
    Slip(#""role": "button", "label": "Pay", "frame": {"x": 1, "y": 2, "width": 3}"#, "'height' is missing"),
    Slip(
      #""role": "button", "label": "Pay", "frame": {"left": 20, "top": 60, "right": 120, "bottom": 104}"#,
      "write [20, 60, 100, 44]"),
    Slip(
      #""role": "text", "label": "Pay", "font": "Avenir 12""#, #"write {"name": "Avenir", "size": 12}"#),
    Slip(#""role": "text", "label": "Pay", "font": {"size": -5}"#, "has the font size -5; write a number above 0"),
    Slip(#""role": "text", "label": "Pay", "textColor": "systemBleu""#, "did you mean 'system:systemBlue'?"),
  ]

  @Test("in JSON", arguments: slipsInJSON)
  func json(_ slip: Slip) throws {
    let text =
      "{\"language\": \"en\", \"kind\": \"component\", \"children\": [{\"role\": \"heading\", \"label\": \"Cup\"}, {\(slip.text)}]}"
    let found = try output(text, in: "tree.json")
    #expect(found.contains("tree.json:1:") && found.contains(slip.told), "\(found)")
    #expect(rules(in: found).isSubset(of: ["unknown-vocabulary", "inconsistent-description"]), "\(found)")
  }

  static let slipsInOutlines = [
    Slip("button \"Pay\", hint=\"Pays.\"", "remove the commas between the parts of the line"),
    Slip("button \"Pay\" hint=Pays, image=cart", "2:23: error: remove the comma at the end of the value"),
    Slip("UISlider \"A\" value=2 accessibilityValue=\"2 of 3\"", "write only the one that VoiceOver speaks"),
    Slip("\"Tip\" minimumValue=0 maximumValue=9", "write the role before the label: slider"),
    Slip("let tip = UISlider()", "'let' is code; write a role or a class, then the label in quotes: UISlider"),
    Slip("button \"Pay\" {enabled=false", "remove the '{' before enabled"),
    Slip("button Finish workout title=\"Go\"", "2:8: error: write the label in quotes: \"Finish workout\""),
    Slip("button Place order", "2:8: error: write the label in quotes: \"Place order\""),
    Slip("button \"Share image=x hint=\"Opens it.\"", "write \" behind its last word, before image="),
    Slip("button \"Share image=x", "write \" behind its last word, before image="),
    Slip("button \"Share image=x\" hint=\"Opens it.\"", "has 'image=' in its label; close the quote before it"),
    Slip("button image:trash", "'image:trash' is not a class; write image=trash"),
    Slip("button \"Pay\" customActions=Edit Delete", "with commas between: customActions=\"…\",\"Delete\""),
    Slip("button \"Pay\" customActions=Edit, Delete", "remove the spaces after commas: x,y without quotes"),
    Slip("button \"Pay\" hint=\"Pays\" + \"now\"", "a text is not joined from parts"),
    Slip("button \"\"\"Pay\"\"\"", "write one quote on each side of a text"),
    Slip("button \"Pay\" hint=Pays \\", "a control is one line; write the next line in place of the \\"),
    Slip("}", "unexpected '}'; remove it"),
    Slip("end", "unexpected 'end'; remove it"),
    Slip("```", "unexpected '```'; remove it"),
    Slip("<!-- pay -->", "comments begin with #"),
    Slip("UISecureTextField \"Code\"", "write the role 'secureTextField' instead"),
    Slip("UIHeading \"Total\"", "write the role 'heading' instead"),
    Slip("UIButton \"Help\" role=link", "has the role 'link' and the class 'UIButton', which is a button"),
    Slip("button \"Pay\" hint=\"Pays.\" !enabled", "unknown word '!enabled'; write enabled=false"),
    Slip("text \"Total\" #total", "write identifier=total"),
    Slip("button \"Pay\" \"Pays the bill\"", "write this one as hint="),
    Slip("button \"Pay\" states=disabled", "write disabled as 'state'"),
    Slip("button \"Pay\" icon=trash", "write the image 'trash' as 'image'"),
    Slip("button image=\"trash label=\"Remove\"", "a text has no closing quote"),
    Slip("button \"Pay\" actions={\"selector\": \"pay\"}", "put [ and ] around the object"),
    Slip("HStack(spacing: 8)", "write a role, then the label in quotes and key=value"),
    Slip("slider \"P\" min=0 max=10 value=on", "has the value 'on', which a slider does not have; write a number"),
    Slip("slider \"P\" min=0 max=10 value=true", "has the value 'true', which a slider does not have; write a number"),
    Slip("button \"P\" configuration=filed", "has the unknown configuration 'filed'; did you mean 'filled'?"),
    Slip("UIButton.system \"Go\"", "write the class 'UIButton', and 'buttonType' with 'system'"),
    Slip("button \"Go\" placeholder=hello", "has 'placeholder', which only a text field has"),
    Slip("button \"Go\" minimumValue=0", "has 'minimumValue', which a button does not have"),
    Slip("text \"Hi\" secure=true", "has 'secure', which only a text field has"),
    Slip("text \"Hi\" headingLevel=2", "has 'headingLevel', but is not a heading; write the role 'heading'"),
    Slip("UISegmentedControl \"S\" segments=\"A;B\"", "has one segment 'A;B'; write its titles as a list: \"A\",\"B\""),
    Slip(
      "UISegmentedControl \"S\" segments=\"0.8x, 1x\" selectedSegmentIndex=1",
      "has one segment '0.8x, 1x'; write its titles as a list: \"0.8x\",\"1x\""),
    Slip(
      "UISegmentedControl \"S\" segments=A,B value=B",
      "which a segmented control does not have; write 'selectedSegmentIndex'"),
    Slip(
      "segmentedControl \"S\" segments=A,B selectedSegmentIndex=0",
      "write the class 'UISegmentedControl' in place of a role"),
    Slip("UIStepper \"S\" stepValue=0", "has the stepValue 0; write a number above 0"),
    Slip("button \"Go\" colour=#111111", "did you mean 'textColor'?"),
    Slip("text \"Go\" bold=true", "write font={\"bold\": true}"),
    Slip("button \"Go\" sfSymbol=play.fill", "write its name as 'image', and 'symbol' with true"),
    Slip("button systemImage=play.fill", "write its name as 'image', and 'symbol' with true"),
    Slip("button titleLabel.text=\"Pay\"", "has the unknown key 'titleLabel.text'; write 'title'"),
    Slip(
      "Play frame=20,300,44,44",
      "has the class 'Play' and nothing else; write its role first if it is a label: button \"Play\""),
    Slip("button \"P\" frame=\"20,200,44,44 {\"", "'frame' must be [x, y, width, height]"),
    Slip("setTitle(\"Play\")", "is code; write a role, then the label in quotes and key=value"),
    Slip("!enabled", "write enabled=false on the line of its control"),
    Slip("1. button \"P\"", "remove '1.': lines are not numbered"),
    Slip("textField \"Street\" contentType=adress", "content type 'adress'; did you mean 'fullStreetAddress'?"),
    Slip("- button: Pay", "unexpected '-'; remove it"),
    Slip("label: Pay", "write label=… on the line of its control"),
  ]

  @Test("in an outline", arguments: slipsInOutlines)
  func outline(_ slip: Slip) throws {
    let found = try output("heading \"Cup\"\n\(slip.text)\n", in: "tree.outline")
    #expect(found.contains("tree.outline:2:") && found.contains(slip.told), "\(found)")
    #expect(rules(in: found).isSubset(of: ["unknown-vocabulary", "inconsistent-description"]), "\(found)")
  }

  @Test("of whole files")
  func files() throws {
    let screens = #"[{"role": "button", "label": "A"}, {"role": "button", "label": "B"}]"#
    #expect(try output(screens, in: "tree.json").contains("1:1: error: each of these controls is a screen of its own"))
    let name = try output("screen Podcast player 390x844 en\n  button \"P\"\n", in: "tree.outline")
    #expect(name.contains("1:8: error: write a name in quotes: \"Podcast player\""), "\(name)")
    let numbered = try output("screen Hive 4 390x844 en\n  button \"P\"\n", in: "tree.outline")
    #expect(numbered.contains("1:8: error: write a name in quotes: \"Hive 4\""), "\(numbered)")
    #expect(numbered.count(where: \.isNewline) == 1, "\(numbered)")
    let language = try output("screen \"P\" 390x844 english\n  button \"P\"\n", in: "tree.outline")
    #expect(language.contains("1:20: error: 'english' is not a size") && language.contains("; write en"), "\(language)")
    let name2 = try output("name: Checkout\n", in: "tree.outline")
    #expect(name2.contains("write screen \"…\" 390x844"), "\(name2)")
    let comment = try output("<!-- Pay -->\nscreen \"Pay\" 390x844 en\n  button \"Pay\"\n", in: "tree.outline")
    #expect(comment.contains("tree.outline:1:1: error: unexpected '<!--'; comments begin with #"), "\(comment)")
    let brace = try output("screen \"Pay\" 390x844 en {\n  button \"Pay\"\n}\n", in: "tree.outline")
    #expect(brace.contains("1:25: error: '{' is not a size") && brace.contains("remove it"), "\(brace)")
    #expect(brace.contains("3:1: error: unexpected '}'; remove it") && !brace.contains("indented by 0"), "\(brace)")
    let first = try output("screen \"Pay\" 390x844 en\ntext \"Pay\"\n  button \"Pay\"\n", in: "tree.outline")
    #expect(
      first.contains("2:1: error: the text \"Pay\" holds no controls; indent its line by 2 spaces"), "\(first)")
    let segment = try output(
      "UISegmentedControl \"Sort\"\n  segment \"A\"\n    segment \"B\"\n", in: "tree.outline")
    #expect(segment.contains("3:5: error: the segment \"A\" holds no controls; indent this line by 2"), "\(segment)")
    let root = try output(#"{"root": {"screen": [390, 844], "children": []}}"#, in: "tree.json")
    #expect(root.contains("1:1: error: 'root' is not a key of a screen; write the object in it alone"), "\(root)")
    let code = try output("var screen = {\"screen\": [390, 844]}", in: "tree.json")
    #expect(code.contains("tree.json:1:1: error: 'var' is not a JSON value"), "\(code)")
    let small = try output("screen \"Pay\" 3.9x844 en\n  button \"Pay\" frame=20,20,90,44\n", in: "tree.outline")
    #expect(small.contains("1:14: error: screen \"Pay\": has a display of 3.9 × 844 points"), "\(small)")
    // A class that holds something may be any view of the app's.
    let view = try output("Card frame=0,0,390,100\n  text \"Total\" frame=20,20,100,20\n", in: "tree.outline")
    #expect(!view.contains("nothing else"), "\(view)")
  }

  @Test("two mistakes in controls of one name are two findings")
  func sameName() throws {
    let found = try output(
      "textField \"A\" contentType=emal\ntextField \"A\" contentType=tellephone\n", in: "tree.outline")
    #expect(found.contains("tree.outline:1:") && found.contains("tree.outline:2:"), "\(found)")
    #expect(!found.contains("occurrences"), "\(found)")
  }

  @Test("a misspelled 'children' is reported and fixed in one run")
  func misspelledChildren() throws {
    let screen = #"{"screen": [390, 844], "subviews": [{"role": "button", "label": "A", "frame": [0, 99, 99, 44]}]}"#
    try Tool.withFiles(["tree.json": screen]) { folder in
      let checked = try Tool.run(["tree.json", "--no-config"], in: folder)
      #expect(checked.status == 1 && checked.output.contains("did you mean 'children'?"), "\(checked.output)")
      let fixed = try Tool.run(["tree.json", "--no-config", "--fix"], in: folder)
      #expect(fixed.status == 0 && fixed.output.contains("1 element in 1 screen"), "\(fixed.output)")
    }
  }

  @Test("a file that cannot be read is not one with nothing to fix")
  func unreadable() throws {
    try Tool.withFiles(["tree.json": "{\"children\": [}"]) { folder in
      let run = try Tool.run(["tree.json", "--no-config", "--diff"], in: folder)
      #expect(run.status == 2 && run.errors.contains("tree.json:1:15: error:"), "\(run.errors)")
      #expect(!run.errors.contains("nothing to fix"), "\(run.errors)")
    }
  }

  @Test("of the screen, by its name")
  func screen() throws {
    let text =
      #"{"screen": [390, 844], "name": "Cup", "language": "klingon", "children": [{"role": "button", "label": "A"}]}"#
    #expect(try output(text, in: "tree.json").contains("error: screen \"Cup\": has the unknown language 'klingon'"))
  }

  @Test("values of any length are answered in a short message")
  func longValues() throws {
    let commas = String(repeating: ",", count: 60_000)
    let letters = String(repeating: "a,", count: 60_000)
    let text = """
      {"children": [{"role": "text", "text": "A", "font": "A\(commas)"}, {"class": "UISegmentedControl", "segments": "\(letters)"}]}
      """
    for text in [text, "{\"screen\": \"\(String(repeating: "1 ", count: 60_000))\", \"children\": []}"] {
      try Tool.withFiles(["tree.json": text]) { folder in
        let run = try Tool.run(["tree.json", "--no-config"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.utf8.count < 2_000 && run.errors.contains("must be"), "\(run.errors.prefix(3_000))")
      }
    }
  }

  @Test("text that is not UTF-8 is reported at its line")
  func latin1() throws {
    try Tool.withTemporaryFolder { folder in
      let text = Data("screen \"P\" 390x844 en\n  button \"Caf".utf8) + Data([0xE9]) + Data("\"\n".utf8)
      try text.write(to: folder.appending(path: "tree.outline"))
      let run = try Tool.run(["tree.outline", "--no-config"], in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors.contains("tree.outline:2:14: error: the file is not UTF-8 text; save it as UTF-8"), "\(run.errors)")
    }
  }
}
