import Foundation
import TestSupport
import Testing

/// `a11y-audit mcp`, as the Model Context Protocol has it in 2025-11-25 and 2026-07-28.
@Suite struct AgentServerTests {
  private static let handshake =
    #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}}"#

  private func answers(_ messages: [String], _ files: [String: String] = [:]) throws -> [[String: Any]] {
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(["mcp", "--no-config"], input: messages.joined(separator: "\n") + "\n", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      return try run.output.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
  }

  private func text(_ answer: [String: Any]?) -> String {
    let content = (answer?["result"] as? [String: Any])?["content"] as? [[String: Any]]
    return content?.first?["text"] as? String ?? ""
  }

  private func isError(_ answer: [String: Any]?) -> Bool {
    (answer?["result"] as? [String: Any])?["isError"] as? Bool == true
  }

  @Test("the handshake agrees on the client's version if it is known, else on the newest")
  func versions() throws {
    let answers = try answers([Self.handshake, Self.handshake.replacing("2025-06-18", with: "1999-01-01")])
    let versions = answers.map { ($0["result"] as? [String: Any])?["protocolVersion"] as? String }
    #expect(versions == ["2025-06-18", "2025-11-25"])
  }

  @Test("a request with a version that is not known is answered with those that are")
  func unknownVersion() throws {
    let request =
      #"{"jsonrpc": "2.0", "id": 3, "method": "tools/list", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2031-01-01"}}}"#
    let error = try #require(try answers([request]).first?["error"] as? [String: Any])
    #expect(error["code"] as? Int == -32022)
    #expect((error["data"] as? [String: Any])?["supported"] as? [String] == ["2026-07-28"])
  }

  @Test("an audit names the findings, and says what is wrong with a screen that cannot be read")
  func audit() throws {
    let files = ["a.outline": "component en\n  button frame=0,0,44,44\n", "b.json": "{\"role\": "]
    let answers = try answers(
      [call("audit", #"{"path": "a.outline"}"#), call("audit", #"{"path": "b.json"}"#)], files)
    #expect(
      text(answers.first).contains(
        "\na.outline:2:3: error: button (frame [0, 0, 44, 44]): has no label [control-missing-name]\n  fix: "))
    #expect(!isError(answers.first))
    #expect(text(answers.last).contains("b.json:1:10: error: ") && isError(answers.last), "\(answers)")
  }

  @Test("nothing outside of the roots is read, whatever the way there")
  func roots() throws {
    for path in ["/etc/passwd", "../../../../../../../etc/passwd", "/"] {
      let answer = try answers([call("narrate", #"{"path": "\#(path)"}"#)]).first
      #expect(isError(answer) && text(answer).contains("outside of"), "\(path)")
    }
  }

  @Test("the folders that the client names take the place of the current one")
  func clientRoots() throws {
    try Tool.withTemporaryFolder { other in
      try Data("component en\n  button \"Pay\" frame=0,0,44,44\n".utf8).write(to: other.appending(path: "pay.outline"))
      let handshake = Self.handshake.replacing(#""capabilities": {}"#, with: #""capabilities": {"roots": {}}"#)
      let answers = try answers([
        handshake, #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
        #"{"jsonrpc": "2.0", "id": "roots", "result": {"roots": [{"uri": "\#(other.absoluteString)"}]}}"#,
        call("narrate", #"{"path": "pay.outline"}"#),
      ])
      #expect(answers.contains { $0["method"] as? String == "roots/list" })
      #expect(text(answers.last).contains("1: Pay. Button."), "\(answers)")
    }
  }

  @Test("long answers come in pages, each small")
  func pages() throws {
    let rows = (0..<250).map { "  text \"Row \($0) \(String(repeating: "x", count: 300))\"\n" }.joined()
    let files = ["many.outline": "component en\n" + rows]
    var offset = 0
    var seen = 0
    while true {
      let answer = try answers(
        [call("narrate", #"{"path": "many.outline", "limit": 100, "offset": \#(offset)}"#)], files)
      #expect(text(answer.first).count < 22_000)
      seen += text(answer.first).components(separatedBy: "Row ").count - 1
      let page = (answer.first?["result"] as? [String: Any])?["structuredContent"] as? [String: Any]
      #expect(page?["total"] as? Int == 250)
      guard let next = page?["nextOffset"] as? Int else { break }
      #expect(next > offset)
      offset = next
    }
    #expect(seen == 250)
  }

  static let wrongCalls: [(tool: String, arguments: String, words: String)] = [
    ("audit", "{}", "either 'path' or 'text'"), ("audit", #"{"path": 1}"#, "'path' must be a string"),
    ("audit", #"{"file": "a"}"#, "unknown argument 'file'; audit takes path, text"),
    ("audit", #"{"path": ".", "limit": -1}"#, "'limit' must be an integer of at least 0"),
    ("audit", #"{"path": ".", "severity": "fatal"}"#, "one of notice, warning, error"),
    ("explain_rule", #"{"rule": "target"}"#, "unknown rule 'target'"), ("find_element", "{}", "'query' is missing"),
  ]

  @Test("wrong arguments are named", arguments: wrongCalls)
  func wrongArguments(_ tool: String, _ arguments: String, _ words: String) throws {
    let answer = try answers([call(tool, arguments)]).first
    #expect(isError(answer) && text(answer).contains(words), "\(text(answer))")
  }

  @Test("malformed messages are answered, and the next one is read")
  func malformed() throws {
    let answers = try answers([
      "{", "[]", "null", #"{"jsonrpc": "2.0", "id": 5, "method": "no/such"}"#, "",
      #"{"jsonrpc": "2.0", "id": 6, "method": "ping"}"#,
    ])
    let codes = answers.map { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes == [-32700, -32600, -32600, -32601, nil])
    #expect(answers.last?["id"] as? Int == 6)
  }

  @Test("fixes are shown and not made")
  func fix() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "a.outline")
      let faulty = Data("component en\n  button \"Pay button\" frame=0,0,44,44\n".utf8)
      try faulty.write(to: file)
      let run = try Tool.run(["mcp", "--no-config"], input: call("fix", #"{"path": "a.outline"}"#), in: folder)
      #expect(run.output.contains(#"+  button \"Pay\" frame"#), "\(run.output)")
      #expect(try Data(contentsOf: file) == faulty)
    }
  }
}
