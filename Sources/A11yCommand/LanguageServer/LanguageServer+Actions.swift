import A11yCore
import A11yFormats
import A11yReports

/// Changes that an editor offers, and commands.
extension LanguageServer {
  static var fixAllKind: String { "source.fixAll.\(Service.tool)" }
  static var explain: String { "explain" }

  /// The fix of each finding in the range, a suppression of it, its explanation, and all safe fixes of the document.
  mutating func actions(_ request: DocumentRequest<Service.Document>) throws -> (inout JSONWriter) -> Void {
    let (uri, encoding) = (request.uri, request.encoding)
    guard let range = request.parameters?["range"], let first = range["start"]?["line"]?.integer,
      let last = range["end"]?["line"]?.integer
    else { throw RequestFault("expected a document and a range") }
    let only = request.parameters?["context"]?["only"]?.elements.compactMap(\.string) ?? []
    let wants = { (kind: String) in
      only.isEmpty || only.contains { $0 == kind || kind.hasPrefix($0 + ".") || $0.isEmpty }
    }
    let document = request.document
    let most = Int(Int32.max)
    let lines = min(max(0, min(first, last)), most) + 1...min(max(0, first, last), most) + 1
    let found = document?.changes(in: lines) ?? []
    let fixed = wants(Self.fixAllKind) ? document?.fixed() : nil
    let wantsFixes = wants("quickfix")
    return { writer in
      writer.array { writer in
        guard let document else { return }
        if wantsFixes {
          for diagnostic in found where !diagnostic.edits.isEmpty {
            let isSafe = diagnostic.areEditsSafe
            let title = "\(isSafe ? "Fix" : "Fix, to be checked"): \(diagnostic.remedy)"
            writer.action(title, "quickfix", isPreferred: isSafe) { writer in
              writer.edits(diagnostic.edits, of: uri, in: document.text, encoding)
            }
          }
          for diagnostic in found {
            guard let suppression = diagnostic.suppression, let rule = diagnostic.rule else { continue }
            writer.action("Suppress \(rule) here; write the reason", "quickfix", isPreferred: false) { writer in
              writer.edits([suppression], of: uri, in: document.text, encoding)
            }
          }
          var explained: Set<String> = []
          for case let rule? in found.map(\.rule) where explained.insert(rule).inserted {
            writer.explanation(of: rule, by: "\(Service.tool).\(Self.explain)")
          }
        }
        if let fixed {
          writer.action("Apply all automatic fixes", Self.fixAllKind, isPreferred: false) { writer in
            writer.wholeText(fixed, of: uri, in: document.text, encoding)
          }
        }
      }
    }
  }

  mutating func execute(_ parameters: JSONValue?) throws -> (inout JSONWriter) -> Void {
    let name = parameters?["command"]?.string ?? ""
    let arguments = parameters?["arguments"]?.elements.reduce(into: [JSONValue]()) { $0.append($1) } ?? []
    let prefix = "\(Service.tool)."
    let command = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : ""
    if command == Self.explain { return try explain(arguments.first?.string ?? "") }
    guard Service.commands.contains(command) else { throw RequestFault("unknown command '\(name.excerpt())'") }
    guard let uri = arguments.first?["uri"]?.string else { throw RequestFault("expected an argument with 'uri'") }
    return try service.run(
      command,
      DocumentRequest(parameters: arguments.first, uri: uri, document: document(uri), encoding: client.encoding))
  }

  private mutating func explain(_ rule: String) throws -> (inout JSONWriter) -> Void {
    guard let explanation = service.explanation(of: rule) else {
      throw RequestFault("unknown rule '\(rule.excerpt())'")
    }
    if let ruleDocs, client.showsDocuments {
      try request("window/showDocument") { writer in
        writer.member("external", true)
        writer.member("uri", ruleDocs + RuleSite.name(of: rule))
      }
    } else {
      try connection.notify("window/showMessage") { writer in
        writer.member("message", explanation.text)
        writer.member("type", 3)
      }
    }
    return { $0.value(explanation.text) }
  }
}

extension JSONWriter {
  fileprivate mutating func action(
    _ title: String, _ kind: String, isPreferred: Bool, _ changes: (inout JSONWriter) -> Void
  ) {
    element { writer in
      writer.object { writer in
        writer.object("edit") { $0.object("changes", changes) }
        if isPreferred { writer.member("isPreferred", true) }
        writer.member("kind", kind)
        writer.member("title", title.safeForConsole)
      }
    }
  }

  fileprivate mutating func explanation(of rule: String, by command: String) {
    let title = "Explain \(rule)"
    element { writer in
      writer.object { writer in
        writer.object("command") { writer in
          writer.array("arguments", [rule])
          writer.member("command", command)
          writer.member("title", title)
        }
        writer.member("kind", "quickfix")
        writer.member("title", title)
      }
    }
  }

  fileprivate mutating func edits(
    _ edits: [Finding.Edit], of uri: String, in text: ServedText, _ encoding: PositionEncoding
  ) {
    member(named: uri) { writer in
      writer.array { writer in
        for edit in edits {
          writer.element { writer in
            writer.object { writer in
              writer.member("newText", edit.replacement)
              writer.range(SourceRange(edit.start, to: edit.end), in: text, encoding)
            }
          }
        }
      }
    }
  }

  /// The editor finds out what differs.
  fileprivate mutating func wholeText(
    _ new: [UInt8], of uri: String, in text: ServedText, _ encoding: PositionEncoding
  ) {
    member(named: uri) { writer in
      writer.array { writer in
        writer.element { writer in
          writer.object { writer in
            writer.member("newText", String(decoding: new, as: UTF8.self))
            writer.object("range") { writer in
              writer.object("end") { $0.position(text.end(encoding)) }
              writer.object("start") { $0.position(ServedText.Position(line: 0, character: 0)) }
            }
          }
        }
      }
    }
  }
}
