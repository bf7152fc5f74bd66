import A11yFormats
import Testing

/// Walking a document: kinds, children, look-up.
struct JSONValueTests {
  @Test func `every kind answers only its own questions`() throws {
    let document = try JSONDocument(bytes: Array(#"[null, true, false, 1.5, "s", [1], {"a": 1}]"#.utf8))
    let answers = document.root.elements.map { value in
      "\(value.kind): \(value.bool as Any?) \(value.number as Any?) \(value.string as Any?) \(value.isNull) "
        + "\(value.numberText as Any?) \(value.count) \(Array(value.elements).count) \(Array(value.members).count)"
    }
    #expect(
      answers == [
        "null: nil nil nil true nil 0 0 0",
        "bool: Optional(true) nil nil false nil 0 0 0",
        "bool: Optional(false) nil nil false nil 0 0 0",
        "number: nil Optional(1.5) nil false Optional(\"1.5\") 0 0 0",
        "string: nil nil Optional(\"s\") false nil 0 0 0",
        "array: nil nil nil false nil 1 1 0",
        "object: nil nil nil false nil 1 0 1",
      ])
  }

  @Test func `kinds are named as messages name them`() throws {
    let document = try JSONDocument(bytes: Array(#"[null, true, 1, "s", [], {}]"#.utf8))
    #expect(
      document.root.elements.map(\.kind.phrase) == [
        "null", "true or false", "a number", "a string", "an array", "an object",
      ])
  }

  @Test func `a key finds its value past skipped subtrees`() throws {
    let text = #"{"a": [[{"d": 1}], 2], "b": {"d": {"e": 3}}, "c": "x", "d": 4}"#
    let root = try JSONDocument(bytes: Array(text.utf8)).root
    #expect(root["d"]?.number == 4)
    #expect(root["b"]?["d"]?["e"]?.number == 3)
    #expect(root["c"]?.string == "x")
    #expect(root["e"] == nil)
    #expect(root["a"]?["d"] == nil)
    #expect(root["c"]?["d"] == nil)
  }

  @Test(arguments: [("é", "e\u{301}"), ("e\u{301}", "é"), ("Å", "\u{212B}")])
  func `keys are compared as code units, not as Unicode equivalents`(_ key: String, _ other: String) throws {
    let root = try JSONDocument(bytes: Array("{\"\(key)\": 1}".utf8)).root
    #expect(root[key]?.number == 1)
    #expect(root[other] == nil)
  }

  @Test func `a key with escapes is found by what it stands for`() throws {
    let root = try JSONDocument(bytes: Array(#"{"\u006cab\u0065l": "x", "a\/b": "y"}"#.utf8)).root
    #expect(root["label"]?.string == "x")
    #expect(root["a/b"]?.string == "y")
  }

  @Test func `keys compare with literals and hand out their bytes`() throws {
    let root = try JSONDocument(bytes: Array(#"{"label": 1, "l\u0061bel2": 2}"#.utf8)).root
    let keys = root.members.map(\.key)
    #expect(keys.map { $0 == "label" } == [true, false])
    #expect(keys.map { $0 != "label2" } == [true, false])
    #expect(keys.map { $0.withBytes { Array($0) } } == [Array("label".utf8), Array("label2".utf8)])
    #expect(keys.map(\.string) == ["label", "label2"])
  }

  @Test func `a string can be compared without decoding it`() throws {
    let root = try JSONDocument(bytes: Array(#"["button", 1]"#.utf8)).root
    #expect(root.elements.map { $0.text.map { $0 == "button" } } == [true, nil])
  }

  @Test func `children are counted, however deep they are`() throws {
    let root = try JSONDocument(bytes: Array(#"[[], [[1, 2], 3], {"a": {"b": 1, "c": 2}}, "xyz"]"#.utf8)).root
    #expect(root.count == 4)
    #expect(root.elements.map(\.count) == [0, 2, 1, 0])
  }

  /// More than the tape can note in a word.
  @Test func `more than a million children are counted`() throws {
    let bytes =
      Array("[".utf8) + Array(repeatElement(Array("0,".utf8), count: 1_050_000).joined()) + Array("[1,2]]".utf8)
    let root = try JSONDocument(bytes: bytes).root
    #expect(root.count == 1_050_001)
  }

  @Test func `a string of more than a megabyte is read whole`() throws {
    let text = String(repeating: "é\\\"x", count: 300_000)
    let root = try JSONDocument(bytes: Array("[\"\(text)\", {\"\(text)\": 1}]".utf8)).root
    let expected = String(repeating: "é\"x", count: 300_000)
    #expect(root.elements.map { $0.string == expected } == [true, false])
    #expect(root.elements.map { $0[expected]?.number } == [nil, 1])
  }

  @Test func `a sequence of children can be walked twice`() throws {
    let root = try JSONDocument(bytes: Array(#"{"a": [1, 2]}"#.utf8)).root
    let members = root.members
    #expect(members.map(\.key.string) + members.map(\.key.string) == ["a", "a"])
  }
}
