import Foundation
import TestSupport
import Testing

/// A finding names its control so that a person can find it on the screen.
@Suite struct FindingNameTests {
  private func findings(_ controls: String, _ options: [String] = ["--only", "control-missing-name"]) throws -> [String]
  {
    let outline = "screen \"Player\" 390x844 en\n" + controls.split(separator: "\n").map { "  \($0)\n" }.joined()
    let run = try Tool.run(["-", "--quiet", "--no-group", "--stdin-filename", "a.outline"] + options, input: outline)
    return run.output.split(separator: "\n").filter { $0.hasPrefix("a.outline:") }.map {
      String($0.split(separator: " ", maxSplits: 2)[2])
    }
  }

  @Test("A control without a name is named by its image and by the text next to it")
  func neighbors() throws {
    let found = try findings(
      """
      text "Song" frame=20,100,350,40
      button image=backward.fill frame=60,700,44,44
      button "Play" image=play.fill frame=160,700,64,44
      button image=forward.fill frame=280,700,44,44
      button frame=300,160,44,44
      """)
    #expect(
      found == [
        #"button (image "backward.fill", left of "Play"): has no label [control-missing-name]"#,
        #"button (image "forward.fill", right of "Play"): has no label [control-missing-name]"#,
        #"button (below "Song"): has no label [control-missing-name]"#,
      ])
  }

  @Test(
    "Without an image, it is named by what else distinguishes it",
    arguments: [
      (#"button identifier=stop frame=20,20,44,44"#, "button (#stop, at the top left, frame [20, 20, 44, 44])"),
      (#"textField placeholder=Coupon frame=20,20,200,44"#, #"text field (placeholder "Coupon")"#),
      (#"KnobView role=slider value=3 frame=20,20,44,44"#, "slider (class KnobView)"),
      (#"button documentLabel="Stop button" frame=20,20,44,44"#, #"button (named "Stop button" in Interface Builder)"#),
      (#"button frame=300,780,44,44"#, "button (at the bottom right, frame [300, 780, 44, 44])"),
      (#"button"#, "button"),
    ])
  func marks(_ line: String, _ name: String) throws {
    let found = try findings(line, ["--only", "control-missing-name", "--only", "placeholder-only-name"])
    #expect(found.first?.hasPrefix(name + ": ") == true, "\(found)")
  }

  @Test("A name that is not on the screen is reported with the text that is")
  func shownText() throws {
    let found = try findings(
      #"UIButton "Acknowledge" title=OK frame=20,60,44,20"#, ["--only", "label-in-name", "--only", "target-size"])
    #expect(found.contains { $0.hasPrefix(#"button "Acknowledge" (shows "OK"): "#) }, "\(found)")
  }

  @Test("Controls with the same name are identified by number and neighbor")
  func equals() throws {
    let found = try findings(
      """
      text "Rent" frame=20,100,200,44
      button "More" frame=300,100,44,44
      text "Food" frame=20,200,200,44
      button "More" frame=300,200,44,44
      """, ["--only", "duplicate-name"])
    #expect(found.first?.hasPrefix(#"button "More" (first of two, right of "Rent"): "#) == true, "\(found)")
  }

  @Test("A control in a cell is named by the cell; without frames, the previous text is named")
  func places() throws {
    let found = try findings(
      """
      cell "Milk" frame=0,100,390,60
        button image=trash frame=330,108,44,44
      """)
    #expect(found.first?.hasPrefix(#"button (image "trash", in cell "Milk"): "#) == true, "\(found)")
    let unplaced = try findings("text \"Milk\"\nbutton image=trash\n")
    #expect(unplaced.first?.hasPrefix(#"button (image "trash", after "Milk"): "#) == true, "\(unplaced)")
  }

  @Test("A field is named by its placeholder before its name in Interface Builder")
  func placeholderFirst() throws {
    let found = try findings(
      #"textField placeholder="Postcode" documentLabel="Field 1" frame=20,20,200,44"#,
      ["--only", "placeholder-only-name"])
    #expect(found.first?.hasPrefix(#"text field (placeholder "Postcode"): "#) == true, "\(found)")
  }

  @Test("Numbers count in VoiceOver's order, whatever the order in the file")
  func voiceOverOrder() throws {
    let found = try findings(
      """
      button "More" frame=20,700,20,20
      button "More" frame=20,400,20,20
      button "More" frame=20,100,20,20
      """, ["--only", "target-size"])
    let numbers = [
      "third of three, at the bottom left", "second of three, at the left", "first of three, at the top left",
    ]
    #expect(found.map { $0.prefix { $0 != ")" } } == numbers.map { "button \"More\" (\($0)" }, "\(found)")
  }

  @Test("A neighbor is near and can be seen; without one the position is named")
  func farNeighbors() throws {
    let far = try findings(
      """
      text "Title" frame=20,60,350,40
      button image=gear frame=20,700,44,44
      button frame=300,700,44,44
      """)
    #expect(far.first?.hasPrefix(#"button (image "gear"): "#) == true, "\(far)")
    #expect(far.last?.contains("at the bottom right") == true, "\(far)")
    #expect(far.allSatisfy { !$0.contains("below") }, "\(far)")
    let unseen = try findings(
      """
      text "Off" frame=20,-60,350,50
      text "Faint" alpha=0 frame=20,60,350,40
      button frame=20,10,44,44
      """)
    #expect(unseen.first?.contains("Off") == false && unseen.first?.contains("Faint") == false, "\(unseen)")
  }

  @Test("A control that another screen of the file has, too, is named with its screen")
  func scenes() throws {
    let json = """
      [{"name": "Cart", "children": [{"role": "button", "label": "Done", "frame": [0, 0, 20, 20]}]},
       {"name": "Pay", "children": [{"role": "button", "label": "Done", "frame": [0, 0, 20, 20]},
                                    {"role": "button", "label": "Buy", "frame": [0, 100, 20, 20]}]}]
      """
    let run = try Tool.run(["-", "--quiet", "--no-group", "--only", "target-size"], input: json)
    #expect(run.output.contains(#"button "Done" (in screen "Cart"): "#), "\(run)")
    #expect(run.output.contains(#"button "Done" (in screen "Pay"): "#), "\(run)")
    #expect(run.output.contains(#"button "Buy": "#), "\(run)")
  }

  @Test("narrate names the control of an unknown word")
  func unknownWords() throws {
    let outline = "screen \"A\" 390x844 en\n  button \"Pay\" hnit=x frame=0,100,100,44\n"
    let run = try Tool.run(["narrate", "-", "--stdin-filename", "a.outline"], input: outline)
    #expect(
      run.errors == "a.outline:2:16: warning: button \"Pay\": has the unknown key 'hnit'; did you mean 'hint'?\n",
      "\(run)")
  }

  @Test("--frame prints the line with a mark, cut to the width; --no-frame and --quiet do not")
  func codeFrames() throws {
    let long = #"{"label": "\#(String(repeating: "x", count: 200))", "class": "UIView"}"#
    let tree =
      "{\"children\": [\n\t{\"class\": \"UIButton\", \"image\": \"gear\"}, \(long), {\"class\": \"UIButton\"}]}\n"
    try Tool.withFiles(["a.json": tree]) { folder in
      let options = ["a.json", "--only", "control-missing-name", "--no-config"]
      let framed = try Tool.run(options + ["--frame"], in: folder).output
      #expect(framed.contains("    2 | {\"class\": \"UIButton\", \"image\": \"gear\"}, "))
      // The whole object is marked, without the comma behind it.
      let mark = String(repeating: "^", count: #"{"class": "UIButton", "image": "gear"}"#.count)
      #expect(framed.contains("\n      | \(mark)\n"))
      for line in framed.split(separator: "\n") where line.contains(" | ") { #expect(line.count <= 120) }
      #expect(!(try Tool.run(options, in: folder).output.contains(" | ")))
      #expect(!(try Tool.run(options + ["--frame", "--quiet"], in: folder).output.contains(" | ")))
    }
  }
}
