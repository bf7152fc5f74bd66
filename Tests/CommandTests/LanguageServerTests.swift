import Foundation
import TestSupport
import Testing

/// `a11y-audit lsp`, as the Language Server Protocol 3.17 has it.
@Suite struct LanguageServerTests {
  /// A session: its messages are sent at once, and what the server sent is given back.
  private struct Session {
    var status: Int32
    var messages: [[String: Any]] = []

    init(_ messages: [String], encodings: String? = nil, ends: Bool = true) throws {
      let capabilities = encodings.map { #"{"general": {"positionEncodings": [\#($0)]}}"# } ?? "{}"
      var all = [
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": null, "capabilities": \#(capabilities)}}"#,
        #"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#,
      ]
      all += messages
      if ends {
        all.append(#"{"jsonrpc": "2.0", "id": "end", "method": "shutdown"}"#)
        all.append(#"{"jsonrpc": "2.0", "method": "exit"}"#)
      }
      try self.init(raw: all.map(Self.framed).joined())
    }

    init(raw input: String) throws {
      let run = try Tool.run(["lsp", "--no-config"], input: input)
      status = run.status
      var rest = Data(run.output.utf8)
      while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
        let body = rest[end.upperBound...].prefix(length)
        messages.append(try #require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
        rest = Data(rest[end.upperBound...].dropFirst(length))
      }
      #expect(rest.isEmpty)
    }

    static func framed(_ message: String) -> String { "Content-Length: \(message.utf8.count)\r\n\r\n\(message)" }

    /// The answer to a request.
    func answer(_ id: Int) -> [String: Any]? { messages.first { $0["id"] as? Int == id } }

    func code(_ id: Int) -> Int? { (answer(id)?["error"] as? [String: Any])?["code"] as? Int }

    /// The last diagnostics of a document.
    var diagnostics: [[String: Any]]? {
      let published = messages.last { $0["method"] as? String == "textDocument/publishDiagnostics" }
      return (published?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    }
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private static func open(_ text: String, _ name: String = "pay.outline") -> String {
    """
    {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///screens/\(name)", \
    "languageId": "outline", "version": 1, "text": \(quoted(text))}}}
    """
  }

  private static func change(_ text: String, version: Int) -> String {
    """
    {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///screens/pay.outline", \
    "version": \(version)}, "contentChanges": [{"text": \(quoted(text))}]}}
    """
  }

  private static func hover(_ id: Int, line: Int, character: Int) -> String {
    """
    {"jsonrpc": "2.0", "id": \(id), "method": "textDocument/hover", "params": {"textDocument": {"uri": \
    "file:///screens/pay.outline"}, "position": {"line": \(line), "character": \(character)}}}
    """
  }

  private static let small = "component \"Shop\" en\n  button \"Pay\" frame=0,0,20,20\n"
  private static let large = "component \"Shop\" en\n  button \"Pay\" frame=0,0,44,44\n"

  private func range(_ mark: [String: Any]?) -> [Int] {
    let range = mark?["range"] as? [String: [String: Int]]
    return ["start", "end"].flatMap { [range?[$0]?["line"] ?? -1, range?[$0]?["character"] ?? -1] }
  }

  @Test("a finding is a diagnostic at its word, and is gone when it is fixed")
  func diagnostics() throws {
    let opened = try Session([Self.open(Self.small)])
    #expect(opened.status == 0)
    let mark = try #require(opened.diagnostics?.first)
    #expect(opened.diagnostics?.count == 1)
    #expect(mark["code"] as? String == "target-size")
    #expect(mark["severity"] as? Int == 2)
    #expect(mark["source"] as? String == "a11y-audit")
    #expect((mark["message"] as? String)?.hasPrefix("button \"Pay\": is 20 × 20 points") == true)
    #expect(range(mark) == [1, 2, 1, 8])
    let fixed = try Session([Self.open(Self.small), Self.change(Self.large, version: 2)])
    #expect(fixed.diagnostics?.isEmpty == true)
    let closed = try Session([
      Self.open(Self.small),
      #"{"jsonrpc": "2.0", "method": "textDocument/didClose", "params": {"textDocument": {"uri": "file:///screens/pay.outline"}}}"#,
    ])
    #expect(closed.diagnostics?.isEmpty == true)
  }

  @Test("what cannot be read is a diagnostic; other files of an editor are none of this")
  func errors() throws {
    let broken = try Session([Self.open("component \"Shop\" en\n  button Pay\n")])
    #expect(broken.diagnostics?.count == 1)
    #expect(broken.diagnostics?.first?["severity"] as? Int == 1)
    #expect(range(broken.diagnostics?.first) == [1, 9, 1, 12])
    for (name, text) in [
      ("package.json", #"{"name": "shop"}"#), ("pom.xml", "<project/>"), ("notes.txt", "Hello"), ("a.json", ""),
    ] {
      #expect(try Session([Self.open(text, name)]).diagnostics?.isEmpty == true, "\(name)")
    }
  }

  /// What the editor offers, what is chosen, and how wide 😀결제é is then.
  static let offers: [(offered: String?, chosen: String, width: Int)] = [
    (nil, "utf-16", 5), (#""utf-8""#, "utf-8", 12), (#""utf-16", "utf-8""#, "utf-16", 5),
    (#""utf-8", "utf-16", "utf-32""#, "utf-32", 4), (#""utf-7""#, "utf-16", 5),
  ]

  @Test("characters are counted as the editor counts them", arguments: offers)
  func encodings(_ offered: String?, _ chosen: String, _ width: Int) throws {
    let text = "component \"Shop\" en\n  button \"😀결제éaa\" hnt=\"Buys.\"\n"
    let session = try Session([Self.open(text)], encodings: offered)
    let capabilities = (session.answer(1)?["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == chosen)
    let mark = try #require(session.diagnostics?.first)
    // Between `  button "` and `hnt` are the name and `aa" `.
    #expect(range(mark) == [1, 10 + width + 4, 1, 10 + width + 4 + 3])
  }

  @Test("lines that end as on Windows are counted alike")
  func lineEnds() throws {
    let session = try Session([Self.open(Self.small.replacing("\n", with: "\r\n"))])
    #expect(range(session.diagnostics?.first) == [1, 2, 1, 8])
  }

  @Test("the pointer shows what VoiceOver speaks, and where it comes from")
  func hover() throws {
    let text =
      "screen \"Shop\" 390x844 en\n  button \"Pay\" hint=\"Buys it.\" frame=0,100,44,44\n  text \"Total\" frame=0,300,90,20\n"
    let session = try Session([
      Self.open(text), Self.hover(2, line: 1, character: 20), Self.hover(3, line: 2, character: 2),
      Self.hover(4, line: 99, character: 0),
    ])
    func words(_ id: Int) -> String? {
      let result = session.answer(id)?["result"] as? [String: Any]
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
    let session = try Session([
      Self.open(text),
      #"{"jsonrpc": "2.0", "id": 2, "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": "file:///screens/pay.outline"}}}"#,
    ])
    let symbols = try #require(session.answer(2)?["result"] as? [[String: Any]])
    #expect(symbols.map { $0["name"] as? String } == ["1 Above. Button.", "2 Below. Button."])
    #expect(symbols.map { range($0)[0] } == [2, 1])
  }

  @Test("requests are refused as the protocol has it")
  func protocolErrors() throws {
    let early = try Session(
      raw: Session.framed(#"{"jsonrpc": "2.0", "id": 7, "method": "textDocument/hover", "params": {}}"#))
    #expect(early.code(7) == -32002)
    #expect(early.status == 1)
    let session = try Session([
      #"{"jsonrpc": "2.0", "id": 2, "method": "textDocument/rename", "params": {}}"#,
      #"{"jsonrpc": "2.0", "id": 3, "method": "textDocument/hover", "params": {}}"#,
      #"{"jsonrpc": "2.0", "method": "$/somethingNew"}"#, "{", "[]", #"{"jsonrpc": "1.0"}"#,
      #"{"jsonrpc": "2.0", "id": 8, "result": null}"#, Self.hover(4, line: 0, character: 0),
    ])
    #expect(session.code(2) == -32601)
    #expect(session.code(3) == -32602)
    let codes = session.messages.filter { $0["id"] is NSNull }.compactMap {
      ($0["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(codes == [-32700, -32600, -32600])
    // Of a document that is not open.
    #expect(session.answer(4)?["result"] is NSNull)
    #expect(session.status == 0)
    let late = try Session([
      #"{"jsonrpc": "2.0", "id": 2, "method": "shutdown"}"#, Self.hover(3, line: 0, character: 0),
    ])
    #expect(late.code(3) == -32600)
  }

  @Test(
    "what is no message ends the server with an error, and nothing hangs",
    arguments: [
      "hello\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "Content-Length: 5\r\n\r\n{",
      "Content-Le",
    ])
  func noMessage(_ input: String) throws {
    let session = try Session(raw: input)
    #expect(session.status == 2)
    #expect(session.messages.isEmpty)
  }

  @Test("after many edits the diagnostics are those of the text that is left")
  func edits() throws {
    var random = SplitMix(seed: 11)
    var text = Self.small
    var edits: [String] = []
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
    let edited = try Session([Self.open(Self.small)] + edits)
    let fresh = try Session([Self.open(text)])
    let words = { (session: Session) in session.diagnostics?.map { "\($0["message"] ?? "") \(self.range($0))" } }
    #expect(words(edited) != nil)
    #expect(words(edited) == words(fresh))
  }

  private static func request(_ id: Int, _ method: String, _ rest: String, _ name: String = "pay.outline") -> String {
    """
    {"jsonrpc": "2.0", "id": \(id), "method": "textDocument/\(method)", "params": {"textDocument": {"uri": \
    "file:///screens/\(name)"}, \(rest)}}
    """
  }

  private static let line = #""range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 9}}"#

  /// A text after an action of the server.
  private func applied(_ action: [String: Any], to text: String) throws -> String {
    let changes = try #require((action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    let edit = try #require(changes["file:///screens/pay.outline"]?.first)
    var lines = text.components(separatedBy: "\n")
    let range = self.range(edit)
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
    let context = #", "context": {"diagnostics": []}"#
    let session = try Session([Self.open(text), Self.request(7, "codeAction", Self.line + context)])
    let actions = try #require(session.answer(7)?["result"] as? [[String: Any]])
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
    let all = #", "context": {"diagnostics": [], "only": ["source.fixAll"]}"#
    let only = try Session([Self.open(text), Self.request(7, "codeAction", Self.line + all)])
    #expect((only.answer(7)?["result"] as? [Any])?.count == 1)
    let clean = try Session([Self.open(Self.large), Self.request(7, "codeAction", Self.line + context)])
    #expect((clean.answer(7)?["result"] as? [Any])?.isEmpty == true)
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
    let position = #""position": {"line": 1, "character": \#(line.count)}"#
    let text = (name.hasSuffix("json") ? "[\n" : "component en\n") + line
    let session = try Session([Self.open(text, name), Self.request(8, "completion", position, name)])
    let items = try #require((session.answer(8)?["result"] as? [String: Any])?["items"] as? [[String: Any]])
    let labels = items.compactMap { $0["label"] as? String }
    #expect(labels.contains(offered) && !labels.contains(other), "\(labels)")
  }

  @Test("no word is completed within a text, or in a file that is no description")
  func noCompletion() throws {
    for (text, name) in [("component en\n  button \"but", "pay.outline"), ("<a>\nbut", "pay.xml")] {
      let position = #""position": {"line": 1, "character": 3}"#
      let last = #""position": {"line": 1, "character": 13}"#
      let session = try Session([
        Self.open(text, name), Self.request(8, "completion", name == "pay.xml" ? position : last, name),
      ])
      let items = (session.answer(8)?["result"] as? [String: Any])?["items"] as? [Any]
      #expect(items?.isEmpty == true, "\(name)")
    }
  }

  @Test("inlay hints number the elements in VoiceOver's order, in the lines asked for")
  func inlayHints() throws {
    let text = "component en\n  button \"Low\" frame=0,100,44,44\n  button \"High\" frame=0,0,44,44\n"
    let session = try Session([
      Self.open(text),
      Self.request(
        9, "inlayHint", #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}"#),
      Self.request(10, "inlayHint", Self.line),
    ])
    let hints = try #require(session.answer(9)?["result"] as? [[String: Any]])
    let places = hints.map { "\($0["label"] ?? "") \(($0["position"] as? [String: Int])?["line"] ?? -1)" }
    #expect(places.sorted() == ["1 2", "2 1"])
    #expect((session.answer(10)?["result"] as? [Any])?.count == 1)
  }
}
