import Foundation
import TestSupport
import Testing

/// `--fix` and `--diff` of screens.
@Suite struct FixTests {
  private static let faulty =
    "component \"Shop\" en\r\n  button \"Play button\" frame=0,0,44,44\r\n  button \"Save.\" frame=60,0,44,44\r\n"
  private static let fixed =
    "component \"Shop\" en\r\n  button \"Play\" frame=0,0,44,44\r\n  button \"Save\" frame=60,0,44,44\r\n"

  /// The run, and the files afterward.
  private func run(
    _ files: [String: String], _ arguments: [String], input: String = ""
  ) throws -> (run: Tool.Run, files: [String: String]) {
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(arguments + ["--no-config"], input: input, in: folder)
      let after = try files.keys.map { name in
        (name, String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self))
      }
      return (run, Dictionary(uniqueKeysWithValues: after))
    }
  }

  @Test("--fix changes only the faulty words and tells so; a second run changes nothing")
  func fix() throws {
    let first = try run(["shop.outline": Self.faulty], ["shop.outline", "--fix"])
    #expect(first.run.status == 0)
    #expect(first.run.errors.contains("shop.outline: fixed 2 issues"))
    #expect(first.run.output.contains("no findings"))
    #expect(first.files["shop.outline"] == Self.fixed)
    let second = try run(first.files, ["shop.outline", "--fix"])
    #expect(second.run.errors == "a11y-audit: note: nothing to fix\n")
    #expect(second.files == first.files)
  }

  @Test("without --fix, fixable findings are marked and counted, and nothing is changed")
  func marks() throws {
    let found = try run(["shop.outline": Self.faulty], ["shop.outline"])
    #expect(found.run.output.contains("[role-in-label] [*]\n"))
    #expect(found.run.output.contains("a11y-audit shop.outline --fix applies 2 fixes"))
    #expect(found.files["shop.outline"] == Self.faulty)
  }

  @Test("a table that translates what was fixed is named and not changed", arguments: ["--fix", "--diff"])
  func translations(_ option: String) throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="top-00-vvv"><subviews>
      <button id="pay-00-bbb"><rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
      <accessibility key="accessibilityConfiguration" label="Pay"/><state key="normal" image="coin"/></button>
      <button id="two-00-bbb"><rect key="frame" x="60" y="0.0" width="44" height="44"/>
      <accessibility key="accessibilityConfiguration" label="Close."/><state key="normal" image="x"/></button>
      </subviews></view></objects></document>

      """
    let german = "\"two-00-bbb.accessibilityLabel\" = \"Schließen.\";\n"
    let french = "\"pay-00-bbb.accessibilityLabel\" = \"Payer\";\n"
    try Tool.withTemporaryFolder { folder in
      for (name, text) in [("Base", storyboard), ("de", german), ("fr", french)] {
        let language = folder.appending(path: "App/\(name).lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let file = name == "Base" ? "Pay.xib" : "Pay.strings"
        try Data(text.utf8).write(to: language.appending(path: file))
      }
      let run = try Tool.run(["App", option, "--no-config"], in: folder)
      let notes = run.errors.split(separator: "\n").filter { $0.contains("translation") }
      #expect(
        notes == [
          """
          App/de.lproj/Pay.strings: note: the fix of App/Base.lproj/Pay.xib does not change the translation of \
          two-00-bbb.accessibilityLabel; correct it by hand
          """
        ], "\(run.errors)")
      #expect(try Data(contentsOf: folder.appending(path: "App/de.lproj/Pay.strings")) == Data(german.utf8))
    }
  }

  @Test("--diff prints the changes and changes nothing, also of standard input")
  func diff() throws {
    let expected = """
      --- shop.outline
      +++ shop.outline
      @@ -2,2 +2,2 @@
      -  button "Play button" frame=0,0,44,44\r
      -  button "Save." frame=60,0,44,44\r
      +  button "Play" frame=0,0,44,44\r
      +  button "Save" frame=60,0,44,44\r

      """
    let found = try run(["shop.outline": Self.faulty], ["shop.outline", "--diff"])
    #expect(found.run.output == expected && found.run.status == 0)
    #expect(found.files["shop.outline"] == Self.faulty)
    let piped = try run([:], ["-", "--diff", "--stdin-filename", "shop.outline"], input: Self.faulty)
    #expect(piped.run.output == expected)
  }

  /// A hint before and after; nil for one that a person has to write anew.
  static let hints: [(before: String, after: String?)] = [
    ("Double tap to open settings", "Opens settings."), ("Double-tap to go back.", "Goes back."),
    ("Tap twice to close the window", "Closes the window."), ("Double tap to try again", nil),
    ("Double tap to toggle", nil),
    ("Double tap and hold to drag. Then move.", nil), ("Tap this button to pay the bill", nil),
  ]

  @Test("of a gesture in a hint the result is left, if its verb is known", arguments: hints)
  func hint(_ before: String, _ after: String?) throws {
    let screen = "component en\n  button \"Go\" hint=\"\(before)\" frame=0,0,44,44\n"
    let found = try run(["a.outline": screen], ["a.outline", "--fix"])
    #expect(found.files["a.outline"] == screen.replacing(before, with: after ?? before))
  }

  @Test(
    "the control type is removed in each language, with what sets it apart",
    arguments: [
      ("en", "Play-button", "Play"), ("en", "PLAY BUTTON", "PLAY"), ("de", "Abspielen-Taste", "Abspielen"),
      ("fr", "Bouton Lecture", "Lecture"), ("ja", "再生ボタン", "再生"),
      ("en", "Radio button settings", "Radio button settings"),
    ])
  func controlType(_ language: String, _ before: String, _ after: String) throws {
    let screen = "component \(language)\n  button \"\(before)\" frame=0,0,44,44\n"
    let found = try run(["a.outline": screen], ["a.outline", "--fix"])
    #expect(found.files["a.outline"] == screen.replacing(before, with: after))
  }

  /// Lines of a screen, and what they are with unsafe fixes.
  static let lines: [(before: String, after: String)] = [
    ("button \"Pay\" frame=100,100,20,20", "button \"Pay\" frame=88,88,44,44"),
    // At the edge of the screen.
    ("button \"Pay\" frame=0,100,20,20", "button \"Pay\" frame=0,88,44,44"),
    // Beside another one.
    (
      "button \"Pay\" frame=100,100,20,44\n  button \"Save\" frame=121,100,44,44",
      "button \"Pay\" frame=100,100,20,44\n  button \"Save\" frame=121,100,44,44"
    ),
    (
      "UILabel text=\"Total\" textColor=#808080 backgroundColor=#FFFFFF font={\"size\":14} frame=0,100,90,20",
      "UILabel text=\"Total\" textColor=#767676 backgroundColor=#FFFFFF font={\"size\":14} frame=0,100,90,20"
    ),
    // White on a color: the background is better changed.
    (
      "UILabel text=\"Total\" textColor=#FFFFFF backgroundColor=#40A0F0 font={\"size\":14} frame=0,100,90,20",
      "UILabel text=\"Total\" textColor=#FFFFFF backgroundColor=#40A0F0 font={\"size\":14} frame=0,100,90,20"
    ),
  ]

  @Test("frames that have room and colors of texts are unsafe fixes", arguments: lines)
  func looks(_ before: String, _ after: String) throws {
    let screen = { (line: String) in "screen \"Shop\" 390x844 en frame=0,0,390,844\n  \(line)\n" }
    let options = ["a.outline", "--only", "target-size", "--only", "text-contrast", "--fix"]
    let safe = try run(["a.outline": screen(before)], options)
    #expect(safe.files["a.outline"] == screen(before))
    let unsafe = try run(["a.outline": screen(before)], options + ["--unsafe-fixes"])
    #expect(unsafe.files["a.outline"] == screen(after))
    let again = try run(unsafe.files, options + ["--unsafe-fixes"])
    #expect(again.files == unsafe.files)
  }

  @Test("what a person has to check is changed only with --unsafe-fixes")
  func unsafe() throws {
    let form = "component \"Form\" en\n  textField placeholder=\"E-mail\" frame=0,0,300,44\n"
    let safe = try run(["form.outline": form], ["form.outline", "--fix"])
    #expect(safe.files["form.outline"] == form)
    #expect(safe.run.output.contains("[placeholder-only-name]\n"))
    let unsafe = try run(["form.outline": form], ["form.outline", "--fix", "--unsafe-fixes"])
    #expect(unsafe.files["form.outline"]?.contains("textField \"E-mail\" placeholder=\"E-mail\"") == true)
  }

  @Test("a change that brings another finding is not made")
  func harmful() throws {
    // Without the word both would be called "More".
    let rows = "component \"Rows\" en\n  button \"More\" frame=0,0,44,44\n  button \"More button\" frame=60,0,44,44\n"
    let found = try run(["rows.outline": rows], ["rows.outline", "--fix", "--enable", "opt-in"])
    #expect(found.run.output.contains("[role-in-label]"))
    #expect(found.files["rows.outline"] == rows)
  }

  @Test("suppressed findings, and files that are not read whole, stay as they are")
  func untouched() throws {
    let suppressed =
      "component en\n  button \"Play button\" frame=0,0,44,44 a11y-audit:ignore=[{\"rule\": \"role-in-label\", \"reason\": \"a toy\"}]\n"
    #expect(try run(["a.outline": suppressed], ["a.outline", "--fix"]).files["a.outline"] == suppressed)
    let dump = "Application, 0x1, {{0, 0}, {390, 844}}\n  Button, 0x2, {{0, 0}, {44, 44}}, label: 'Play button'\n"
    #expect(try run(["a.txt": dump], ["a.txt", "--fix"]).files["a.txt"] == dump)
  }

  @Test("a misspelled word is corrected first, and what it hid after that")
  func words() throws {
    let tree = "{\n  \"language\": \"en\",\n  \"role\": \"button\",\n  \"lable\": \"Play button\"\n}\n"
    let found = try run(["a.json": tree], ["a.json", "--fix"])
    #expect(found.files["a.json"] == tree.replacing("lable", with: "label").replacing("Play button", with: "Play"))
    #expect(found.run.errors.contains("a.json: fixed 2 issues"))
  }

  @Test("what code sets is not changed in the interface file")
  func codeBehind() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home">
                  <connections>
                      <outlet property="total" destination="t" id="1"/>
                  </connections>
              </placeholder>
              <view id="V">
                  <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                  <subviews>
                      <label text="Total" adjustsFontSizeToFit="NO" id="t">
                          <rect key="frame" x="20" y="80" width="90" height="20"/>
                          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                      </label>
                      <label text="Tax" adjustsFontSizeToFit="NO" id="u">
                          <rect key="frame" x="20" y="120" width="90" height="20"/>
                          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                      </label>
                  </subviews>
              </view>
          </objects>
      </document>

      """
    let code = """
      class Home: UIViewController {
        @IBOutlet var total: UILabel!
        override func viewDidLoad() { total.adjustsFontForContentSizeCategory = true }
      }
      """
    let scaling = "adjustsFontForContentSizeCategory=\"YES\" adjustsFontSizeToFit=\"NO\" id="
    let found = try run(["Home.xib": xib, "Home.swift": code], [".", "--fix", "--only", "fixed-font"])
    #expect(
      found.files["Home.xib"] == xib.replacing("adjustsFontSizeToFit=\"NO\" id=\"u\"", with: "\(scaling)\"u\""))
    let alone = try run(["Home.xib": xib], ["Home.xib", "--fix", "--only", "fixed-font", "--no-code"])
    #expect(alone.files["Home.xib"]?.contains("\(scaling)\"u\"") == true)
  }

  @Test("--diff only prints, also together with --fix")
  func diffOfFix() throws {
    let found = try run(["a.outline": Self.faulty], ["a.outline", "--fix", "--diff"])
    let alone = try run(["a.outline": Self.faulty], ["a.outline", "--diff"])
    #expect(found.run.status == 0 && found.run.output == alone.run.output && found.run.output.contains("+++"))
    #expect(found.files["a.outline"] == Self.faulty)
  }

  static let wrongUses: [(arguments: [String], words: String)] = [
    (["a.outline", "--unsafe-fixes"], "--unsafe-fixes needs --fix or --diff"),
    (["-", "--fix"], "--fix cannot change standard input; use --diff"),
    (["a.outline", "--fix", "--strings", "a.outline"], "remove --strings"),
    (["a.outline", "--fix", "--watch"], "--watch cannot be combined"),
  ]

  @Test("wrong uses are errors", arguments: wrongUses)
  func wrong(_ arguments: [String], _ words: String) throws {
    let found = try run(["a.outline": Self.faulty], arguments, input: Self.faulty)
    #expect(found.run.status == 2 && found.run.errors.contains(words), "\(found.run)")
    #expect(found.files["a.outline"] == Self.faulty)
  }
}
