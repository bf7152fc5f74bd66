package import A11yCore
package import A11yFormats

/// A message of JSON-RPC 2.0 that came in.
package struct RPCMessage: Sendable {
  /// Sent back as it came.
  package enum ID: Sendable, Equatable {
    case text(String)
    /// A number as it was written.
    case number(String)
  }

  /// Codes of errors, as JSON-RPC and the Language Server Protocol number them.
  package enum Fault: Int, Sendable {
    case notJSON = -32700
    case notARequest = -32600
    case unknownMethod = -32601
    case wrongParameters = -32602
    /// The client no longer needs the answer.
    case canceled = -32800
    /// A proper request that could not be met.
    case failed = -32803
    case notInitialized = -32002
    /// Of the Model Context Protocol.
    case unsupportedVersion = -32022
  }

  /// Nil for a notification, which nobody answers.
  package var id: ID?
  /// Nil for an answer to a request of ours.
  package var method: String?
  package var parameters: JSONValue?
  /// Of an answer to a request of ours.
  package var result: JSONValue?

  /// Nil if the value is no message.
  init?(_ root: JSONValue) {
    guard root.kind == .object, root["jsonrpc"]?.string == "2.0" else { return nil }
    if let value = root["id"], !value.isNull {
      id = ID(value)
      if id == nil { return nil }
    }
    method = root["method"]?.string
    // A request must have an id of its own; without the member it would be a notification.
    if method != nil, root["id"]?.isNull == true { return nil }
    parameters = root["params"]
    result = root["result"]
    if method == nil, id == nil || root["result"] == nil && root["error"] == nil { return nil }
  }
}

extension RPCMessage.ID {
  /// Nil for what is neither a text nor a number.
  init?(_ value: JSONValue) {
    if let text = value.string {
      self = .text(text)
    } else if let number = value.numberText {
      self = .number(number)
    } else {
      return nil
    }
  }
}

extension JSONWriter {
  mutating func member(id: RPCMessage.ID?) {
    switch id {
    case .text(let text): member("id", text)
    case .number(let literal): member(named: "id") { $0.literal(literal) }
    case nil: member(named: "id") { $0.literal("null") }
    }
  }
}
