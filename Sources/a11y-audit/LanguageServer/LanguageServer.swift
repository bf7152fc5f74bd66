import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yNarration
import A11yRules
import ArgumentParser

/// The Language Server Protocol for screens: findings while one types, and what VoiceOver says under the pointer.
///
/// Messages are answered in their order. A document is audited when no other message waits, so that fast typing costs one audit.
struct LanguageServer {
  let connection: RPCConnection
  private let project: ProjectConfiguration
  private let choice: RuleChoice
  let narration: NarrationOptions
  private(set) var encoding = PositionEncoding.utf16
  private var isInitialized = false
  private var isShutDown = false
  private var audits = SettingsCache<Audit<AccessibilityTree>>()
  /// By URI.
  private var texts: [String: (text: String, version: Int?)] = [:]
  private var documents: [String: ServedDocument] = [:]
  private var changed: Set<String> = []

  init(
    _ connection: RPCConnection, _ project: ProjectConfiguration, _ choice: RuleChoice, _ narration: NarrationOptions
  ) {
    self.connection = connection
    self.project = project
    self.choice = choice
    self.narration = narration
  }

  /// Answers until the client says that it is done.
  ///
  /// - Returns: whether it did so in the right order: `shutdown`, then `exit`.
  mutating func run() throws -> Bool {
    while let incoming = try connection.next() {
      if case .message(let message) = incoming, let method = message.method {
        if method == "exit" { return isShutDown }
        try handle(method, message)
      }
      if !connection.hasMore { try publishChanged() }
    }
    return isShutDown
  }

  private mutating func handle(_ method: String, _ message: RPCMessage) throws {
    let parameters = message.parameters
    guard let id = message.id else { return try notice(method, parameters) }
    if method == "initialize", !isInitialized { return try initialize(id, parameters) }
    guard isInitialized else { return try connection.reply(to: id, .notInitialized, "'initialize' must come first") }
    guard !isShutDown else { return try connection.reply(to: id, .notARequest, "the server is shut down") }
    switch method {
    case "shutdown":
      try publishChanged()
      isShutDown = true
      try connection.reply(to: id) { $0.literal("null") }
    case "textDocument/hover": try hover(id, parameters)
    case "textDocument/documentSymbol": try symbols(id, parameters)
    case "textDocument/codeAction": try actions(id, parameters)
    case "textDocument/completion": try completion(id, parameters)
    case "textDocument/inlayHint": try hints(id, parameters)
    default: try connection.reply(to: id, .unknownMethod, "'\(method.excerpt())' is not supported")
    }
  }

  private mutating func notice(_ method: String, _ parameters: JSONValue?) throws {
    guard isInitialized, !isShutDown, let document = parameters?["textDocument"], let uri = document["uri"]?.string
    else { return }
    switch method {
    case "textDocument/didOpen":
      texts[uri] = (document["text"]?.string ?? "", document["version"]?.integer)
      changed.insert(uri)
    case "textDocument/didChange":
      // The whole text comes each time, as was agreed.
      let last = parameters?["contentChanges"]?.elements.reduce(nil as JSONValue?) { $1 }
      guard let text = last?["text"]?.string, texts[uri] != nil else { return }
      texts[uri] = (text, document["version"]?.integer)
      changed.insert(uri)
    case "textDocument/didClose":
      texts[uri] = nil
      documents[uri] = nil
      changed.remove(uri)
      try publish([], of: uri, nil)
    default: break
    }
  }

  private mutating func initialize(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    isInitialized = true
    let offered = parameters?["capabilities"]?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    encoding = PositionEncoding.allCases.first { offered.contains($0.rawValue) } ?? .utf16
    let encoding = encoding
    try connection.reply(to: id) { writer in
      writer.object { writer in
        writer.object("capabilities") { writer in
          writer.object("codeActionProvider") { $0.array("codeActionKinds", ["quickfix", Self.fixAllKind]) }
          writer.object("completionProvider") { $0.array("triggerCharacters", ["\"", "=", ","]) }
          writer.member("documentSymbolProvider", true)
          writer.member("hoverProvider", true)
          writer.member("inlayHintProvider", true)
          writer.member("positionEncoding", encoding.rawValue)
          writer.object("textDocumentSync") { writer in
            writer.member("change", 1)
            writer.member("openClose", true)
          }
        }
        writer.object("serverInfo") { writer in
          writer.member("name", AuditMain.name)
          writer.member("version", AuditMain.version)
        }
      }
    }
  }

