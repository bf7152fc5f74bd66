package import A11yCore
package import A11yFormats

/// The Language Server Protocol for documents that a tool audits.
///
/// Requests are answered in their order. A document is audited when no other message waits, so that fast typing costs one
/// audit.
package struct LanguageServer<Service: LanguageService> {
  /// An open document.
  struct Open {
    var path: FilePath
    var text: ServedText
    var version: Int?
    /// Counts the states of all documents: the name of a result that a client pulls.
    var state = 0
    /// Nil until somebody asks for it.
    var document: Service.Document?
    /// What the editor shows; nil if its text was changed since.
    var shown: [ServedDiagnostic]?
  }

  let connection: RPCConnection
  var service: Service
  /// The address of the folder with a page for each rule; it ends in `/`.
  let ruleDocs: String?
  var client = ClientCapabilities()
  private var isInitialized = false
  private var isShutDown = false
  var open: [String: Open] = [:]
  private var changed: Set<String> = []
  /// The document that was changed last: its findings come first.
  private var latest: String?
  private var lastState = 0
  private var lastRequest = 0

  private var waiting: [RPCConnection.Incoming] = []
  /// Requests that wait and that the client no longer needs.
  private var canceled: [RPCMessage.ID] = []

  package init(_ connection: RPCConnection, _ service: Service, ruleDocs: String? = nil) {
    self.connection = connection
    self.service = service
    self.ruleDocs = ruleDocs
  }

  /// Answers until the client says that it is done.
  ///
  /// - Returns: whether it did so in the right order: `shutdown`, then `exit`.
  package mutating func run() throws -> Bool {
    var ending: Result<Void, any Error>?
    while true {
      while ending == nil, waiting.isEmpty || connection.hasMore && waiting.count < Self.mostWaiting {
        do {
          if let incoming = try connection.next() { receive(incoming) } else { ending = .success(()) }
        } catch {
          ending = .failure(error)
        }
      }
      if waiting.isEmpty {
        try ending?.get()
        return isShutDown
      }
      if case .message(let message) = waiting.removeFirst(), let method = message.method {
        if method == "exit" { return isShutDown }
        try handle(method, message)
      }
      if waiting.isEmpty, ending == nil || isInitialized { try publishChanged() }
    }
  }

  private static var mostWaiting: Int { 1000 }

  private mutating func receive(_ incoming: RPCConnection.Incoming) {
    waiting.append(incoming)
    guard case .message(let message) = incoming, message.method == "$/cancelRequest",
      let id = message.parameters?["id"].flatMap(RPCMessage.ID.init)
    else { return }
    let isWaiting = waiting.contains { if case .message(let other) = $0 { other.id == id } else { false } }
    if isWaiting { canceled.append(id) }
  }

  private mutating func handle(_ method: String, _ message: RPCMessage) throws {
    let parameters = message.parameters
    guard let id = message.id else { return try notice(method, parameters) }
    if let index = canceled.firstIndex(of: id) {
      canceled.remove(at: index)
      return try connection.reply(to: id, .canceled, "'\(method.excerpt())' was canceled")
    }
    if method == "initialize" {
      if !isInitialized { return try initialize(id, parameters) }
      return try connection.reply(to: id, .notARequest, "'initialize' may be sent only once")
    }
    guard isInitialized else { return try connection.reply(to: id, .notInitialized, "'initialize' must come first") }
    guard !isShutDown else { return try connection.reply(to: id, .notARequest, "the server is shut down") }
    do {
      guard let result = try result(of: method, parameters) else {
        return try connection.reply(to: id, .unknownMethod, "'\(method.excerpt())' is not supported")
      }
      try connection.reply(to: id, result)
    } catch let fault as RequestFault {
      try connection.reply(to: id, fault.fault, fault.message)
    } catch let failure as Failure {
      try connection.reply(to: id, .failed, failure.message)
    }
  }

  /// Nil for a method that is not supported.
  private mutating func result(of method: String, _ parameters: JSONValue?) throws -> ((inout JSONWriter) -> Void)? {
    switch method {
    case "shutdown":
      try publishChanged()
      isShutDown = true
      return { $0.literal("null") }
    case "workspace/executeCommand": return try execute(parameters)
    case "textDocument/codeAction": return try actions(request(parameters))
    case "textDocument/diagnostic": return try pulled(parameters)
    case "textDocument/hover":
      let request = try request(parameters)
      return try service.answer(method, request) ?? ruleHover(request)
    case _ where method.hasPrefix("textDocument/"):
      // A method that the service does not know is refused as such, whatever its parameters are.
      let unnamed = DocumentRequest<Service.Document>(
        parameters: parameters, uri: "", document: nil, encoding: client.encoding)
      if parameters?["textDocument"] == nil, try service.answer(method, unnamed) == nil { return nil }
      return try service.answer(method, request(parameters))
    default: return nil
    }
  }

  private mutating func request(_ parameters: JSONValue?) throws -> DocumentRequest<Service.Document> {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else { throw RequestFault("expected a document") }
    return DocumentRequest(parameters: parameters, uri: uri, document: document(uri), encoding: client.encoding)
  }

  private mutating func notice(_ method: String, _ parameters: JSONValue?) throws {
    guard isInitialized, !isShutDown else { return }
    let document = parameters?["textDocument"]
    let uri = document?["uri"]?.string
    switch method {
    case "initialized": try watchFiles()
    case "textDocument/didOpen":
      guard let uri else { return }
      let text = ServedText(document?["text"]?.string ?? "")
      open[uri] = Open(path: FilePath(uri: uri), text: text, version: document?["version"]?.integer)
      noteEdit(of: uri)
    case "textDocument/didChange":
      guard let uri, var text = open[uri]?.text else { return }
      // One owner: the text is changed in place.
      open[uri]?.text = ServedText("")
      if let changes = parameters?["contentChanges"] {
        for change in changes.elements { text.apply(change, client.encoding) }
      }
      open[uri]?.text = text
      open[uri]?.version = document?["version"]?.integer
      noteEdit(of: uri)
    case "textDocument/didSave":
      guard let uri, let path = open[uri]?.path else { return }
      service.filesChanged([path])
      try forgetAll(except: uri)
    case "textDocument/didClose":
      guard let uri, let closed = open.removeValue(forKey: uri) else { return }
      changed.remove(uri)
      service.close(closed.path)
      if !client.pulls { try publish([], of: uri, nil) }
      noteDependents(of: uri)
      if Service.documentsDependOnEachOther { try refresh() }
    case "workspace/didChangeWatchedFiles":
      let paths = parameters?["changes"]?.elements.compactMap { $0["uri"]?.string.map { FilePath(uri: $0) } } ?? []
      if paths.isEmpty { return }
      service.filesChanged(paths)
      try forgetAll()
    case "workspace/didChangeConfiguration":
      service.filesChanged(nil)
      try forgetAll()
    default: break
    }
  }

  private mutating func note(_ uri: String) {
    open[uri]?.shown = nil
    outdate(uri)
  }

  private mutating func outdate(_ uri: String) {
    lastState += 1
    open[uri]?.state = lastState
    open[uri]?.document = nil
    changed.insert(uri)
  }

  private mutating func noteEdit(of uri: String) {
    note(uri)
    latest = uri
    if let known = open[uri] { service.edit(known.text, at: known.path) }
    noteDependents(of: uri)
  }

  /// Documents whose findings may depend on the text of this one.
  private mutating func noteDependents(of uri: String) {
    guard Service.documentsDependOnEachOther else { return }
    for other in open.keys where other != uri { outdate(other) }
  }

  /// What all documents depend on has changed.
  private mutating func forgetAll(except saved: String? = nil) throws {
    for uri in open.keys where uri != saved { note(uri) }
    if open.count > (saved == nil ? 0 : 1) { try refresh() }
  }

  private mutating func refresh() throws {
    guard client.pulls, client.refreshes, !open.isEmpty else { return }
    try request("workspace/diagnostic/refresh") { _ in }
  }

  // MARK: Beginning

  private mutating func initialize(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    isInitialized = true
    client = ClientCapabilities(parameters)
    service.open(folders: client.folders)
    let client = client
    try connection.reply(to: id) { writer in
      writer.object { writer in
        writer.object("capabilities") { Self.write(client, to: &$0) }
        writer.object("serverInfo") { writer in
          writer.member("name", Service.tool)
          writer.member("version", Service.version)
        }
      }
    }
  }

  private static func write(_ client: ClientCapabilities, to writer: inout JSONWriter) {
    writer.object("codeActionProvider") { $0.array("codeActionKinds", ["quickfix", fixAllKind]) }
    if client.pulls {
      writer.object("diagnosticProvider") { writer in
        writer.member("identifier", Service.tool)
        writer.member("interFileDependencies", Service.documentsDependOnEachOther)
        writer.member("workspaceDiagnostics", false)
      }
    }
    writer.object("executeCommandProvider") { writer in
      writer.array("commands", ([explain] + Service.commands).map { "\(Service.tool).\($0)" })
    }
    writer.member("hoverProvider", true)
    writer.member("positionEncoding", client.encoding.rawValue)
    writer.object("textDocumentSync") { writer in
      writer.member("change", 2)
      writer.member("openClose", true)
      writer.member("save", true)
    }
    Service.writeCapabilities(to: &writer)
  }

  private mutating func watchFiles() throws {
    guard client.watchesFiles else { return }
    try request("client/registerCapability") { writer in
      writer.array("registrations") { writer in
        writer.element { writer in
          writer.object { writer in
            writer.member("id", "watched-files")
            writer.member("method", "workspace/didChangeWatchedFiles")
            writer.object("registerOptions") { writer in
              writer.array("watchers", Service.watchedFiles) { $1.member("globPattern", $0) }
            }
          }
        }
      }
    }
  }

  /// Asks the client for something. The answers of all that is asked for are empty.
  mutating func request(_ method: String, _ parameters: (inout JSONWriter) -> Void) throws {
    lastRequest += 1
    try connection.notify(method, id: .number(String(lastRequest)), parameters)
  }

  // MARK: Documents

  /// The document as it is now; nil if it is not open.
  mutating func document(_ uri: String) -> Service.Document? {
    guard let known = open[uri] else { return nil }
    if let document = known.document { return document }
    let made = service.document(known.text, at: known.path)
    open[uri]?.document = made
    return made
  }

  private mutating func publishChanged() throws {
    if client.pulls {
      changed = []
      return
    }
    // Those that are left are published when what has come meanwhile is answered.
    while let uri = latest.flatMap({ changed.contains($0) ? $0 : nil }) ?? changed.min() {
      changed.remove(uri)
      guard let document = document(uri) else { continue }
      let isShown = open[uri]?.shown == document.diagnostics
      if !isShown { try publish(document.diagnostics, of: uri, document) }
      open[uri]?.shown = document.diagnostics
      if !changed.isEmpty, connection.hasMore { return }
    }
  }
}

extension ServedText {
  /// Makes a change: of a range or, without one, of the whole text.
  fileprivate mutating func apply(_ change: JSONValue, _ encoding: PositionEncoding) {
    guard let new = change["text"]?.string else { return }
    guard let range = change["range"], let start = range["start"].flatMap(Position.init),
      let end = range["end"].flatMap(Position.init)
    else {
      self = ServedText(new)
      return
    }
    replace(start, to: end, with: new, encoding)
  }
}
