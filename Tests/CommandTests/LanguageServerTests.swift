import Foundation
import TestSupport
import Testing

/// `a11y-audit lsp`, as the Language Server Protocol 3.17 has it.
@Suite struct LanguageServerTests {
  private static let uri = address("pay.outline")

  private static func address(_ name: String) -> String { "file:///screens/\(name)" }

  private func session(_ messages: [[String: Any]], capabilities: [String: Any] = [:]) throws -> EditorSession {
    try EditorSession(messages, capabilities: capabilities, arguments: ["--no-config"])
  }

  private static func open(_ text: String, _ name: String = "pay.outline") -> [String: Any] {
    EditorSession.open(text, address(name))
  }

  private static func change(_ text: String, version: Int) -> [String: Any] {
    EditorSession.notice("textDocument/didChange", uri, version: version, ["contentChanges": [["text": text]]])
  }

  private static func hover(_ id: Int, line: Int, character: Int) -> [String: Any] {
    EditorSession.request(id, "textDocument/hover", uri, at: (line, character))
  }

  private static let small = "component \"Shop\" en\n  button \"Pay\" frame=0,0,20,20\n"
  private static let large = "component \"Shop\" en\n  button \"Pay\" frame=0,0,44,44\n"

  @Test("a finding is a diagnostic at its word, and is gone when it is fixed")
  func diagnostics() throws {
    let opened = try session([Self.open(Self.small)])
    #expect(opened.status == 0)
    let mark = try #require(opened.published(Self.uri)?.first)
    #expect(opened.published(Self.uri)?.count == 1)
    #expect(mark["code"] as? String == "target-size")
    #expect(mark["severity"] as? Int == 2)
    #expect(mark["source"] as? String == "a11y-audit")
    #expect((mark["message"] as? String)?.hasPrefix("button \"Pay\": is 20 × 20 points") == true)
    #expect(mark.places == [1, 2, 1, 8])
    let fixed = try session([Self.open(Self.small), Self.change(Self.large, version: 2)])
    #expect(fixed.published(Self.uri)?.isEmpty == true)
    let closed = try session([
      Self.open(Self.small), EditorSession.notice("textDocument/didClose", Self.uri),
    ])
    #expect(closed.published(Self.uri)?.isEmpty == true)
  }