  private mutating func publishChanged() throws {
    for uri in changed.sorted() {
      guard let document = document(uri) else { continue }
      try publish(document.marks, of: uri, document)
    }
    changed = []
  }

  /// The document as it is now.
  mutating func document(_ uri: String) -> ServedDocument? {
    guard let (text, version) = texts[uri] else { return nil }
    if let known = documents[uri], known.version == version, known.text.text == text { return known }
    let path = FilePath(uri: uri)
    var audit: Audit<AccessibilityTree>?
    var settings: FileSettings?
    // What is wrong with the configuration has been told on standard error.
    let configuration = (try? project.configuration(for: path)) ?? .none(Catalog.vocabulary)
    let found = configuration.settings(for: project.absolute(path), choice)
    if found.skip == nil {
      settings = found
      audit = audits.value(for: found) { $0.audit(Catalog.rules, today: DayOption.today) }
    }
    let made = ServedDocument(path: path, text: text, version: version, configuration, settings, audit)
    documents[uri] = made
    return made
  }

  private func publish(_ marks: [ServedDocument.Mark], of uri: String, _ document: ServedDocument?) throws {
    let encoding = encoding
    try connection.notify("textDocument/publishDiagnostics") { writer in
      writer.array("diagnostics", marks) { mark, writer in
        writer.member("code", mark.rule)
        writer.member("message", mark.message)
        if let text = document?.text { writer.write("range", text.range(at: mark.location, encoding)) }
        if !mark.related.isEmpty, let text = document?.text {
          writer.array("relatedInformation", mark.related) { related, writer in
            writer.object("location") { writer in
              writer.write("range", text.range(at: related.location, encoding))
              writer.member("uri", uri)
            }
            writer.member("message", related.message)
          }
        }
        writer.member("severity", mark.severity.rawValue)
        writer.member("source", AuditMain.name)
      }
      writer.member("uri", uri)
      if let version = document?.version { writer.member("version", version) }
    }
  }

  private mutating func hover(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let position = parameters?["position"],
      let line = position["line"]?.integer, let character = position["character"]?.integer
    else { return try connection.reply(to: id, .wrongParameters, "expected a document and a position") }
    guard let document = document(uri),
      let (number, screen) = document.element(
        at: document.text.location(line: line, character: character, encoding), narration)
    else { return try connection.reply(to: id) { $0.literal("null") } }
    let spoken = screen.utterances[number]
    let range = document.text.range(at: spoken.element.control.location, encoding)
    let text = Self.words(number, screen)
    try connection.reply(to: id) { writer in
      writer.object { writer in
        writer.object("contents") { writer in
          // Labels are anybody's: no markup.
          writer.member("kind", "plaintext")
          writer.member("value", text)
        }
        writer.write("range", range)
      }
    }
  }

  /// What is heard, where each part of it comes from, and the place in the order.
  private static func words(_ number: Int, _ screen: NarratedScreen) -> String {
    var lines = ["VoiceOver: \(screen.line(screen.utterances[number]))"]
    if let explanations = screen.explanations, explanations.indices.contains(number) {
      lines += explanations[number].origins.map { "  \($0.part.text): \($0.cause)" }
    }
    lines.append("\(number + 1) of \(screen.utterances.count) in VoiceOver's order")
    return lines.joined(separator: "\n").safeForConsole
  }

  /// The elements in VoiceOver's order.
  private mutating func symbols(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      return try connection.reply(to: id, .wrongParameters, "expected a document")
    }
    let document = document(uri)
    let screens = document?.screens.map { narration.narrate($0, file: document?.path ?? "") } ?? []
    let encoding = encoding
    try connection.reply(to: id) { writer in
      writer.array { writer in
        guard let text = document?.text else { return }
        for screen in screens {
          for (number, spoken) in screen.utterances.enumerated() {
            let range = text.range(at: spoken.element.control.location, encoding)
            writer.element { writer in
              writer.object { writer in
                writer.member("kind", 8)
                writer.member("name", "\(number + 1) \(screen.line(spoken))".safeForConsole)
                writer.write("range", range)
                writer.write("selectionRange", range)
              }
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func write(_ key: StaticString, _ range: (line: Int, start: Int, end: Int)) {
    object(key) { writer in
      writer.object("end") { writer in
        writer.member("character", range.end)
        writer.member("line", range.line)
      }
      writer.object("start") { writer in
        writer.member("character", range.start)
        writer.member("line", range.line)
      }
    }
  }
}
