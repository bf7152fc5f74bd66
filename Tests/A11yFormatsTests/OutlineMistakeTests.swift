import A11yCore
import A11yFormats
import Testing

/// What is no outline is reported with its column.
@Suite struct OutlineMistakeTests {
  @Test(
    "an error in a line is reported at its location",
    arguments: [
      (#"button "a"#, "1:8: the text has no closing quote; write \" at its end"),
      (#"button "a\""#, "1:8: the text has no closing quote; write \" at its end"),
      (#"button hint="a"#, "1:13: the text has no closing quote; write \" at its end"),
      (
        #"button "a" "b""#,
        #"1:12: second label; a control has one label: write this one as hint="…" or value="…""#
      ),
      (#"button "a\q""#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button "a\u{}""#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button "a\u{D800}""#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button "a\u{110000}""#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button "a\u{FFFFFFFFFFFFFFFFF}""#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button "a\u0041""#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button "a\"#, #"1:10: expected one of \" \\ \n \r \t \u{…} in a string"#),
      (#"button UIButton big"#, "1:17: write the label in quotes: \"big\""),
      (#"button #help"#, "1:8: unexpected '#help'; an identifier is written identifier="),
      (#"view #help"#, "1:6: unexpected '#help'; an identifier is written identifier="),
      (#"button "a" # a comment"#, "1:12: '#' begins a comment; write it on its own line"),
      (#"button -> details"#, #"1:8: unexpected '->'; write class="…" if it is one"#),
      (#"- button "a""#, #"1:1: unexpected '-'; remove it; each line is a control"#),
      (#"UIButton big"#, "1:10: write the label in quotes: \"big\""),
      (#"view hint = x"#, "1:6: remove the spaces around '=': hint=…"),
      (#"button "Pay" hint = "x""#, "1:14: remove the spaces around '=': hint=…"),
      (#"button hint ="x""#, "1:8: remove the spaces around '=': hint=…"),
      (#"button hint= "x""#, "1:8: remove the space after 'hint='"),
      (#"button "Pay" hint= Opens"#, "1:14: remove the space after 'hint='"),
      (#"button 'Pay'"#, #"1:8: use double quotes: "Pay""#),
      (#"button 'Pay now'"#, #"1:8: use double quotes: "Pay now""#),
      ("button \u{201C}Pay now\u{201D}", #"1:8: use double quotes: "Pay now""#),
      (#"button "Pay" hint='Pays the bill'"#, #"1:19: use double quotes: "Pays the bill""#),
      (
        #"button Pay"#,
        #"1:8: 'Pay' may be a label or a class; write a label in quotes: "Pay", or a class as class=Pay"#
      ),
      (
        #"button pay"#,
        #"1:8: 'pay' may be a label or a class; write a label in quotes: "pay", or a class as class=pay"#
      ),
      (#"button "Pay" selected"#, "1:14: unknown word 'selected'; write selected=true"),
      (#"button "Pay" disabled"#, "1:14: unknown word 'disabled'; write enabled=false"),
      (#"text "Total" header"#, "1:14: unknown word 'header'; write traits=header"),
      (
        #"button "Options" hint=Shows more options"#,
        #"1:29: unknown word 'more'; write a value with spaces in quotes: hint="… more …""#
      ),
      (#"Button "Pay""#, "1:1: write 'button' instead of 'Button'"),
      (#"Screen "Pay" 390x844 en"#, "1:1: write 'screen' instead of 'Screen'"),
      (#"TextField "Name""#, "1:1: write 'textField' instead of 'TextField'"),
      (
        #"screen Login 390x844 en"#,
        #"1:8: 'Login' is not a size such as 390x844 or a language such as en; write a name in quotes: "Login""#
      ),
      (#"button ="x""#, "1:8: expected key=value, found '='"),
      (#"button="x""#, "1:7: expected key=value, found '='"),
      (#"button "a" label=b"#, "1:12: duplicate key 'label', first given at 1:8"),
      (#"button hint=a hint=a"#, "1:15: duplicate key 'hint', first given at 1:8"),
      (
        #"button accessibilityHint=a hint=a"#,
        "1:28: 'hint' is another name for 'accessibilityHint', first given at 1:8"
      ),
      (#"button role=link"#, "1:8: duplicate key 'role', first given at 1:1"),
      (#"UIButton class=B"#, "1:10: duplicate key 'class', first given at 1:1"),
      (#"view A class=B"#, "1:8: duplicate key 'class', first given at 1:6"),
      (#"screen "a" name=b"#, "1:12: duplicate key 'name', first given at 1:8"),
      (#"screen kind=component"#, "1:8: the first word of the line is the kind; write 'component' in its place"),
      (#"screen 1x2 3x4"#, "1:12: duplicate key 'screen', first given at 1:8"),
      (#"screen en language=de"#, "1:11: duplicate key 'language', first given at 1:8"),
      (#"screen 1x2x3"#, "1:8: '1x2x3' is not a size such as 390x844 or a language such as en"),
      (#"screen 1x"#, "1:8: '1x' is not a size such as 390x844 or a language such as en"),
      (#"screen 390"#, "1:8: '390' is not a size such as 390x844 or a language such as en"),
      (
        #"view children=[]"#, "1:6: write children on the following lines, indented by two more spaces"
      ),
      (#"view font={"size": 1"#, "1:21: expected ',' or '}' after a value, found the end of the input"),
      (#"view  font={"size": }"#, "1:21: expected a value, found '}'"),
      (#"view order=[1]"#, "1:12: 'order' must be an array of strings, found a number in it"),
      (#"view order={}"#, "1:12: 'order' must be an array of strings, found an object"),
      (#"view hint=a,b"#, "1:11: 'hint' must be a string, found a list"),
      (#"view alpha=half"#, #"1:12: 'alpha' must be a number, found the word "half""#),
      (#"view alpha=nan"#, #"1:12: 'alpha' must be a number, found the word "nan""#),
      (
        #"view font=Avenir"#,
        #"1:11: 'font' must be a text style or an object with name, size, bold, textStyle or scaled, found the word "Avenir"; "#
          + #"write {"name": "Avenir"}"#
      ),
      (#"view enabled=yes"#, #"1:14: 'enabled' must be true or false, found the word "yes"; write true"#),
      (#"view enabled="true""#, "1:14: 'enabled' must be true or false, found a string; write true"),
      (#"view frame=1,2,3"#, "1:12: 'frame' must be [x, y, width, height], found a list of 3"),
      (
        #"button "Back" frame=20,5,300,0,350,5,50"#,
        "1:21: 'frame' must be [x, y, width, height], found a list of 7; write decimals with a point, such as 20.5"
      ),
      (
        #"button "Back" frame=20,5, 300,0, 350,50"#,
        #"1:26: remove the spaces after commas: x,y without quotes, or "x, y"; write decimals with a point: 20.5"#
      ),
      (#"button "Back" alpha=0,5"#, "1:21: 'alpha' must be a number, found a list; write a decimal point: 0.5"),
      (#"button "Back" image=chevron.left 8,47,100,44"#, "1:34: unknown word '8,47,100,44'; write frame=8,47,100,44"),
      (#"[button] "Back""#, "1:1: unexpected '[button]'; write button without brackets"),
      (
        "button\u{200B} \"Back\"",
        #"1:1: 'button\u{200B}' is not a class; remove the invisible character U+200B and write button"#
      ),
      (
        #"button Back image=chevron.left"#,
        #"1:8: 'Back' may be a label or a class; write a label in quotes: "Back", or a class as class=Back"#
      ),
      (#"view frame=1,2,,4"#, "1:12: 'frame' must be [x, y, width, height]; there is a comma without a number"),
    ] as [(String, String)])
  func line(_ line: String, _ message: String) {
    #expect(mistakes(line) == [message])
  }

  @Test(
    "A control below a heading, a text or an image has slipped",
    arguments: ["heading \"Title\"", "text \"Title\"", "image \"Title\"", "UILabel \"Title\""])
  func slipped(_ holder: String) {
    let word = holder.hasPrefix("UILabel") ? "text" : String(holder.prefix { $0 != " " })
    #expect(
      mistakes("component \"a\" en\n  \(holder)\n    button \"Pay\"") == [
        "3:5: the \(word) \"Title\" holds no controls; indent this line by 2 spaces, as that of the \(word) \"Title\""
      ])
    // A picture may have a text on it; a text in a text would be lost.
    #expect(mistakes("component \"a\" en\n  \(holder)\n    text \"Pay\"").isEmpty == (word == "image"))
    #expect(mistakes("component \"a\" en\n  \(holder) isElement=false\n    text \"Pay\"") == [])
    #expect(mistakes("component \"a\" en\n  \(holder) isElement=false\n    button \"Pay\"") == [])
  }

  @Test(
    "A control below a control that is one element has slipped",
    arguments: [
      ("slider \"Volume\"", "slider \"Volume\""), ("switch \"Wi-Fi\"", "switch \"Wi-Fi\""),
      ("progress \"Upload\"", "progress \"Upload\""), ("pageControl numberOfPages=3", "page control"),
      ("UISegmentedControl \"View\" segments=[\"Day\", \"Week\"]", "UISegmentedControl \"View\""),
    ])
  func slippedBelowControl(_ holder: String, _ words: String) {
    #expect(
      mistakes("component \"a\" en\n  \(holder)\n    button \"Pay\"") == [
        "3:5: the \(words) holds no controls; indent this line by 2 spaces, as that of the \(words)"
      ])
    #expect(mistakes("component \"a\" en\n  \(holder) isElement=false\n    button \"Pay\"") == [])
  }

  @Test("Commas on the line of a screen are one mistake, and a color is told as it is to be written")
  func spellings() {
    #expect(
      mistakes("screen \"Pay\", 390x844, en\n  button \"Pay\"") == [
        "1:13: remove the commas: separate the size and the language with spaces"
      ])
    for (written, remedy) in [
      ("999999", "write #999999"), ("0x99aaff", "write #99AAFF"), (".systemBlue", "write 'system:systemBlue'"),
      ("UIColor.red", "write 'red'"), ("gery", "did you mean 'gray'?"),
    ] {
      let found = mistakes("component \"a\" en\n  button \"Pay\" textColor=\(written)")
      #expect(found.count == 1 && found[0].hasSuffix(remedy), "\(found)")
    }
  }

  @Test("The size of a screenshot is no size of a display in points")
  func pixels() throws {
    for (written, points) in [("1170x2532", "390x844"), ("2532x1170", "844x390"), ("2048x2732", "1024x1366")] {
      let screens = try Formats.read(Array("screen \"Pay\" \(written) en\n  button \"Pay\"".utf8))
      let words = "has the size of a display in pixels; write it in points, as all frames: \(points)"
      #expect(screens[0].notes.map(\.message) == [words])
    }
    let screens = try Formats.read(Array("screen \"Pay\" 390x844 en\n  button \"Pay\"".utf8))
    #expect(screens[0].notes.isEmpty)
  }

  @Test("Segments may be lines, and a custom class may hold anything")
  func holders() {
    #expect(mistakes("component \"a\" en\n  UISegmentedControl \"View\"\n    button \"Day\"") == [])
    #expect(mistakes("component \"a\" en\n  slider \"Price\" class=RangeSlider\n    button \"Reset\"") == [])
    #expect(mistakes("UISlider \"Price\"\n  UIButton \"Reset\"") == [])
  }

  @Test("A first line without indentation is told from others")
  func slippedAtTheTop() {
    #expect(
      mistakes("switch \"Wi-Fi\"\n  button \"Pay\"") == [
        "2:3: the switch \"Wi-Fi\" holds no controls; do not indent this line, as that of the switch \"Wi-Fi\" is not"
      ])
  }

  @Test("every line's errors are reported, in order")
  func several() {
    #expect(
      mistakes("screen \"a\n  button alpha=x frame=y\n  link \"b\" \"c\"\n  text hint=\"ok\" secure=1") == [
        "1:8: the text has no closing quote; write \" at its end",
        #"2:16: 'alpha' must be a number, found the word "x""#,
        #"2:24: 'frame' must be [x, y, width, height], found the word "y""#,
        #"3:12: second label; a control has one label: write this one as hint="…" or value="…""#,
        #"4:25: 'secure' must be true or false, found the word "1"; write true"#,
      ])
  }

  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try Outline.read(.text(text), options: ReadingOptions())
      return []
    } catch {
      return error.mistakes.map { mistake in
        (mistake.location.map { "\($0.line):\($0.column): " } ?? "") + mistake.message
      }
    }
  }
}
