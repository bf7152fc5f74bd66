package import A11yCore
package import A11yFormats

/// What a tool knows of documents that an editor has open. How editors are spoken to is the server's.
package protocol LanguageService {
  associatedtype Document: ServedDocument

  static var tool: String { get }
  static var version: String { get }

  /// Patterns of files on which diagnostics depend.
  static var watchedFiles: [String] { get }

  /// Commands for `workspace/executeCommand`, without the tool's name.
  static var commands: [String] { get }

  /// The page of a rule, and what is to be said of it.
  func explanation(of rule: String) -> (criteria: [Criterion], text: String)?

  /// The folders that the editor has open.
  mutating func open(folders: [FilePath])

  /// Reads and audits a document. The result may be kept as long as neither its text nor a file on which it depends changes.
  mutating func document(_ text: ServedText, at path: FilePath) -> Document

  /// Whether findings of a document depend on the texts of other open documents.
  static var documentsDependOnEachOther: Bool { get }

  /// A document was opened or changed: others may depend on its text.
  mutating func edit(_ text: ServedText, at path: FilePath)

  /// The document was closed: what its file holds counts again.
  mutating func close(_ path: FilePath)

  /// These files were changed on disk, or saved; nil if it is not known which.
  mutating func filesChanged(_ paths: [FilePath]?)

  /// Writes the capabilities that go beyond diagnostics and code actions.
  static func writeCapabilities(to writer: inout JSONWriter)

  /// Answers a request about a document; nil for a method that is not supported.
  mutating func answer(_ method: String, _ request: DocumentRequest<Document>) throws -> ((inout JSONWriter) -> Void)?

  /// Runs a command.
  mutating func run(_ command: String, _ request: DocumentRequest<Document>) throws -> (inout JSONWriter) -> Void
}

extension LanguageService {
  /// Nothing, for a service whose documents do not depend on each other.
  package mutating func edit(_ text: ServedText, at path: FilePath) {}

  /// Nothing, for a service whose documents do not depend on each other.
  package mutating func close(_ path: FilePath) {}

  /// Refuses, for a service without commands.
  package mutating func run(
    _ command: String, _ request: DocumentRequest<Document>
  ) throws -> (inout JSONWriter) -> Void {
    throw RequestFault("unknown command")
  }
}

/// An open document, read and audited.
package protocol ServedDocument {
  var path: FilePath { get }
  var text: ServedText { get }
  var diagnostics: [ServedDiagnostic] { get }

  /// The diagnostics of some lines, from 1, with the changes that fix and suppress them.
  func changes(in lines: ClosedRange<Int>) -> [ServedDiagnostic]

  /// The document with all safe fixes; nil if there are none.
  func fixed() -> [UInt8]?
}

/// A request about a place in a document.
package struct DocumentRequest<Document: ServedDocument> {
  package let parameters: JSONValue?
  package let uri: String
  /// Nil if it is not open.
  package let document: Document?
  package let encoding: PositionEncoding

  /// The place, if the request has one.
  package var position: ServedText.Position? { parameters?["position"].flatMap(ServedText.Position.init) }

  /// The place in the document.
  package var location: SourceLocation? {
    position.flatMap { document?.text.location(of: $0, encoding) }
  }
}

/// What a request lacks.
package struct RequestFault: Error {
  package var fault: RPCMessage.Fault
  package var message: String

  package init(_ message: String, _ fault: RPCMessage.Fault = .wrongParameters) {
    self.message = message
    self.fault = fault
  }
}

extension ServedText.Position {
  package init?(_ value: JSONValue) {
    guard let line = value["line"]?.integer, let character = value["character"]?.integer,
      (0...Int(Int32.max)).contains(line), character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension JSONWriter {
  package mutating func position(_ position: ServedText.Position) {
    member("character", position.character)
    member("line", position.line)
  }

  package mutating func range(
    _ range: SourceRange, as key: StaticString = "range", in text: ServedText, _ encoding: PositionEncoding
  ) {
    object(key) { writer in
      writer.object("end") { $0.position(text.position(range.end, encoding)) }
      writer.object("start") { $0.position(text.position(range.start, encoding)) }
    }
  }

  /// Text without markup: labels are anybody's.
  package mutating func hover(
    _ text: String, at range: SourceRange, in document: ServedText, _ encoding: PositionEncoding
  ) {
    object { writer in
      writer.object("contents") { writer in
        writer.member("kind", "plaintext")
        writer.member("value", text)
      }
      writer.range(range, in: document, encoding)
    }
  }
}