  @Test("what cannot be read is a diagnostic; other files of an editor are none of this")
  func errors() throws {
    let broken = try session([Self.open("component \"Shop\" en\n  button Pay\n")])
    #expect(broken.published(Self.uri)?.count == 1)
    #expect(broken.published(Self.uri)?.first?["severity"] as? Int == 1)
    #expect(broken.published(Self.uri)?.first?.places == [1, 9, 1, 12])
    for (name, text) in [
      ("package.json", #"{"name": "shop"}"#), ("pom.xml", "<project/>"), ("notes.txt", "Hello"), ("a.json", ""),
    ] {
      let other = try session([Self.open(text, name)])
      #expect(other.published(Self.address(name))?.isEmpty == true, "\(name)")
    }
  }

  /// What the editor offers, what is chosen, and how wide 😀결제é is then.
  static let offers: [(offered: [String]?, chosen: String, width: Int)] = [
    (nil, "utf-16", 5), (["utf-8"], "utf-8", 12), (["utf-16", "utf-8"], "utf-16", 5),
    (["utf-8", "utf-16", "utf-32"], "utf-32", 4), (["utf-7"], "utf-16", 5),
  ]

  @Test("characters are counted as the editor counts them", arguments: offers)
  func encodings(_ offered: [String]?, _ chosen: String, _ width: Int) throws {
    let text = "component \"Shop\" en\n  button \"😀결제éaa\" hnt=\"Buys.\"\n"
    var capabilities: [String: Any] = [:]
    if let offered { capabilities["general"] = ["positionEncodings": offered] }
    let session = try session([Self.open(text)], capabilities: capabilities)
    let result = session.result(0) as? [String: Any]
    let served = result?["capabilities"] as? [String: Any]
    #expect(served?["positionEncoding"] as? String == chosen)
    let mark = try #require(session.published(Self.uri)?.first)
    // Between `  button "` and `hnt` are the name and `aa" `.
    #expect(mark.places == [1, 10 + width + 4, 1, 10 + width + 4 + 3])
  }

  @Test("lines that end as on Windows are counted alike")
  func lineEnds() throws {
    let session = try session([Self.open(Self.small.replacing("\n", with: "\r\n"))])
    #expect(session.published(Self.uri)?.first?.places == [1, 2, 1, 8])
  }

  @Test("the pointer shows what VoiceOver speaks, and where it comes from")
  func hover() throws {
    let text =
      "screen \"Shop\" 390x844 en\n  button \"Pay\" hint=\"Buys it.\" frame=0,100,44,44\n  text \"Total\" frame=0,300,90,20\n"
    let session = try session([
      Self.open(text), Self.hover(2, line: 1, character: 20), Self.hover(3, line: 2, character: 2),
      Self.hover(4, line: 99, character: 0),
    ])
    func words(_ id: Int) -> String? {
      let result = session.result(id) as? [String: Any]
      return (result?["contents"] as? [String: String])?["value"]
    }
    #expect(words(2)?.hasPrefix("VoiceOver: Pay. Button. Buys it.\n") == true)
    #expect(words(2)?.contains("'label'") == true)
    #expect(words(2)?.hasSuffix("1 of 2 in VoiceOver's order") == true)
    #expect(words(3)?.hasPrefix("VoiceOver: Total\n") == true || words(3)?.hasPrefix("VoiceOver: Total.") == true)
  }

  @Test("the outline of a document is VoiceOver's order")
  func symbols() throws {
    let text =
      "screen \"Shop\" 390x844 en\n  button \"Below\" frame=0,300,44,44\n  button \"Above\" frame=0,100,44,44\n"
    let session = try session([
      Self.open(text), EditorSession.request(2, "textDocument/documentSymbol", Self.uri),
    ])
    let symbols = try #require(session.result(2) as? [[String: Any]])
    #expect(symbols.map { $0["name"] as? String } == ["1 Above. Button.", "2 Below. Button."])
    #expect(symbols.map { $0.places[0] } == [2, 1])
  }

  @Test("requests are refused as the protocol has it")
  func protocolErrors() throws {
    func sent(_ messages: String...) throws -> EditorSession {
      try EditorSession(raw: messages.map(EditorSession.framed).joined(), arguments: ["--no-config"])
    }
    let early = try sent(#"{"jsonrpc": "2.0", "id": 7, "method": "textDocument/hover", "params": {}}"#)
    #expect(early.error(7) == -32002)
    #expect(early.status == 1)
    let place = #""textDocument": {"uri": "\#(Self.uri)"}, "position": {"line": 0, "character": 0}"#
    let session = try sent(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": null, "capabilities": {}}}"#,
      #"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#,
      #"{"jsonrpc": "2.0", "id": 2, "method": "textDocument/rename", "params": {}}"#,
      #"{"jsonrpc": "2.0", "id": 3, "method": "textDocument/hover", "params": {}}"#,
      #"{"jsonrpc": "2.0", "method": "$/somethingNew"}"#, "{", "[]", #"{"jsonrpc": "1.0"}"#,
      #"{"jsonrpc": "2.0", "id": 8, "result": null}"#,
      #"{"jsonrpc": "2.0", "id": 4, "method": "textDocument/hover", "params": {\#(place)}}"#,
      #"{"jsonrpc": "2.0", "id": "end", "method": "shutdown"}"#, #"{"jsonrpc": "2.0", "method": "exit"}"#)
    #expect(session.error(2) == -32601)
    #expect(session.error(3) == -32602)
    let codes = session.messages.filter { $0["id"] is NSNull }.compactMap {
      ($0["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(codes == [-32700, -32600, -32600])
    // Of a document that is not open.
    #expect(session.result(4) is NSNull)
    #expect(session.status == 0)
    let late = try self.session([["id": 2, "method": "shutdown"], Self.hover(3, line: 0, character: 0)])
    #expect(late.error(3) == -32600)
  }

  @Test(
    "what is no message ends the server with an error, and nothing hangs",
    arguments: [
      "hello\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "Content-Length: 5\r\n\r\n{",
      "Content-Le",
    ])
  func noMessage(_ input: String) throws {
    let session = try EditorSession(raw: input, arguments: ["--no-config"])
    #expect(session.status == 2)
    #expect(session.messages.isEmpty)
  }

  @Test("after many edits the diagnostics are those of the text that is left")
  func edits() throws {
    var random = SplitMix(seed: 11)
    var text = Self.small
    var edits: [[String: Any]] = []
    let pieces = [
      "\"", " ", "\n", "😀", "결", "button \"B\" frame=0,50,20,20\n", "hint=\"a\"", "frame=0,0,44,44", "\r\n", "{", "é",
    ]
    for version in 2..<60 {
      var scalars = Array(text.unicodeScalars)
      let place = Int(random.next() % UInt64(scalars.count + 1))
      if random.next() % 3 == 0, !scalars.isEmpty {
        scalars.removeSubrange(place..<min(scalars.count, place + Int(random.next() % 9)))
      } else {
        scalars.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].unicodeScalars, at: place)
      }
      text = String(String.UnicodeScalarView(scalars))
      edits.append(Self.change(text, version: version))
    }
    let edited = try session([Self.open(Self.small)] + edits)
    let fresh = try session([Self.open(text)])
    let words = { (session: EditorSession) in
      session.published(Self.uri)?.map { "\($0["message"] ?? "") \($0.places)" }
    }
    #expect(words(edited) != nil)
    #expect(words(edited) == words(fresh))
  }

  private static func actions(_ context: [String: Any]) -> [String: Any] {
    let parameters: [String: Any] = ["range": EditorSession.range(1, 0, 9), "context": context]
    return EditorSession.request(7, "textDocument/codeAction", uri, parameters)
  }

  /// A text after an action of the server.
  private func applied(_ action: [String: Any], to text: String) throws -> String {
    let changes = try #require((action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    let edit = try #require(changes[Self.uri]?.first)
    var lines = text.components(separatedBy: "\n")
    let range = edit.places
    let before = lines[0..<range[0]] + [String(decoding: Array(lines[range[0]].utf16)[..<range[1]], as: UTF16.self)]
    let after = [String(decoding: Array(lines[range[2]].utf16)[range[3]...], as: UTF16.self)] + lines[(range[2] + 1)...]
    lines = [
      (Array(before).joined(separator: "\n")) + (edit["newText"] as? String ?? "") + after.joined(separator: "\n")
    ]
    return lines[0]
  }

  @Test("a finding has an action that fixes it, one that suppresses it, and the document one for all")
  func actions() throws {
    let text = "component \"😀\" en\n  button \"😀 Pay button\" frame=0,0,44,44\n  button \"Save.\" frame=60,0,44,44\n"
    let context: [String: Any] = ["diagnostics": [String]()]
    let session = try session([Self.open(text), Self.actions(context)])
    let actions = try #require(session.result(7) as? [[String: Any]])
    #expect(
      actions.map { $0["kind"] as? String } == ["quickfix", "quickfix", "quickfix", "source.fixAll.a11y-audit"])
    let explain = try #require(actions[2]["command"] as? [String: Any])
    #expect(explain["command"] as? String == "a11y-audit.explain")
    #expect(explain["arguments"] as? [String] == ["role-in-label"])
    #expect(try applied(actions[0], to: text) == text.replacing("😀 Pay button", with: "😀 Pay"))
    #expect(
      try applied(actions[1], to: text).contains(
        #"frame=0,0,44,44 a11y-audit:ignore=[{"rule": "role-in-label", "reason": ""}]"#))
    #expect(
      try applied(actions[3], to: text)
        == text.replacing("😀 Pay button", with: "😀 Pay").replacing("Save.", with: "Save"))
    let all: [String: Any] = ["diagnostics": [String](), "only": ["source.fixAll"]]
    let only = try self.session([Self.open(text), Self.actions(all)])
    #expect((only.result(7) as? [Any])?.count == 1)
    let clean = try self.session([Self.open(Self.large), Self.actions(context)])
    #expect((clean.result(7) as? [Any])?.isEmpty == true)
  }

  /// A line that ends where the pointer is, a word that is offered there, and one that is not.
  static let completions: [(line: String, name: String, offered: String, other: String)] = [
    ("  but", "pay.outline", "button", "traits"), ("  button \"Pay\" tr", "pay.outline", "traits", "button"),
    ("  button \"Pay\" traits=button,sel", "pay.outline", "selected", "button"),
    ("  UISw", "pay.outline", "UISwitch", "UIButton"), ("  {\"ro", "pay.json", "role", "label"),
    ("  {\"role\": \"but", "pay.json", "button", "traits"), ("  \"label\": \"Pay\", \"hi", "pay.json", "hint", "label"),
    ("  \"traits\": [\"button\", \"sel", "pay.json", "selected", "label"),
    ("  \"class\": \"UISl", "pay.json", "UISlider", "label"),
  ]

  @Test("words are completed where they may stand", arguments: completions)
  func completion(_ line: String, _ name: String, _ offered: String, _ other: String) throws {
    let text = (name.hasSuffix("json") ? "[\n" : "component en\n") + line
    let request = EditorSession.request(8, "textDocument/completion", Self.address(name), at: (1, line.count))
    let session = try session([Self.open(text, name), request])
    let items = try #require((session.result(8) as? [String: Any])?["items"] as? [[String: Any]])
    let labels = items.compactMap { $0["label"] as? String }
    #expect(labels.contains(offered) && !labels.contains(other), "\(labels)")
  }

  @Test("no word is completed within a text, or in a file that is no description")
  func noCompletion() throws {
    for (text, name) in [("component en\n  button \"but", "pay.outline"), ("<a>\nbut", "pay.xml")] {
      let place = (line: 1, character: name == "pay.xml" ? 3 : 13)
      let request = EditorSession.request(8, "textDocument/completion", Self.address(name), at: place)
      let session = try session([Self.open(text, name), request])
      let items = (session.result(8) as? [String: Any])?["items"] as? [Any]
      #expect(items?.isEmpty == true, "\(name)")
    }
  }

  @Test("inlay hints number the elements in VoiceOver's order, in the lines asked for")
  func inlayHints() throws {
    let text = "component en\n  button \"Low\" frame=0,100,44,44\n  button \"High\" frame=0,0,44,44\n"
    let whole: [String: Any] = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let session = try session([
      Self.open(text), EditorSession.request(9, "textDocument/inlayHint", Self.uri, ["range": whole]),
      EditorSession.request(10, "textDocument/inlayHint", Self.uri, ["range": EditorSession.range(1, 0, 9)]),
    ])
    let hints = try #require(session.result(9) as? [[String: Any]])
    let places = hints.map { "\($0["label"] ?? "") \(($0["position"] as? [String: Int])?["line"] ?? -1)" }
    #expect(places.sorted() == ["1 2", "2 1"])
    #expect((session.result(10) as? [Any])?.count == 1)
  }
}
