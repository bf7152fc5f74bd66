package import Foundation
import Testing

/// A session of an editor with a language server: its messages are sent at once, and what the server sent is given back.
package struct EditorSession {
  package let status: Int32
  package private(set) var messages: [[String: Any]] = []

  /// - Parameters:
  ///   - capabilities: of the client.
  ///   - folder: what the editor has open.
  ///   - executable: the tool, whose command `lsp` is run.
  package init(
    _ messages: [[String: Any]], capabilities: [String: Any] = [:], folder: URL? = nil, arguments: [String] = [],
    of executable: URL = Tool.executable
  ) throws {
    var parameters: [String: Any] = ["processId": NSNull(), "capabilities": capabilities]
    if let folder { parameters["rootUri"] = folder.absoluteString }
    let all =
      [["id": 0, "method": "initialize", "params": parameters], ["method": "initialized", "params": [:]]] + messages
      + [["id": "end", "method": "shutdown"], ["method": "exit"]]
    let input = all.map { Self.framed(Self.text(of: $0)) }.joined()
    try self.init(raw: input, folder: folder, arguments: arguments, of: executable)
  }

  /// - Parameter input: all that the editor sends, also what is no message.
  package init(
    raw input: String, folder: URL? = nil, arguments: [String] = [], of executable: URL = Tool.executable
  ) throws {
    let run = try Tool.run(["lsp"] + arguments, input: input, in: folder ?? Tool.root, of: executable)
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

  package static func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  private static func text(of message: [String: Any]) -> String {
    let message = message.merging(["jsonrpc": "2.0"]) { $1 }
    return String(decoding: (try? JSONSerialization.data(withJSONObject: message)) ?? Data(), as: UTF8.self)
  }

  // MARK: What an editor sends

  package static func open(_ text: String, _ uri: String) -> [String: Any] {
    let document: [String: Any] = ["uri": uri, "languageId": "x", "version": 1, "text": text]
    return ["method": "textDocument/didOpen", "params": ["textDocument": document]]
  }

  package static func notice(
    _ method: String, _ uri: String, version: Int = 2, _ parameters: [String: Any] = [:]
  ) -> [String: Any] {
    let document: [String: Any] = ["uri": uri, "version": version]
    return ["method": method, "params": parameters.merging(["textDocument": document]) { $1 }]
  }

  package static func request(
    _ id: Int, _ method: String, _ uri: String, at place: (line: Int, character: Int)? = nil,
    _ parameters: [String: Any] = [:]
  ) -> [String: Any] {
    var parameters = parameters
    parameters["textDocument"] = ["uri": uri]
    if let place { parameters["position"] = ["line": place.line, "character": place.character] }
    return ["id": id, "method": method, "params": parameters]
  }

  package static func range(_ line: Int, _ start: Int, _ end: Int) -> [String: Any] {
    ["start": ["line": line, "character": start], "end": ["line": line, "character": end]]
  }

  // MARK: What the server sent

  package func result(_ id: Int) -> Any? { messages.first { $0["id"] as? Int == id && $0["method"] == nil }?["result"] }

  package func error(_ id: Int) -> Int? {
    (messages.first { $0["id"] as? Int == id && $0["method"] == nil }?["error"] as? [String: Any])?["code"] as? Int
  }

  /// The last diagnostics of a document that were sent unasked.
  package func published(_ uri: String) -> [[String: Any]]? {
    let all = messages.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"] as? [String: Any] }
    return all.last { $0["uri"] as? String == uri }?["diagnostics"] as? [[String: Any]]
  }

  /// Requests and notifications of the server.
  package func sent(_ method: String) -> [[String: Any]] {
    messages.filter { $0["method"] as? String == method }.map { $0["params"] as? [String: Any] ?? [:] }
  }
}

extension Dictionary where Key == String, Value == Any {
  /// `[line, character, line, character]` of a diagnostic, location or edit.
  package var places: [Int] {
    let range = self["range"] as? [String: [String: Int]]
    return ["start", "end"].flatMap { [range?[$0]?["line"] ?? -1, range?[$0]?["character"] ?? -1] }
  }
}
