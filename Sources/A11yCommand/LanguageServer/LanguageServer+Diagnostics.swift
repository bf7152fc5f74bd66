import A11yCore
import A11yFormats
import A11yReports

/// How findings reach the editor.
extension LanguageServer {
  func publish(_ diagnostics: [ServedDiagnostic], of uri: String, _ document: Service.Document?) throws {
    var texts = RelatedTexts(open)
    try connection.notify("textDocument/publishDiagnostics") { writer in
      write("diagnostics", diagnostics, of: uri, document?.text, &texts, to: &writer)
      writer.member("uri", uri)
      if let version = open[uri]?.version { writer.member("version", version) }
    }
  }

  /// The diagnostics of a document for a client that asks for them.
  mutating func pulled(_ parameters: JSONValue?) throws -> (inout JSONWriter) -> Void {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else { throw RequestFault("expected a document") }
    let state = String(open[uri]?.state ?? 0)
    if parameters?["previousResultId"]?.string == state {
      return { writer in
        writer.object { writer in
          writer.member("kind", "unchanged")
          writer.member("resultId", state)
        }
      }
    }
    let document = document(uri)
    var texts = RelatedTexts(open)
    let server = self
    return { writer in
      writer.object { writer in
        server.write("items", document?.diagnostics ?? [], of: uri, document?.text, &texts, to: &writer)
        writer.member("kind", "full")
        writer.member("resultId", state)
      }
    }
  }

  private func write(
    _ key: StaticString, _ diagnostics: [ServedDiagnostic], of uri: String, _ text: ServedText?,
    _ texts: inout RelatedTexts, to writer: inout JSONWriter
  ) {
    let encoding = client.encoding
    let rules = Set(diagnostics.compactMap(\.rule))
    let pages = Dictionary(uniqueKeysWithValues: rules.map { ($0, page(of: $0)) })
    writer.array(key, diagnostics) { diagnostic, writer in
      writer.member("code", diagnostic.rule)
      if let page = diagnostic.rule.flatMap({ pages[$0] }) ?? nil {
        writer.object("codeDescription") { $0.member("href", page) }
      }
      writer.member("message", diagnostic.message)
      if let text { writer.range(diagnostic.range, in: text, encoding) }
      let related = diagnostic.related.prefix(Self.mostRelated).compactMap { other in
        (other.file.map { texts.text(of: $0) } ?? text.map { (uri, $0) }).map { (other, $0.uri, $0.text) }
      }
      if !related.isEmpty {
        writer.array("relatedInformation", related) { other, writer in
          writer.object("location") { writer in
            writer.range(other.0.range, in: other.2, encoding)
            writer.member("uri", other.1)
          }
          writer.member("message", other.0.message)
        }
      }
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("source", Service.tool)
    }
  }

  private static var mostRelated: Int { 20 }

  /// Where a rule is described: on its page, or what its first success criterion is about.
  private func page(of rule: String) -> String? {
    if let ruleDocs { return ruleDocs + RuleSite.name(of: rule) }
    return service.explanation(of: rule)?.criteria.lazy.compactMap(\.understandingPage).first
  }

  /// What a rule is about, where its id is written.
  func ruleHover(_ request: DocumentRequest<Service.Document>) throws -> (inout JSONWriter) -> Void {
    guard request.position != nil else { throw RequestFault("expected a document and a position") }
    guard let document = request.document, let word = request.location.flatMap(document.text.word),
      let rule = service.explanation(of: word.text)
    else { return { $0.literal("null") } }
    return { $0.hover(rule.text, at: word.range, in: document.text, request.encoding) }
  }
}

/// The texts of other files, with whose places findings are explained. Each is read once.
private struct RelatedTexts {
  private var known: [FilePath: (uri: String, text: ServedText)?] = [:]

  init<Service>(_ open: [String: LanguageServer<Service>.Open]) {
    for (uri, document) in open { known[document.path] = (uri, document.text) }
  }

  mutating func text(of path: FilePath) -> (uri: String, text: ServedText)? {
    let path = FilePath.working.appending(path)
    if let text = known[path] { return text }
    let read = (try? InputFile.read(path)).map { (path.uri, ServedText(bytes: $0)) }
    known[path] = .some(read)
    return read
  }
}
