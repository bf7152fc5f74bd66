package import A11yCore
package import A11yFormats
package import A11yPlatform

/// JSON-RPC 2.0 on two streams.
package final class RPCConnection {
  /// What sets messages apart.
  package enum Framing: Sendable {
    /// A header with the length of the JSON text, as the Language Server Protocol has it.
    case header
    /// A line for each, as the Model Context Protocol has it.
    case lines
  }

  package enum Incoming: Sendable {
    case message(RPCMessage)
    /// A text that is no message; it was answered.
    case malformed
  }

  private let framing: Framing
  private let input: FileDescriptor
  private let output: FileDescriptor
  private var buffer: [UInt8] = []
  private var hasEnded = false

  package init(_ framing: Framing = .header, input: FileDescriptor, output: FileDescriptor) {
    self.framing = framing
    self.input = input
    self.output = output
  }

  /// Whether another message has come, or has begun to.
  package var hasMore: Bool {
    !buffer.isEmpty || (try? FileDescriptor.areReadable([input], milliseconds: 0)[0]) == true && !hasEnded
  }

  /// Waits for the next message; nil at the end of the stream.
  ///
  /// - Throws: a `Failure` if what comes has no header: where the next message begins cannot be known.
  package func next() throws -> Incoming? {
    guard let body = try framing == .header ? framedBody() : line() else { return nil }
    let root: JSONValue
    do {
      root = try JSONDocument(bytes: body).root
    } catch {
      try reply(to: nil, .notJSON, "\(error)")
      return .malformed
    }
    guard let message = RPCMessage(root) else {
      try reply(to: nil, .notARequest, "expected an object with 'jsonrpc', 'method' and, for a request, 'id'")
      return .malformed
    }
    return .message(message)
  }

  private func framedBody() throws -> [UInt8]? {
    guard let length = try header() else { return nil }
    while buffer.count < length {
      guard try fill() else { throw Failure("the input ended within a message") }
    }
    defer { buffer.removeSubrange(..<length) }
    return Array(buffer[..<length])
  }

  /// The next line that is not blank; the last may lack its end.
  private func line() throws -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        if line.contains(where: { $0 > UInt8(ascii: " ") }) { return line }
        continue
      }
      searched = buffer.count
      if searched > Self.longest { throw Failure("a message is longer than \(Self.longest) bytes") }
      if try !fill() {
        defer { buffer = [] }
        return buffer.contains { $0 > UInt8(ascii: " ") } ? buffer : nil
      }
    }
  }

  /// Answers a request. `result` writes one value.
  package func reply(to id: RPCMessage.ID, _ result: (inout JSONWriter) -> Void) throws {
    try send { writer in
      writer.member(id: id)
      writer.member("jsonrpc", "2.0")
      writer.member(named: "result", result)
    }
  }

  package func reply(to id: RPCMessage.ID?, _ fault: RPCMessage.Fault, _ message: String) throws {
    try send { writer in
      writer.object("error") { writer in
        writer.member("code", fault.rawValue)
        writer.member("message", message)
      }
      writer.member(id: id)
      writer.member("jsonrpc", "2.0")
    }
  }

  /// An error with data for programs.
  package func reply(
    to id: RPCMessage.ID, _ fault: RPCMessage.Fault, _ message: String, data: (inout JSONWriter) -> Void
  ) throws {
    try send { writer in
      writer.object("error") { writer in
        writer.member("code", fault.rawValue)
        writer.object("data", data)
        writer.member("message", message)
      }
      writer.member(id: id)
      writer.member("jsonrpc", "2.0")
    }
  }

  /// A notification or, with an id, a request.
  package func notify(
    _ method: String, id: RPCMessage.ID? = nil, _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) throws {
    try send { writer in
      if let id { writer.member(id: id) }
      writer.member("jsonrpc", "2.0")
      writer.member("method", method)
      writer.object("params", parameters)
    }
  }

  private func send(_ members: (inout JSONWriter) -> Void) throws {
    let body = JSONWriter.line { $0.object(members) }
    let message = framing == .header ? "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" : body + "\n"
    try StandardStreams.write(Array(message.utf8), to: output, name: "standard output")
  }

  /// The length of the message behind the next header; nil at the end.
  private func header() throws -> Int? {
    while true {
      if let end = Self.end(ofHeaderIn: buffer) {
        let lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n")
        let fields = lines.map { $0.split(separator: ":", maxSplits: 1) }
        let length = fields.first { $0.count == 2 && $0[0].lowercased() == "content-length" }
          .flatMap { Int($0[1].drop { $0 == " " }) }
        guard let length, (0...Self.longest).contains(length) else {
          throw Failure("expected a header 'Content-Length' of at most \(Self.longest) before a message")
        }
        buffer.removeSubrange(..<(end + 4))
        return length
      }
      if buffer.count > Self.longestHeader { throw Failure("expected a header 'Content-Length' before a message") }
      if try !fill() {
        if buffer.isEmpty { return nil }
        throw Failure("the input ended within a header")
      }
    }
  }

  private static func end(ofHeaderIn bytes: [UInt8]) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...min(bytes.count - mark.count, longestHeader)).first { bytes[$0...].starts(with: mark) }
  }

  /// - Returns: false at the end.
  private func fill() throws -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = try input.read(into: &chunk)
    if count == 0 { hasEnded = true }
    buffer += chunk[..<count]
    return count > 0
  }

  private static let longest = 512 << 20
  private static let longestHeader = 4096
}
