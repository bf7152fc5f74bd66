import A11yCore
import Synchronization
import Testing

@testable import A11ySourceRules

/// What lies next to the source: color sets and translations, read when a rule asks.
@Suite struct ResourceTests {
  /// An entry of a color set; `settings` is `luminosity dark`, `contrast high` or both with a comma.
  private static func entry(_ components: String, _ settings: String = "", more: String = "") -> String {
    let appearances = settings.split(separator: ",").map { setting in
      let words = setting.split(separator: " ")
      return #"{"appearance": "\#(words[0])", "value": "\#(words[1])"}"#
    }
    return """
      {"idiom": "universal", "appearances": [\(appearances.joined(separator: ", "))],
       "color": {"color-space": "srgb", "components": {\(components)}}\(more)}
      """
  }

  private static func white(_ value: String, _ settings: String = "", more: String = "") -> String {
    entry(#""red": "\#(value)", "green": "\#(value)", "blue": "\#(value)", "alpha": "1.000""#, settings, more: more)
  }

  private static func set(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"#
  }

  private func greys(_ text: String) throws -> [Double?] {
    let set = try ColorSet(Array(text.utf8))
    return ColorAppearance.allCases.map { set[$0].map { ($0.red * 255).rounded() } }
  }

  @Test("a channel is written in three ways, a gray in one")
  func channels() throws {
    for value in ["1.000", "0xFF", "255"] { #expect(try greys(Self.set(Self.white(value))) == [255, 255, 255, 255]) }
    #expect(try greys(Self.set(Self.white("0.502"))) == [128, 128, 128, 128])
    #expect(try greys(Self.set(Self.white("1"))) == [1, 1, 1, 1])
    let gray = Self.entry(#""white": "0.5", "alpha": "1.0""#).replacing("srgb", with: "gray-gamma-22")
    #expect(try greys(Self.set(gray)) == [128, 128, 128, 128])
  }

  @Test(
    "each appearance has the entry that says most of it",
    arguments: [
      ([white("10"), white("20", "luminosity dark")], [10, 20, 10, 20]),
      ([white("10"), white("30", "contrast high")], [10, 10, 30, 30]),
      (
        [
          white("10"), white("20", "luminosity dark"), white("30", "contrast high"),
          white("40", "luminosity dark,contrast high"),
        ],
        [10, 20, 30, 40]
      ),
      ([white("10"), white("20", "luminosity dark"), white("30", "contrast high")], [10, 20, 30, nil]),
      ([white("10", "luminosity light"), white("20", "luminosity dark")], [10, 20, 10, 20]),
      ([white("10"), white("20", "luminosity tinted")], [10, 10, 10, 10]),
    ] as [([String], [Double?])])
  func appearances(_ entries: [String], _ greys: [Double?]) throws {
    #expect(try self.greys(#"{"colors": [\#(entries.joined(separator: ","))]}"#) == greys)
  }

  @Test(
    "what is not certain is not a color",
    arguments: [
      "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#,
      set(entry(#""red": "1", "green": "1", "blue": "1", "alpha": "0.5""#)),
      set(entry(#""red": "1", "green": "1", "alpha": "1.0""#)), set(white("2.0")), set(white("0x1FF")), set(white("")),
      set(white("10").replacing("srgb", with: "display-p3")), set(white("10"), white("20")),
      set(white("10"), white("20").replacing("universal", with: "ipad")),
      set(white("10", more: #", "display-gamut": "display-P3""#)), set(white("10", more: #", "locale": "ja""#)),
      set(white("10").replacing("universal", with: "watch")),
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
    ])
  func uncertain(_ text: String) throws { #expect(try greys(text) == [nil, nil, nil, nil]) }

  @Test(
    "what is not a color set is reported, and its name means nothing",
    arguments: [
      "", "[]", "{", #"{"colors": 1}"#, #"{"colors": [1]}"#, #"{"colors": [{"color": "red"}]}"#, "\u{0}",
      #"{"colors": [{"color": {"components": {"red": 1}}}]}"#,
    ])
  func hostile(_ text: String) {
    var resources = SourceResources()
    let path: FilePath = "App/Assets.xcassets/Card.colorset/Contents.json"
    for text in [text, String(repeating: "[", count: 100_000) + text] {
      #expect(resources.add(path, read: { Array(text.utf8) }) == "does not parse: not a color set")
      #expect(resources.color(named: "Card") == nil)
    }
  }

  @Test("a name that two sets share, or that cannot be read, means nothing; a folder may be before it")
  func names() {
    var resources = SourceResources()
    let white = { Array(Self.set(Self.white("255")).utf8) as [UInt8]? }
    #expect(resources.add("A.xcassets/Card.colorset/Contents.json", read: white) == nil)
    #expect(resources.add("A.xcassets/Brand/Line.colorset/Contents.json", read: white) == nil)
    #expect(resources.add("A.xcassets/Gone.colorset/Contents.json", read: { nil }) == "cannot be read")
    #expect(resources.add("A.xcassets/Contents.json", read: { [1] }) == nil)
    #expect(resources.color(named: "Card")?[.light] == LiteralColors.RGB(red: 1, green: 1, blue: 1))
    #expect(resources.color(named: "Brand/Line")?[.light] != nil)
    #expect(resources.color(named: "Gone") == nil)
    #expect(resources.color(named: "") == nil)
    #expect(resources.add("B.xcassets/Card.colorset/Contents.json", read: white) == nil)
    #expect(resources.color(named: "Card") == nil)
  }

  @Test(
    "an app is translated when its own texts are there in two languages",
    arguments: [
      (["A/en.lproj/Localizable.strings"], false),
      (["A/en.lproj/Localizable.strings", "A/de.lproj/Localizable.strings"], true),
      (["A/Base.lproj/Main.strings", "A/de.lproj/Main.strings"], false),
      (["A/en.lproj/InfoPlist.strings", "A/de.lproj/InfoPlist.strings"], false),
      (["Settings.bundle/en.lproj/Root.strings", "Settings.bundle/de.lproj/Root.strings"], false),
      (["en.strings", "de/a.strings"], false), (["one.xcstrings"], false), (["two.xcstrings"], true),
      (["InfoPlist.xcstrings"], false), (["one.xcstrings", "A/de.lproj/A.strings"], true),
    ])
  func translations(_ paths: [String], _ isTranslated: Bool) {
    let one =
      #"{"sourceLanguage": "en", "strings": {"Close": {}, "Open": {"localizations": {"en": {"stringUnit": {}}}}}}"#
    let two = #"{"sourceLanguage": "en", "strings": {"Close": {"localizations": {"de": {"stringUnit": {}}}}}}"#
    var resources = SourceResources()
    for path in paths {
      #expect(resources.add(FilePath(path), read: { Array((path.hasPrefix("one") ? one : two).utf8) }) == nil)
    }
    #expect(resources.isTranslated == isTranslated)
    #expect(
      resources.add("bad.xcstrings", read: { [] })
        == "does not parse: not a string catalog")
  }

  /// The findings of a file next to which the colors `Dim` and `Paper` lie, and how often they were asked for.
  private func findings(_ source: String, dim: String = white("190"), paper: String = white("255")) -> ([String], Int) {
    let tree = SourceTree(path: "App.swift", bytes: Array(source.utf8))
    let count = Mutex(0)
    let read = { @Sendable () -> SourceResources in
      count.withLock { $0 += 1 }
      var resources = SourceResources()
      for (name, entries) in [("Dim", dim), ("Paper", paper)] {
        _ = resources.add("\(name).colorset/Contents.json", read: { Array(Self.set(entries).utf8) })
      }
      for language in ["en", "de"] { _ = resources.add("\(language).lproj/A.strings", read: { nil }) }
      return resources
    }
    let index = SourceIndex(IndexSurvey(tree), resources: read) { _ in tree }
    let found = SourceAudit(rules: SourceCatalog.defaults).run(SourceFile(tree, index: index)).result.findings
    return (found.map { "\($0.rule) \($0.message)" }, count.withLock(\.self))
  }

  @Test(
    "colors of a catalog are measured, in UIKit and in SwiftUI",
    arguments: [
      #"struct V: View { var body: some View { Text(a).foregroundStyle(Color("Dim")).background(Color("Paper")) } }"#,
      #"struct V: View { var body: some View { Text(a).foregroundStyle(Color("Dim", bundle: .module)).background(.white) } }"#,
      #"struct V: View { var body: some View { Text(a).foregroundStyle(Color(UIColor(named: "Dim")!)).background(.white) } }"#,
      "let label = UILabel()\nlabel.backgroundColor = UIColor(named: \"Paper\")\nlabel.textColor = UIColor(named: \"Dim\")",
    ])
  func measured(_ source: String) {
    let (found, count) = findings(source)
    #expect(found == ["literal-contrast has a contrast ratio of 1.8:1, needs 4.5:1"])
    #expect(count == 1)
    #expect(findings(source, dim: Self.white("20")).0 == [])
  }

  @Test("the first appearance in which they do not do is named")
  func appearance() {
    let source =
      #"struct V: View { var body: some View { Text(a).font(.body).foregroundStyle(Color("Dim")).background(.white) } }"#
    func message(_ entries: String...) -> [String] { findings(source, dim: entries.joined(separator: ",")).0 }
    let black = Self.white("0")
    let pale = "190"
    #expect(
      message(black, Self.white(pale, "luminosity dark"))
        == ["literal-contrast has a contrast ratio of 1.8:1 in the dark appearance, needs 4.5:1"])
    #expect(
      message(black, Self.white(pale, "contrast high"))
        == ["literal-contrast has a contrast ratio of 1.8:1 with increased contrast, needs 4.5:1"])
    #expect(
      message(black, Self.white("1", "luminosity dark"), Self.white(pale, "luminosity dark,contrast high"))
        == [
          "literal-contrast has a contrast ratio of 1.8:1 in the dark appearance with increased contrast, needs 4.5:1"
        ])
    #expect(message(black, Self.white("1", "luminosity dark")) == [])
  }

  @Test("where translations lie next to the source, a literal is spoken in every language")
  func localized() {
    let (found, count) = findings(#"close.accessibilityLabel = "Close""#)
    #expect(found == ["unlocalised-accessibility-string has the text \"Close\" in every language"])
    #expect(count == 1)
  }

  @Test(
    "resources are read only if a rule needs them",
    arguments: [
      "let a = 1",
      "struct V: View { var body: some View { Text(a).foregroundStyle(Color(white: 0)).background(.white) } }",
      "let label = UILabel()\nlabel.textColor = UIColor(named: \"Dim\")",
      "title.text = String(localized: \"Photos\")\nclose.accessibilityLabel = title",
    ])
  func asked(_ source: String) { #expect(findings(source) == ([], 0)) }
}
