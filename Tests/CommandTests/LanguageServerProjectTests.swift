import Foundation
import TestSupport
import Testing

/// What `a11y-audit lsp` knows of the files around a document, and how it speaks with clients of different abilities.
@Suite struct LanguageServerProjectTests {
  private static let uri = "file:///screens/pay.outline"
  private static let small = "component \"Shop\" en\n  button \"Pay 😀\" frame=0,0,20,20\n"

  @Test("a change of a part of the text counts as the whole text")
  func partialChanges() throws {
    // In UTF-16 the emoji is two characters wide.
    let changes = [
      ["range": EditorSession.range(1, 9, 17), "text": "\"Save\""],
      ["range": EditorSession.range(0, 0, 0), "text": "\n\n"],
    ]
    let change = EditorSession.notice("textDocument/didChange", Self.uri, ["contentChanges": changes])
    let changed = try EditorSession([EditorSession.open(Self.small, Self.uri), change], arguments: ["--no-config"])
    let whole = "\n\n" + Self.small.replacing("\"Pay 😀\"", with: "\"Save\"")
    let opened = try EditorSession([EditorSession.open(whole, Self.uri)], arguments: ["--no-config"])
    let marks = try #require(changed.published(Self.uri))
    #expect(marks.count == 1 && marks[0].places == [3, 2, 3, 8])
    #expect(NSArray(array: marks) == NSArray(array: opened.published(Self.uri) ?? []))
  }

  @Test("a canceled request is answered with an error, and a later one with its result")
  func cancellation() throws {
    let session = try EditorSession(
      [
        EditorSession.open(Self.small, Self.uri),
        EditorSession.request(7, "textDocument/hover", Self.uri, at: (1, 4)),
        ["method": "$/cancelRequest", "params": ["id": 7]], ["method": "$/cancelRequest", "params": ["id": 99]],
        EditorSession.request(8, "textDocument/hover", Self.uri, at: (1, 4)),
      ], arguments: ["--no-config"])
    #expect(session.error(7) == -32800)
    #expect(session.result(7) == nil)
    #expect(session.result(8) is [String: Any])
    #expect(session.status == 0)
  }

  @Test("a client that pulls gets diagnostics when it asks, and none unasked")
  func pull() throws {
    let pull = { (id: Int, previous: String?) in
      EditorSession.request(
        id, "textDocument/diagnostic", Self.uri, previous.map { ["previousResultId": $0] } ?? [:])
    }
    let capabilities: [String: Any] = ["textDocument": ["diagnostic": ["dynamicRegistration": false]]]
    let session = try EditorSession(
      [EditorSession.open(Self.small, Self.uri), pull(2, nil), pull(3, "1"), pull(4, "other")],
      capabilities: capabilities, arguments: ["--no-config"])
    #expect(session.published(Self.uri) == nil)
    let full = try #require(session.result(2) as? [String: Any])
    #expect(full["kind"] as? String == "full")
    #expect(full["resultId"] as? String == "1")
    #expect((full["items"] as? [[String: Any]])?.map { $0["code"] as? String } == ["target-size"])
    #expect((session.result(3) as? [String: Any])?["kind"] as? String == "unchanged")
    #expect((session.result(4) as? [String: Any])?["kind"] as? String == "full")
  }

  @Test("a diagnostic links to the page of its rule, or to what the success criterion is about")
  func codeDescription() throws {
    let open = [EditorSession.open(Self.small, Self.uri)]
    let address = { (session: EditorSession) in
      (session.published(Self.uri)?.first?["codeDescription"] as? [String: String])?["href"]
    }
    let plain = try EditorSession(open, arguments: ["--no-config"])
    #expect(address(plain) == "https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced")
    let pages = try EditorSession(open, arguments: ["--no-config", "--rule-docs", "https://docs.test/rules"])
    #expect(address(pages) == "https://docs.test/rules/target-size.html")
  }

