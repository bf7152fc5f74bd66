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
    // The control itself begins before its members.
    let column =
      place.isEmpty
      ? 3 : 4 + (wrong.range(of: place).map { wrong.distance(from: wrong.startIndex, to: $0.lowerBound) } ?? -1)
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
      "role as a class", #""class": "button", "label": "Pay""#,
      at: #""button""#,
      "button \"Pay\": has the unknown class 'button'; write 'role' in place of 'class': it is a role",
      #""role": "button", "label": "Pay""#),
    json(
      "color of the web", #""role": "text", "label": "Pay", "textColor": "rgb(0,0,0)""#, at: #""rgb"#,
      "'textColor' has the unknown color 'rgb(0,0,0)'; write #RRGGBB, such as #000000, or a name such as black",
      ##""role": "text", "label": "Pay", "textColor": "#000000""##),
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
      "element \"View\": has the unknown role 'segmentedControl'; write the class 'UISegmentedControl' in place of a role",
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

  static let otherNames = [
    json(
      "SwiftUI's name as a class", #""class": "Toggle", "label": "Wi-Fi", "value": "1""#, at: #""Toggle""#,
      "Toggle \"Wi-Fi\": has the unknown class 'Toggle'; write the role 'switch'",
      #""role": "switch", "label": "Wi-Fi", "isOn": true"#),
    json(
      "size of a font as a key", #""role": "text", "label": "Speed", "fontSize": 17"#, at: #""fontSize""#,
      #"text "Speed": has the unknown key 'fontSize'; write "font": {"size": 17}"#,
      #""role": "text", "label": "Speed", "font": {"size": 17, "scaled": true}"#),
    json(
      "title of a switch", #""role": "switch", "title": "Wi-Fi", "isOn": true"#, at: "",
      "switch \"Wi-Fi\": has 'title', which a switch does not have; write 'label'",
      #""role": "switch", "label": "Wi-Fi", "isOn": true"#),
    json(
      "aria-pressed", #""class": "UIButton", "label": "Mute", "aria-pressed": true"#, at: #""aria-pressed""#,
      "button \"Mute\": has the unknown key 'aria-pressed'; did you mean 'selected'?",
      #""class": "UIButton", "label": "Mute", "selected": true"#),
    json(
      "aria-hidden", #""class": "UIImageView", "aria-hidden": true"#, at: #""aria-hidden""#,
      "image: has the unknown key 'aria-hidden'; write 'isElement' with the opposite value",
      #""class": "UIImageView", "isElement": false"#),
    json(
      "minimum by half of UIKit's word", #""class": "UISlider", "label": "Size", "minValue": 0"#, at: #""minValue""#,
      "slider \"Size\": has the unknown key 'minValue'; did you mean 'minimumValue'?",
      #""class": "UISlider", "label": "Size", "value": "5", "minimumValue": 0, "maximumValue": 10"#),
    json(
      "items of a segmented control", #""class": "UISegmentedControl", "items": ["Day", "Week"]"#, at: #""items""#,
      "segmented control: has the unknown key 'items'; write the titles as 'segments'",
      #""class": "UISegmentedControl", "segments": ["Day", "Week"], "selectedSegmentIndex": 0"#),
    json(
      "checked as on the web", #""class": "UISwitch", "label": "Wi-Fi", "checked": true"#, at: #""checked""#,
      "switch \"Wi-Fi\": has the unknown key 'checked'; write 'isOn' on a switch, 'selected' on other controls",
      #""class": "UISwitch", "label": "Wi-Fi", "isOn": true"#),
    json(
      "opposite of a key, as on the web", #""class": "UIButton", "label": "Pay", "aria-disabled": true"#,
      at: #""aria"#, "button \"Pay\": has the unknown key 'aria-disabled'; write 'enabled' with the opposite value",
      #""class": "UIButton", "label": "Pay", "enabled": false"#),
    json(
      "reference to a label, as on the web: no other finding about the name",
      #""class": "UIButton", "image": "cart", "aria-labelledby": "x""#, at: #""aria"#,
      "button (image \"cart\"): has the unknown key 'aria-labelledby'; VoiceOver does not follow references; "
        + "write the text as 'label'", #""class": "UIButton", "image": "cart", "label": "Cart""#),
    json(
      "side of a frame", #""class": "UIButton", "label": "Pay", "width": 44"#, at: #""width""#,
      "button \"Pay\": has the unknown key 'width'; write 'frame' as [x, y, width, height] in screen points",
      #""class": "UIButton", "label": "Pay", "frame": [0, 100, 44, 44]"#),
    json(
      "role of the web", #""role": "h2", "label": "Prices""#, at: #""h2""#,
      "element \"Prices\": has the unknown role 'h2'; write the role 'heading' and the key 'headingLevel' with 2",
      #""role": "heading", "label": "Prices", "headingLevel": 2"#),
    json(
      "control of React Native", #""class": "Pressable", "label": "Pay""#, at: #""Pressable""#,
      "Pressable \"Pay\": has the unknown class 'Pressable'; write the role 'button' instead",
      #""role": "button", "label": "Pay""#),
    json(
      "object of UIKit that is no view", #""class": "UIAlertAction", "title": "Delete""#, at: #""UIAlertAction""#,
      "UIAlertAction \"Delete\": has the unknown class 'UIAlertAction'; write the role 'button' instead",
      #""role": "button", "label": "Delete""#),
    json(
      "role as a key", #""button": {"label": "Pay"}"#, at: #""button""#,
      #"element: has the unknown key 'button'; write "role": "button", and its members on the control"#,
      #""role": "button", "label": "Pay""#),
    json(
      "misspelled text style",
      #""class": "UILabel", "text": "Total", "font": {"textStyle": "boddy"}"#, at: #""boddy""#,
      "text \"Total\": has the unknown text style 'boddy'; did you mean 'body'?",
      #""class": "UILabel", "text": "Total", "font": {"textStyle": "body"}"#),
    json(
      "language in words", #""class": "UIButton", "label": "Zahlen", "language": "german""#, at: #""german""#,
      "button \"Zahlen\": has the unknown language 'german'; did you mean 'de'?",
      #""class": "UIButton", "label": "Zahlen", "language": "de""#),
    Mistake(
      name: "elements instead of children on the root",
      text: #"{"language": "en", "kind": "component", "elements": [{"role": "button", "label": "Pay"}]}"#,
      told: "tree.json:1:41: error: element: has the unknown key 'elements'; did you mean 'children'?",
      corrected: #"{"language": "en", "kind": "component", "children": [{"role": "button", "label": "Pay"}]}"#),
    Mistake(
      name: "name of the screen under 'screen'",
      text: #"{"screen": "Pay", "language": "en", "children": [{"role": "button", "label": "Pay"}]}"#,
      told: "tree.json:1:12: error: 'screen' must be [width, height], found a string; "
        + "write its size, such as [390, 844], and its name as 'name'",
      corrected:
        #"{"name": "Pay", "kind": "component", "language": "en", "children": [{"role": "button", "label": "Pay"}]}"#),
  ]

  /// Words that are near in letters and not in meaning: nothing is suggested that would pass and be wrong.
  @Test(
    "Another property of UIKit is not taken for a slip",
    arguments: ["keyboardType", "numberOfLines", "contentMode", "thumbTintColor", "tag", "isContinuous"])
  func unused(_ key: String) throws {
    let run = try Tool.run(["-", "--quiet"], input: Self.control(#""role": "button", "label": "Pay", "\#(key)": 1"#))
    #expect(run.status == 0)
    #expect(run.output.contains("warning: button \"Pay\": has the key '\(key)', which is not used; delete it"))
    #expect(!run.output.contains("did you mean"))
  }

  @Test(
    "A number or key that the control cannot have is a warning",
    arguments: [
      (#""role": "slider", "label": "Size", "value": "5", "currentPage": 1"#, "which only a page control has"),
      (#""role": "button", "label": "Pay", "alpha": 2"#, "has the alpha 2; write a number from 0 to 1"),
      (#""role": "heading", "label": "Pay", "headingLevel": 9"#, "has the headingLevel 9; write a number from 1 to 6"),
      (
        #""class": "UISegmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": 2"#,
        "has 'selectedSegmentIndex' 2; segments count from 0: write 0 or 1, or -1 for none"
      ),
    ])
  func outOfPlace(_ members: String, _ message: String) throws {
    let run = try Tool.run(["-", "--quiet"], input: Self.control(members))
    #expect(run.output.contains("warning: ") && run.output.contains(message), "\(run.output)")
  }

  static let types = [
    json(
      "size as a font", #""class": "UILabel", "text": "Total", "font": 17"#, at: "17",
      #"'font' must be a text style or an object with name, size, bold, textStyle or scaled, found a number; write {"size": 17}"#,
      #""class": "UILabel", "text": "Total", "font": {"size": 17, "scaled": true}"#),
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
      at: #"{"sel"#,
      "'actions' must be an array of objects with event, target, selector; put [ and ] around the object",
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
      "sign of multiplication in the size", "screen \"Pay\" 390×844 en\n  button \"Pay\"",
      "1:14: error: '390×844' is not a size such as 390x844 or a language such as en; write 390x844",
      "screen \"Pay\" 390x844 en\n  text \"Pay\" traits=header\n  button \"Buy\" frame=20,100,100,44"),
    outline(
      "comma in the size", "screen \"Pay\" 390,844 en\n  button \"Pay\"",
      "1:14: error: '390,844' is not a size such as 390x844 or a language such as en; write 390x844",
      "screen \"Pay\" 390x844 en\n  text \"Pay\" traits=header\n  button \"Buy\" frame=20,100,100,44"),
    outline(
      "locale with an underscore", "screen \"Pay\" 390x844 en_US\n  button \"Pay\"",
      "1:22: error: 'en_US' is not a size such as 390x844 or a language such as en; write en-US",
      "screen \"Pay\" 390x844 en-US\n  text \"Pay\" traits=header\n  button \"Buy\" frame=20,100,100,44"),
    outline(
      "device instead of a size", "screen \"Pay\" iPhone15 en\n  button \"Pay\"",
      """
      1:14: error: 'iPhone15' is not a size such as 390x844 or a language such as en; write the size of its display in \
      points, such as 390x844
      """,
      "screen \"Pay\" 390x844 en\n  text \"Pay\" traits=header\n  button \"Buy\" frame=20,100,100,44"),
    outline(
      "comma after the frame", "button \"Pay\" frame=0,0,44,44,",
      "1:29: error: remove the comma at the end of the value",
      "button \"Pay\" frame=0,0,44,44"),
    outline(
      "role as a key on a text", "text \"Pay\" role=heading",
      "1:12: error: duplicate key 'role', first given at 1:1; write traits=header", "text \"Pay\" traits=header"),
    outline(
      "capital keyword", "Component \"Pay\"\n  button \"Pay\"", "1:1: error: write 'component' instead of 'Component'",
      "component \"Pay\" en\n  button \"Pay\""),
    outline(
      "capital role", "Button \"Pay\"", "1:1: error: write 'button' instead of 'Button'", "button \"Pay\""),
    outline(
      "label of several words without quotes", "button Reset all settings",
      #"1:8: error: write the label in quotes: "Reset all settings""#, "button \"Reset all settings\""),
    outline(
      "string of Objective-C", "button @\"Pay\"", "1:8: error: unexpected '@'; remove it", "button \"Pay\""),
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
      "3:5: error: the switch \"Wi-Fi\" holds no controls; indent this line by 2 spaces",
      "component \"a\" en\n  switch \"Wi-Fi\" isOn=true frame=0,0,51,44\n  button \"Pay\" frame=0,100,100,44"),
    outline(
      "spaces behind commas", "button \"Pay\" frame=0, 100, 44, 44", "1:22: error: remove the spaces after commas",
      "button \"Pay\" frame=0,100,44,44"),
    outline(
      "spaces between the numbers of a frame", "button \"Pay\" frame=0 100 44 44 hint=\"Pays.\"",
      "1:14: error: separate the numbers with commas, without spaces: frame=0,100,44,44",
      "button \"Pay\" frame=0,100,44,44 hint=\"Pays.\""),
    outline(
      "a call in place of a role", "Button(\"Pay\")",
      "1:1: error: 'Button(' is not a class; write button, then the label in quotes", "button \"Pay\""),
    outline(
      "colon behind a key", "button \"Pay\" hint=\"Pays.\" frame:0,100,100,44",
      "1:27: error: unknown word 'frame:0,100,100,44'; write frame=0,100,100,44",
      "button \"Pay\" hint=\"Pays.\" frame=0,100,100,44"),
    outline(
      "isOn of a checkbox", "checkbox \"News\" isOn=false",
      "1:22: error: checkbox \"News\": has 'isOn', which only a switch has; write 'selected'",
      "checkbox \"News\" selected=false value=\"not checked\""),
    outline(
      "list in brackets without quotes", "text \"Pay\" traits=[header, selected]",
      "1:19: error: write the values with commas, without brackets: header,selected",
      "text \"Pay\" traits=header,selected"),
    outline(
      "quotes within a text", "button \"Pay \"now\"\"", "1:14: error: 'n' follows a closing quote; write a quote",
      "button \"Pay \\\"now\\\"\""),
    outline(
      "code as an image", "button \"Pay\" image=UIImage(systemName: \"creditcard\")",
      "1:20: error: button \"Pay\": has code as its image; write the name alone: 'creditcard', and 'symbol' true",
      "button \"Pay\" image=creditcard symbol=true"),
    outline(
      "suppression by the name of a rule", "button \"Pay\" frame=0,0,20,20 ignore=target-size",
      "1:30: error: button \"Pay\": has the unknown key 'ignore'; did you mean 'a11y-audit:ignore'?",
      "button \"Pay\" frame=0,0,20,20 a11y-audit:ignore=[{\"rule\": \"target-size\", \"reason\": \"a map\"}]"),
    outline(
      "suppression without brackets", "button \"Pay\" frame=0,0,20,20 a11y-audit:ignore=target-size",
      "1:48: error: 'a11y-audit:ignore' must be an array of objects with rule, reason, until; write [{\"rule\":",
      "button \"Pay\" frame=0,0,20,20 a11y-audit:ignore=[{\"rule\": \"target-size\", \"reason\": \"a map\"}]"),
    outline(
      "traits without commas", "text \"Pay\" traits=header selected",
      "1:26: error: unknown word 'selected'; separate the parts with commas, without spaces: traits=",
      "text \"Pay\" traits=header,selected"),
    outline(
      "colon instead of =", "button \"Pay\" hint: \"Pays the bill.\"",
      "1:14: error: unknown word 'hint:'; write hint=…",
      "button \"Pay\" hint=\"Pays the bill.\""),
    outline(
      "sign of a list", "component \"a\" en\n  - button \"Pay\"", "2:3: error: unexpected '-'; remove it",
      "component \"a\" en\n  button \"Pay\""),
    outline(
      "comment sign of Swift", "component \"a\" en\n  // the total\n  button \"Pay\"",
      "2:3: error: unexpected '//'; comments begin with #",
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
      "yes and no", "button \"Pay\" enabled=no",
      "1:22: error: 'enabled' must be true or false, found the word \"no\"; write false",
      "button \"Pay\" enabled=false"),
    outline(
      "a word for a number, under UIKit's name", "slider \"Tip\" value=1 minimumValue=zero",
      "1:35: error: 'minimumValue' must be a number", "slider \"Tip\" value=1 minimumValue=0"),
    outline(
      "comma at the end of a frame", "button \"Pay\" frame=20,100,100,44, hint=Pays.",
      "1:33: error: remove the comma at the end of the value", "button \"Pay\" frame=20,100,100,44 hint=Pays."),
    outline(
      "role of a button as its type", "button \"Delete\" buttonType=destructive",
      "1:28: error: button \"Delete\": has the unknown buttonType 'destructive'; write it as 'buttonRole'",
      "button \"Delete\" buttonRole=destructive"),
    outline(
      "SwiftUI's name of a trait as a key", "text \"Pay\" isHeader=true",
      "1:12: error: text \"Pay\": has the unknown key 'isHeader'; write it in 'traits': \"header\"",
      "text \"Pay\" traits=header"),
    outline(
      "text style of the web", "text \"Pay\" font={\"textStyle\": \"h1\"}",
      "1:17: error: text \"Pay\": has the unknown text style 'h1'; expected one of body, callout",
      "text \"Pay\" font={\"textStyle\": \"title1\"}"),
    outline(
      "comment at the end of a line", "button \"Pay\" # the total", "1:14: error: '#' begins a comment; write it",
      "# the total\nbutton \"Pay\""),
  ]

  @Test("A typical error is an error at its location, and the only one", arguments: words + otherNames + types + lines)
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
      #""class": "UIButton", "label": "Pay", "frame": [[20, 100], [100, 44]]"#,
      #""class": "UIButton", "label": "Pay", "frame": "CGRect(x: 20.0, y: 100.0, width: 100.0, height: 44.0)""#,
    ])
  func accepted(_ members: String) throws {
    let run = try Tool.run(["-", "--notices"], input: Self.control(members))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no findings"), "\(run.output)\(run.errors)")
  }

  @Test(
    "Frames as UIKit and Swift print them are accepted in an outline",
    arguments: [
      "{{20, 100}, {100, 44}}", "CGRectMake(20, 100, 100, 44)", "CGRect(x: 20, y: 100, width: 100, height: 44)",
      "(20.0, 100.0, 100.0, 44.0)", "[20, 100, 100, 44]",
    ])
  func acceptedFrames(_ frame: String) throws {
    let run = try Tool.run(["convert", "-", "--to", "outline"], input: "button \"Pay\" frame=\(frame) hint=\"Pays.\"")
    #expect(run.output.contains("button \"Pay\" hint=Pays. frame=20,100,100,44"), "\(run.output)\(run.errors)")
  }

  @Test(
    "What has no effect is a warning",
    arguments: [
      ("screen title=\"Pay\" 390x844 en\n  button \"Pay\"", "1:1: warning: ", "write the screen's 'name'"),
      (
        "# a11y:disable:next target-size\nbutton \"Pay\" frame=0,0,20,20", "1:1: warning: ",
        "has a comment that suppresses nothing; write a11y-audit:ignore="
      ),
    ])
  func withoutEffect(_ outline: String, _ place: String, _ message: String) throws {
    let run = try Tool.run(["-", "--quiet"], input: outline)
    let line = run.output.split(separator: "\n").first { $0.contains(message) }
    #expect(line?.contains(place) == true, "\(run.output)\(run.errors)")
  }

  @Test("A key that resembles no other is a warning, and the rest of the control is audited")
  func customKey() throws {
    let run = try Tool.run(["-", "--quiet"], input: Self.control(#""class": "UIButton", "weather": 3"#))
    #expect(run.status == 1)
    #expect(run.output.contains("2:25: warning: button: has the unknown key 'weather' [unknown-vocabulary]"))
    #expect(run.output.contains("[control-missing-name]"))
  }

  @Test("A key that resembles no other and has a text may hold the name, which is not reported as missing")
  func keyWithText() throws {
    let run = try Tool.run(["-"], input: Self.control(#""class": "UIButton", "image": "cart", "wording": "Pay""#))
    #expect(run.output.contains("has the unknown key 'wording' [unknown-vocabulary]"))
    #expect(!run.output.contains("[control-missing-name]"))
    #expect(run.output.contains("on 1 element (label not known)"), "it is counted as not checked: \(run.output)")
  }

  @Test("Commands that report no findings name unknown words on standard error", arguments: ["narrate", "convert"])
  func otherCommands(_ command: String) throws {
    let more = command == "convert" ? ["--to", "outline"] : []
    let run = try Tool.run([command, "-"] + more, input: Self.control(#""role": "buton", "label": "Pay""#))
    #expect(run.status == 0)
    #expect(
      run.errors == "<stdin>:2:12: warning: element \"Pay\": has the unknown role 'buton'; did you mean 'button'?\n")
  }
}
