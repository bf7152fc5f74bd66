import A11yCore
import A11yFormats
import Testing

/// Texts in another language, and how they take the place of a document's own.
@Suite struct StringsTableTests {
  private func table(_ text: String, language: String? = "de") throws -> StringsTable {
    try StringsTable(bytes: Array(text.utf8), language: language)
  }

  @Test("comments, escapes, bare words and keys that stand for themselves are read")
  func stringsFile() throws {
    let text = #"""
      /* Class = "UIButton"; normalTitle = "Pay"; ObjectID = "a"; */
      "a.normalTitle" = "Zah\U006Cen \"jetzt\"\n";  // now
      b-1.text = "Betrag";
      "c" = d ;
      "e";
      "a.hint" = "1"; "a.hint" = "2";
      """#
    let expected = [
      "a.normalTitle": "Zahlen \"jetzt\"\n", "b-1.text": "Betrag", "c": "d", "e": "e", "a.hint": "2",
    ]
    #expect(try table(text) == StringsTable(language: "de", entries: expected))
  }

  @Test("a file in UTF-16 is read")
  func utf16() throws {
    let units = Array("\"a\" = \"é\";".utf16)
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in units { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try StringsTable(bytes: bytes, language: nil) == StringsTable(entries: ["a": "é"]))
  }

  @Test(
    "what is wrong is reported at its location",
    arguments: [
      ("\"a\" = \"b\"", "1:10: expected ';'"), ("\"a\" \"b\";", "1:5: expected '='"),
      ("\n\"a\" = \"b;", "2:7: unterminated string"), ("/* a", "1:1: unterminated comment"),
      ("= b;", "1:1: expected a key"), ("a = ;", "1:5: expected a text"),
      ("{\"strings\": 1}", "1:1: expected an object 'strings' in the string catalog"), ("{", "1:2: "),
    ])
  func mistakes(_ text: String, _ message: String) throws {
    let error = #expect(throws: ReadingError.self) { try table(text) }
    let found = error?.mistakes.map { mistake in
      (mistake.location.map { "\($0.line):\($0.column): " } ?? "") + mistake.message
    }
    #expect(found?.first?.hasPrefix(message) == true, "\(found ?? [])")
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Pay"}},
        "de": {"stringUnit": {"state": "translated", "value": "Zahlen"}}}},
      "b.text": {"extractionState": "stale"}}}
    """

  @Test("a catalog gives the language asked for, or the only one it translates to")
  func catalog() throws {
    let german = StringsTable(language: "de", entries: ["a.text": "Zahlen"])
    #expect(try table(Self.catalog, language: nil) == german)
    #expect(try table(Self.catalog, language: "de") == german)
    #expect(try table(Self.catalog, language: "en").entries == ["a.text": "Pay"])
    let error = #expect(throws: ReadingError.self) { try table(Self.catalog, language: "fr") }
    #expect(error?.mistakes.map(\.message) == ["the string catalog has no text in 'fr'"])
  }

  @Test("a catalog of several languages asks which")
  func severalLanguages() throws {
    let text = Self.catalog.replacing("\"de\":", with: "\"ar\": {}, \"de\":")
    let error = #expect(throws: ReadingError.self) { try table(text, language: nil) }
    let message = "the string catalog has several languages (ar, de, en); specify one with --strings-language"
    #expect(error?.mistakes.map(\.message) == [message])
  }

  @Test("sections' titles and runtime attributes are translated, the latter by their number among the localized ones")
  func otherProperties() throws {
    let views = """
      <tableView id="t"><sections><tableViewSection id="s" headerTitle="Team" footerTitle="End"/></sections></tableView>
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
        <userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="x" localized="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Map" localized="YES"/>
      </userDefinedRuntimeAttributes></view>
      """
    var options = ReadingOptions()
    let property = "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    options.strings = try table(
      "\"s.headerTitle\" = \"Gruppe\"; \"s.footerTitle\" = \"Ende\"; \"\(property)[0]\" = \"y\"; \"\(property)[1]\" = \"Karte\";"
    )
    let controls = try Formats.read(Array(IBText.view(views).utf8), options: options).flatMap(\.controls)
    #expect(controls.compactMap(\.text) == ["Gruppe", "Ende"])
    #expect(controls.compactMap(\.label) == ["Karte"])
  }

  @Test("texts take the place of the document's by object and property, and tell the language")
  func document() throws {
    let views = """
      <button id="b"><state key="normal" title="Pay"/><accessibility key="accessibilityConfiguration" label="Pay" hint="Pays."/>
      </button>
      <button id="c"><buttonConfiguration key="configuration" title="Stop"/></button>
      <textField id="t" placeholder="Name"/>
      <segmentedControl id="s"><segments><segment title="On"/><segment title="Off"/></segments></segmentedControl>
      <label id="l" text="Total"/>
      """
    var options = ReadingOptions()
    options.strings = try table(
      """
      "b.normalTitle" = "Zahlen"; "b.accessibilityLabel" = "Bezahlen"; "b.accessibilityHint" = "Zahlt.";
      "c.configuration.title" = "Halt"; "t.placeholder" = "Ihr Name"; "s.segmentTitles[1]" = "Aus"; "x.text" = "?";
      """)
    let expected = """
      component "UIView" id=V language=de frame=0,0,300,200
        UIButton "Bezahlen" id=b hint=Zahlt. title=Zahlen font={"name": "System"} enabled=true
        UIButton id=c title=Halt enabled=true
        UITextField id=t placeholder="Ihr Name" adjustsFont=false enabled=true
        UISegmentedControl id=s enabled=true
          segment language=und title=On enabled=true selected=true
          segment title=Aus enabled=true selected=false
        UILabel id=l language=und text=Total adjustsFont=false

      """
    #expect(try IBText.outline(IBText.view(views), options: options) == expected)
    // The title of the first segment, and the label's text.
    let notes = try Formats.read(Array(IBText.view(views).utf8), options: options).flatMap(\.notes)
    #expect(notes.map(\.message) == ["has no translation into de of 2 of 8 texts"])
  }
}