  @Test("a rule is explained by a command, in a message or on its page")
  func explain() throws {
    let command: [String: Any] = [
      "id": 5, "method": "workspace/executeCommand",
      "params": ["command": "a11y-audit.explain", "arguments": ["target-size"]],
    ]
    let session = try EditorSession([command], arguments: ["--no-config"])
    #expect(
      (session.sent("window/showMessage").first?["message"] as? String)?.hasPrefix("target-size (warning)") == true)
    let shows = try EditorSession(
      [command], capabilities: ["window": ["showDocument": ["support": true]]],
      arguments: ["--no-config", "--rule-docs", "https://docs.test/rules"])
    #expect(shows.sent("window/showDocument").first?["uri"] as? String == "https://docs.test/rules/target-size.html")
    let unknown: [String: Any] = [
      "id": 6, "method": "workspace/executeCommand", "params": ["command": "a11y-audit.explain", "arguments": ["x"]],
    ]
    #expect(try EditorSession([unknown], arguments: ["--no-config"]).error(6) == -32602)
  }

  @Test("the sound of an element is written to a file")
  func sound() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "pay.wav")
      let argument: [String: Any] = [
        "uri": Self.uri, "position": ["line": 1, "character": 4], "output": file.path, "play": false,
      ]
      let session = try EditorSession(
        [
          EditorSession.open(Self.small, Self.uri),
          [
            "id": 5, "method": "workspace/executeCommand",
            "params": ["command": "a11y-audit.speak", "arguments": [argument]],
          ],
        ], arguments: ["--no-config"])
      let result = try #require(session.result(5) as? [String: Any])
      #expect(result["file"] as? String == file.path)
      #expect((result["text"] as? String)?.hasPrefix("Pay") == true)
      let wave = try Data(contentsOf: file)
      #expect(wave.prefix(4) == Data("RIFF".utf8))
      #expect(wave.count > 10_000)
    }
  }

  // MARK: Files around a document

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeView"><connections>
    <outlet property="closeButton" destination="b" id="1"/></connections></placeholder>
    <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/><state key="normal" image="ic_pay"/></button>
    </subviews></view></objects></document>
    """

  private func withApp(_ body: String, _ test: (URL, String) throws -> Void) throws {
    try Tool.withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let source =
        "// class HomeView\nfinal class HomeView: UIViewController {\n  @IBOutlet var closeButton: UIButton!\n"
        + "  override func viewDidLoad() {\n    \(body)\n  }\n}\n"
      try source.write(to: folder.appending(path: "HomeView.swift"), atomically: true, encoding: .utf8)
      try "@interface 한 : UIView\n@end\n@interface Pay : UIView\n@end".write(
        to: folder.appending(path: "Pay.h"), atomically: true, encoding: .utf8)
      let xib = folder.appending(path: "Home.xib")
      try Self.xib.write(to: xib, atomically: true, encoding: .utf8)
      try test(folder, xib.absoluteString)
    }
  }

  @Test("interface files are audited with the code behind them")
  func codeBehind() throws {
    try withApp("closeButton.isHidden = false") { folder, uri in
      let session = try EditorSession(
        [EditorSession.open(Self.xib, uri)], folder: folder, arguments: ["--only", "control-missing-name"])
      let mark = try #require(session.published(uri)?.first)
      #expect((mark["message"] as? String)?.hasPrefix("review") == false)
      #expect(mark["severity"] as? Int == 1)
    }
    try withApp("closeButton.accessibilityLabel = \"Close\"") { folder, uri in
      let session = try EditorSession(
        [EditorSession.open(Self.xib, uri)], folder: folder, arguments: ["--only", "control-missing-name"])
      #expect(session.published(uri)?.isEmpty == true)
    }
  }

  @Test("from the name of a class to its Swift and Objective-C")
  func definition() throws {
    try withApp("") { folder, uri in
      let outline = folder.appending(path: "a.outline").absoluteString
      let session = try EditorSession(
        [
          EditorSession.open(Self.xib, uri), EditorSession.open("component en\n  Pay \"Pay\"\n", outline),
          EditorSession.request(5, "textDocument/definition", uri, at: (1, 75)),
          EditorSession.request(6, "textDocument/definition", outline, at: (1, 3)),
          EditorSession.request(7, "textDocument/definition", outline, at: (1, 8)),
        ], folder: folder)
      let places = try #require(session.result(5) as? [[String: Any]])
      #expect(places.count == 1)
      #expect((places.first?["uri"] as? String)?.hasSuffix("/HomeView.swift") == true)
      #expect(places.first?.places == [1, 12, 1, 20])
      let header = try #require(session.result(6) as? [[String: Any]])
      #expect((header.first?["uri"] as? String)?.hasSuffix("/Pay.h") == true)
      #expect(header.first?.places == [2, 11, 2, 14])
    }
  }

  @Test("changes of the configuration are followed")
  func watchedConfiguration() throws {
    try Tool.withTemporaryFolder { folder in
      let uri = folder.appending(path: "pay.outline").absoluteString
      let file = folder.appending(path: ".a11y-audit.yml")
      let capabilities: [String: Any] = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
      let session = try EditorSession(
        [
          EditorSession.open(Self.small, uri),
          [
            "method": "workspace/didChangeWatchedFiles",
            "params": ["changes": [["uri": file.absoluteString, "type": 1]]],
          ],
        ], capabilities: capabilities, folder: folder)
      let registrations = session.sent("client/registerCapability").first?["registrations"] as? [[String: Any]]
      #expect(registrations?.first?["method"] as? String == "workspace/didChangeWatchedFiles")
      #expect(session.published(uri)?.count == 1)
    }
  }

  @Test("the configuration file is checked, and its keys, rules and levels are completed and explained")
  func configuration() throws {
    try Tool.withTemporaryFolder { folder in
      let uri = folder.appending(path: ".a11y-audit.yml").absoluteString
      let text = "failOn: sometimes\nrules:\n  target-size: off\nsuppress:\n  - rule: tar\n    rea\n"
      func labels(_ session: EditorSession, _ id: Int) -> [String] {
        let items = (session.result(id) as? [String: Any])?["items"] as? [[String: Any]]
        return items?.compactMap { $0["label"] as? String } ?? []
      }
      let complete = { (id: Int, line: Int, character: Int) in
        EditorSession.request(id, "textDocument/completion", uri, at: (line, character))
      }
      let session = try EditorSession(
        [
          EditorSession.open(text, uri), complete(2, 0, 8), complete(3, 2, 6), complete(4, 4, 13), complete(5, 5, 7),
          complete(6, 3, 3), EditorSession.request(7, "textDocument/hover", uri, at: (2, 5)),
          EditorSession.request(8, "textDocument/hover", uri, at: (0, 2)),
        ], folder: folder)
      #expect(session.published(uri)?.isEmpty == false)
      #expect(labels(session, 2) == ["error", "warning", "notice", "review", "never"])
      #expect(labels(session, 3).contains("target-size"))
      #expect(labels(session, 4).contains("target-size") && !labels(session, 4).contains("reason"))
      #expect(labels(session, 5) == ["reason"])
      #expect(labels(session, 6).contains("suppress"))
      func hover(_ id: Int) -> String? {
        ((session.result(id) as? [String: Any])?["contents"] as? [String: String])?["value"]
      }
      #expect(hover(7)?.hasPrefix("target-size (warning)") == true)
      #expect(hover(8)?.hasPrefix("failOn: ") == true)
    }
  }

  @Test("a rule id in a suppression is completed and explained, a key is explained")
  func suppression() throws {
    let line = #"  button "Pay" traits=button a11y-audit:ignore=[{"rule": "target-size", "reason": "a"}]"#
    let part = #"  button "Pay" a11y-audit:ignore=[{"rule": "tar"#
    let session = try EditorSession(
      [
        EditorSession.open("component en\n\(line)\n\(part)", Self.uri),
        EditorSession.request(2, "textDocument/hover", Self.uri, at: (1, 60)),
        EditorSession.request(3, "textDocument/completion", Self.uri, at: (2, part.count)),
      ], arguments: ["--no-config"])
    let hover = (session.result(2) as? [String: Any])?["contents"] as? [String: String]
    #expect(hover?["value"]?.hasPrefix("target-size") == true)
    let items = (session.result(3) as? [String: Any])?["items"] as? [[String: Any]]
    #expect(items?.contains { $0["label"] as? String == "target-size" } == true)
    let whole = try EditorSession(
      [
        EditorSession.open("component en\n  button \"Pay\" traits=button\n", Self.uri),
        EditorSession.request(2, "textDocument/hover", Self.uri, at: (1, 17)),
      ], arguments: ["--no-config"])
    let words = ((whole.result(2) as? [String: Any])?["contents"] as? [String: String])?["value"]
    #expect(words?.hasPrefix("VoiceOver: Pay") == true && words?.contains("\n\ntraits: ") == true)
  }
}
