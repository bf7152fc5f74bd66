import Foundation
import TestSupport
import Testing

/// What people write who know UIKit and not this format: each error is reported at its place with a remedy, nothing
/// else is reported because of it, and the remedy works.
@Suite struct TypicalMistakeTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// The place and what is said there.
    var told: String
    /// The text after the remedy.
    var corrected: String
    var file = "tree.json"

    var testDescription: String { name }
  }

  private static func control(_ members: String) -> String {
    "{\"language\": \"en\", \"kind\": \"component\", \"class\": \"UIView\", \"children\": [\n  {\(members)}\n]}"
  }

  /// - Parameter place: the words of the control at which the error is reported.
  private static func json(
    _ name: String, _ wrong: String, at place: String, _ message: String, _ right: String
  ) -> Mistake {
    let column = 4 + (wrong.range(of: place).map { wrong.distance(from: wrong.startIndex, to: $0.lowerBound) } ?? -1)
    return Mistake(
      name: name, text: control(wrong), told: "tree.json:2:\(column): error: \(message)", corrected: control(right))
  }

  private static func outline(_ name: String, _ wrong: String, _ told: String, _ right: String) -> Mistake {
    Mistake(name: name, text: wrong, told: "tree.outline:\(told)", corrected: right, file: "tree.outline")
  }

  static let words = [
    json(
      "misspelled key", #""class": "UIButton", "lable": "Pay""#,
      at: #""lable""#, "button: has the unknown key 'lable'; did you mean 'label'?",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "key in the wrong case", #""class": "UIButton", "Label": "Pay""#,
      at: #""Label""#, "button: has the unknown key 'Label'; did you mean 'label'?",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "misspelled role", #""role": "buton", "label": "Pay""#, at: #""buton""#,
      "element \"Pay\": has the unknown role 'buton'; did you mean 'button'?", #""role": "button", "label": "Pay""#),
    json(
      "misspelled class", #""class": "UIButon", "isElement": true"#,
      at: #""UIButon""#, "UIButon: has the unknown class 'UIButon'; did you mean 'UIButton'?",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "misspelled trait", #""class": "UIView", "isElement": true, "label": "Pay", "traits": ["buttn"]"#,
      at: #""buttn""#, "UIView \"Pay\": has the unknown trait 'buttn'; did you mean 'button'?",
      #""class": "UIView", "isElement": true, "label": "Pay", "traits": ["button"]"#),
    json(
      "misspelled UIKit name", #""class": "UIButton", "acessibilityLabel": "Pay""#,
      at: #""acess"#, "button: has the unknown key 'acessibilityLabel'; did you mean 'accessibilityLabel'?",
      #""class": "UIButton", "accessibilityLabel": "Pay""#),
    json(
      "key of another tool", #""class": "UIButton", "accessibilityText": "Pay""#,
      at: #""accessibilityText"#, "button: has the unknown key 'accessibilityText'; did you mean 'label'?",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "word for the label as the last part of a key", #""class": "UIButton", "voiceOverLabel": "Pay""#,
      at: #""voiceOver"#, "button: has the unknown key 'voiceOverLabel'; did you mean 'label'?",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "name on a control", #""class": "UIButton", "name": "Pay""#,
      at: #""name""#, "button: has the key 'name', which is allowed only on the root; did you mean 'label'?",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "opposite of a key", #""class": "UIButton", "decorative": true"#, at: #""decorative""#,
      "button: has the unknown key 'decorative'; write 'isElement' with the opposite value",
      #""class": "UIImageView", "isElement": false"#),
    json(
      "area for touches in other words", #""class": "UIButton", "label": "Pay", "hitArea": [0, 100, 44, 44]"#,
      at: #""hitArea""#, "button \"Pay\": has the unknown key 'hitArea'; did you mean 'hitFrame'?",
      #""class": "UIButton", "label": "Pay", "hitFrame": [0, 100, 44, 44]"#),
    json(
      "slip in the middle of a role that resembles another one", #""role": "lable", "label": "Pay""#,
      at: #""lable""#, "element \"Pay\": has the unknown role 'lable'; did you mean 'label'?",
      #""role": "label", "label": "Pay""#),
    json(
      "class that UIKit does not have", #""class": "UIToggle", "label": "Wi-Fi""#,
      at: #""UIToggle""#, "UIToggle \"Wi-Fi\": has the unknown class 'UIToggle'; did you mean 'UISwitch'?",
      #""class": "UISwitch", "label": "Wi-Fi", "isOn": true"#),
    json(
      "subviews instead of children", #""class": "UIView", "subviews": [{"class": "UIButton", "label": "Pay"}]"#,
      at: #""subviews"#, "UIView: has the unknown key 'subviews'; did you mean 'children'?",
      #""class": "UIView", "children": [{"class": "UIButton", "label": "Pay"}]"#),
    json(
      "class without a role as a role", #""role": "segmentedControl", "label": "View""#,
      at: #""segmentedControl"#,
      "element \"View\": has the unknown role 'segmentedControl'; write the class 'UISegmentedControl' instead",
      #""class": "UISegmentedControl", "children": [{"role": "segment", "label": "List"}]"#),
    json(
      "misspelled event",
      #""class": "UIButton", "label": "Pay", "actions": [{"event": "touchUpInsid", "selector": "pay"}]"#,
      at: #""touchUp"#, "button \"Pay\": has the unknown event 'touchUpInsid'; did you mean 'touchUpInside'?",
      #""class": "UIButton", "label": "Pay", "actions": [{"event": "touchUpInside", "selector": "pay"}]"#),
    json(
      "misspelled state", #""class": "UIButton", "label": "Pay", "state": ["slected"]"#,
      at: #"["slected"]"#, "button \"Pay\": has the unknown state 'slected'; did you mean 'selected'?",
      #""class": "UIButton", "label": "Pay", "state": ["selected"]"#),
    json(
      "misspelled color", #""class": "UILabel", "text": "Total", "textColor": "system:labell""#,
      at: #""system:labell""#, "text \"Total\": has the unknown system color 'labell'; did you mean 'label'?",
      #""class": "UILabel", "text": "Total", "textColor": "system:label""#),
    json(
      "negative width", #""class": "UIButton", "label": "Pay", "frame": [20, 100, -100, 44]"#,
      at: #"[20,"#, "button \"Pay\": has the invalid frame [20, 100, -100, 44]: negative width",
      #""class": "UIButton", "label": "Pay", "frame": [20, 100, 100, 44]"#),
  ]

  static let types = [
    json(
      "number as a label", #""class": "UIButton", "label": 42"#, at: #"42"#, "'label' must be a string, found a number",
      #""class": "UIButton", "label": "42""#),
    json(
      "yes as a flag", #""class": "UIButton", "label": "Pay", "enabled": "yes""#,
      at: #""yes""#, "'enabled' must be true or false, found a string",
      #""class": "UIButton", "label": "Pay", "enabled": true"#),
    json(
      "yes for a switch that is on", #""class": "UISwitch", "label": "Wi-Fi", "isOn": "yes""#,
      at: #""yes""#, "'isOn' must be true or false, found a string",
      #""class": "UISwitch", "label": "Wi-Fi", "isOn": true"#),
    json(
      "system color without system:", #""class": "UILabel", "text": "Total", "textColor": "systemRed""#,
      at: #""systemRed""#,
      "'textColor' must be #RRGGBB, #RRGGBBAA, system:name or an object with one for light and dark; "
        + "write 'system:systemRed'", #""class": "UILabel", "text": "Total", "textColor": "system:systemRed""#),
    json(
      "frame of three numbers", #""class": "UIButton", "label": "Pay", "frame": [20, 100, 44]"#,
      at: #"[20"#, "'frame' must be [x, y, width, height], found an array",
      #""class": "UIButton", "label": "Pay", "frame": [20, 100, 44, 44]"#),
    json(
      "one action that is not in an array", #""class": "UIButton", "label": "Pay", "actions": {"selector": "pay"}"#,
      at: #"{"sel"#, "'actions' must be an array of objects with event, target, selector, found an object",
      #""class": "UIButton", "label": "Pay", "actions": [{"selector": "pay"}]"#),
    json(
      "comma at the end", #""label": "Pay","#, at: #","#, "trailing comma before '}'",
      #""class": "UIButton", "label": "Pay""#),
    json(
      "same key twice", #""label": "Pay", "class": "UIButton", "accessibilityLabel": "Buy""#,
      at: #""accessibilityLabel""#, "'accessibilityLabel' is another name for 'label', first given at 2:4",
      #""label": "Pay", "class": "UIButton""#),
  ]

  static let lines = [
    outline(
      "name of the screen without quotes", "screen Login 390x844 en\n  button \"Pay\"",
      "1:8: error: 'Login' is not a size such as 390x844 or a language such as en; write a name in quotes: \"Login\"",
      "screen \"Login\" 390x844 en\n  text \"Login\" traits=header\n  button \"Pay\" frame=20,100,100,44"),
    outline(
      "capital keyword", "Component \"Pay\"\n  button \"Pay\"", "1:1: error: write 'component' instead of 'Component'",
      "component \"Pay\" en\n  button \"Pay\""),
    outline(
      "capital role", "Button \"Pay\"", "1:1: error: write 'button' instead of 'Button'", "button \"Pay\""),
    outline("single quotes", "button 'Pay'", #"1:8: error: use double quotes: "Pay""#, "button \"Pay\""),
    outline(
      "typographic quotes", "button “Pay now”", #"1:8: error: use double quotes: "Pay now""#, "button \"Pay now\""),
    outline(
      "label without quotes", "button Pay",
      #"1:8: error: 'Pay' may be a label or a class; write a label in quotes: "Pay", or a class as class=Pay"#,
      "button \"Pay\""),
    outline(
      "value without quotes", "button \"Options\" hint=Shows more options",
      #"1:29: error: unknown word 'more'; write a value with spaces in quotes: hint="… more …""#,
      "button \"Options\" hint=\"Shows more options.\""),
    outline(
      "spaces around =", "button \"Options\" hint = \"Shows more.\"",
      "1:18: error: remove the spaces around '=': hint=…", "button \"Options\" hint=\"Shows more.\""),
    outline(
      "space after =", "button \"Options\" hint= \"Shows more.\"", "1:18: error: remove the space after 'hint='",
      "button \"Options\" hint=\"Shows more.\""),
    outline(
      "flag without a value", "button \"Pay\" selected", "1:14: error: unknown word 'selected'; write selected=true",
      "button \"Pay\" selected=true"),
    outline(
      "trait without a key", "text \"Total\" header", "1:14: error: unknown word 'header'; write traits=header",
      "text \"Total\" traits=header"),
    outline(
      "slipped indent", "component \"a\" en\n  button \"Pay\"\n    button \"Buy\"\n   text \"Total\"",
      "4:4: error: indented by 3 spaces; expected 2 or 4",
      "component \"a\" en\n  button \"Pay\"\n  button \"Buy\"\n  text \"Total\""),
    outline(
      "first child indented too far",
      "component \"a\" en\n    button \"Pay\"\n  text \"A\"\n  text \"B\"\n  text \"C\"",
      "3:3: error: indented by 2 spaces; expected 4",
      "component \"a\" en\n  button \"Pay\"\n  text \"A\"\n  text \"B\"\n  text \"C\""),
    outline(
      "control in a switch that is elsewhere",
      "component \"a\" en\n  switch \"Wi-Fi\" isOn=true frame=0,0,51,31\n    button \"Pay\" frame=0,100,100,44",
      "2:3: error: switch \"Wi-Fi\": hides 1 control from assistive technology: button \"Pay\"",
      "component \"a\" en\n  switch \"Wi-Fi\" isOn=true frame=0,0,51,44\n  button \"Pay\" frame=0,100,100,44"),
    outline(
      "spaces behind commas", "button \"Pay\" frame=0, 100, 44, 44", "1:22: error: remove the spaces after commas",
      "button \"Pay\" frame=0,100,44,44"),
    outline(
      "traits without commas", "text \"Pay\" traits=header selected",
      "1:26: error: unknown word 'selected'; separate the parts with commas, without spaces: traits=",
      "text \"Pay\" traits=header,selected"),
    outline(
      "colon instead of =", "button \"Pay\" hint: \"Pays the bill.\"",
      "1:14: error: unknown word 'hint:'; write hint=…",
      "button \"Pay\" hint=\"Pays the bill.\""),
    outline(
      "sign of a list", "component \"a\" en\n  - button \"Pay\"", "2:3: error: '-' is not a class; remove it",
      "component \"a\" en\n  button \"Pay\""),
    outline(
      "comment sign of Swift", "component \"a\" en\n  // the total\n  button \"Pay\"",
      "2:3: error: '//' is not a class; comments begin with #",
      "component \"a\" en\n  # the total\n  button \"Pay\""),
    outline(
      "misspelled screen", "scren \"Pay\" 390x844 en\n  button \"Pay\"",
      "1:1: error: scren \"Pay\": has the unknown role 'scren'; did you mean 'screen'?",
      "screen \"Pay\" 390x844 en\n  text \"Pay\" traits=header\n  button \"Pay\" frame=20,100,100,44"),
    outline(
      "language in words", "screen \"Pay\" 390x844 english\n  button \"Pay\"",
      "1:22: error: 'english' is not a size such as 390x844 or a language such as en",
      "screen \"Pay\" 390x844 en\n  text \"Pay\" traits=header\n  button \"Pay\" frame=20,100,100,44"),
    outline(
      "tab", "component \"a\" en\n\tbutton \"Pay\"", "2:1: error: expected spaces, two per level",
      "component \"a\" en\n  button \"Pay\""),
    outline(
      "misspelled role at the beginning of a line", "component \"a\" en\n  buton \"Pay\"",
      "2:3: error: buton \"Pay\": has the unknown role 'buton'; did you mean 'button'?",
      "component \"a\" en\n  button \"Pay\""),
    outline(
      "misspelled key in a line", "button \"Pay\" hnit=\"Pays the bill.\"",
      "1:14: error: button \"Pay\": has the unknown key 'hnit'; did you mean 'hint'?",
      "button \"Pay\" hint=\"Pays the bill.\""),
    outline(
      "comment at the end of a line", "button \"Pay\" # the total", "1:14: error: '#' is not a class; write a comment",
      "# the total\nbutton \"Pay\""),
  ]

  @Test("A typical error is an error at its location, and the only one", arguments: words + types + lines)
  func told(_ mistake: Mistake) throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: mistake.file)
      try mistake.text.write(to: file, atomically: true, encoding: .utf8)
      let run = try Tool.run([mistake.file, "--notices", "--quiet"], in: folder)
      #expect(run.status != 0)
      let lines = (run.errors + run.output).split(separator: "\n").filter { $0.hasPrefix(mistake.file) }
      #expect(lines.count == 1, "\(lines)")
      #expect(lines.first?.hasPrefix(mistake.told) == true, "\(lines)")
      try mistake.corrected.write(to: file, atomically: true, encoding: .utf8)
      let corrected = try Tool.run([mistake.file], in: folder)
      #expect(corrected.status == 0, "\(corrected.output)\(corrected.errors)")
    }
  }

  @Test(
    "Other spellings of the same are accepted",
    arguments: [
      #""role": "label", "label": "Total""#, #""role": "toggle", "label": "Wi-Fi", "value": "1""#,
      #""role": "textfield", "label": "Name""#, #""role": "staticText", "label": "Total""#,
      #""class": "UIButton", "label": "Pay", "traits": "button""#,
      #""class": "UIButton", "label": "Pay", "traits": "button, selected""#,
      ##""class": "UILabel", "text": "Total", "textColor": "#333""##,
      #""class": "UILabel", "text": "Total", "textColor": "darkGrey""#,
      #""class": "UIButton", "label": "Pay", "frame": {"origin": {"x": 0, "y": 0}, "size": {"width": 44, "height": 44}}"#,
      #""class": "UIButton", "label": "Pay", "frame": ["20", "100", "100", "44"]"#,
      #""class": "UIButton", "label": "Pay", "frame": "20,100,100,44""#,
      #""class": "UIButton", "label": "Pay", "frame": "CGRect(x: 20.0, y: 100.0, width: 100.0, height: 44.0)""#,
    ])
  func accepted(_ members: String) throws {
    let run = try Tool.run(["-", "--notices"], input: Self.control(members))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no findings"), "\(run.output)\(run.errors)")
  }

  @Test("A key that resembles no other is a warning, and the rest of the control is audited")
  func customKey() throws {
    let run = try Tool.run(["-", "--quiet"], input: Self.control(#""class": "UIButton", "weather": "fine""#))
    #expect(run.status == 1)
    #expect(run.output.contains("2:25: warning: button: has the unknown key 'weather' [unknown-vocabulary]"))
    #expect(run.output.contains("[control-missing-name]"))
  }

  @Test("Commands that report no findings name unknown words on standard error", arguments: ["narrate", "convert"])
  func otherCommands(_ command: String) throws {
    let more = command == "convert" ? ["--to", "outline"] : []
    let run = try Tool.run([command, "-"] + more, input: Self.control(#""role": "buton", "label": "Pay""#))
    #expect(run.status == 0)
    #expect(run.errors == "<stdin>:2:12: warning: has the unknown role 'buton'; did you mean 'button'?\n")
  }
}
