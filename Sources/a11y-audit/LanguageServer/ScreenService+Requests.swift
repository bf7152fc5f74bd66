import A11yCommand
import A11yCore
import A11yFormats
import A11yNarration

/// What editors ask of screens.
extension ScreenService {
  static func writeCapabilities(to writer: inout JSONWriter) {
    writer.object("completionProvider") { $0.array("triggerCharacters", ["\"", "=", ",", ":", " "]) }
    writer.member("definitionProvider", true)
    writer.member("documentSymbolProvider", true)
    writer.member("inlayHintProvider", true)
  }

  mutating func answer(
    _ method: String, _ request: DocumentRequest<ScreenDocument>
  ) throws -> ((inout JSONWriter) -> Void)? {
    switch method {
    case "textDocument/hover": return try hover(request)
    case "textDocument/documentSymbol": return symbols(request)
    case "textDocument/completion": return try completion(request)
    case "textDocument/inlayHint": return hints(request)
    case "textDocument/definition": return try definition(request)
    default: return nil
    }
  }

  /// Nil where a rule may be explained.
  private func hover(_ request: DocumentRequest<ScreenDocument>) throws -> ((inout JSONWriter) -> Void)? {
    guard request.position != nil else { throw RequestFault("expected a document and a position") }
    guard let document = request.document, let location = request.location else { return { $0.literal("null") } }
    let word = document.text.word(at: location)
    if let word, explanation(of: word.text) != nil { return nil }
    if document.screens.isEmpty {
      guard let word, let key = ConfigurationCompletion.meaning(of: word.text, in: document) else { return nil }
      return { $0.hover(key, at: word.range, in: document.text, request.encoding) }
    }
    guard let place = document.speech.element(at: location) else { return { $0.literal("null") } }
    let screen = document.speech.screens[place.screen]
    let range = document.text.token(at: screen.element(place.number).control.location)
    var text = Self.words(place.number, screen)
    if document.isDescription, let word,
      let meaning = WordMeaning.text(
        of: word.text, at: document.place(ofWordAt: word.range.end), narration, screen.tree.screen.language)
    {
      text += "\n\n\(meaning)"
    }
    return { $0.hover(text, at: range, in: document.text, request.encoding) }
  }

  /// What is heard, where each part of it comes from, and the place in the order.
  private static func words(_ number: Int, _ screen: SteppedNarration) -> String {
    let explanation = screen.explanation(number)
    var lines = ["VoiceOver: \(explanation.utterance.spoken)"]
    lines += explanation.origins.map { "  \($0.part.text): \($0.cause)" }
    lines += explanation.element.codeNotes
    lines.append("\(number + 1) of \(screen.count) in VoiceOver's order")
    return lines.joined(separator: "\n").safeForConsole
  }

  /// The elements in VoiceOver's order.
  private func symbols(_ request: DocumentRequest<ScreenDocument>) -> (inout JSONWriter) -> Void {
    let document = request.document
    let screens = document?.speech.screens ?? []
    return { writer in
      writer.array { writer in
        guard let text = document?.text else { return }
        for screen in screens {
          for number in 0..<screen.count {
            let spoken = screen.spoken(number)
            let range = text.token(at: spoken.element.control.location)
            writer.element { writer in
              writer.object { writer in
                writer.member("kind", 8)
                writer.member("name", "\(number + 1) \(spoken.utterance.spoken)".safeForConsole)
                writer.range(range, in: text, request.encoding)
                writer.range(range, as: "selectionRange", in: text, request.encoding)
              }
            }
          }
        }
      }
    }
  }

  private func completion(_ request: DocumentRequest<ScreenDocument>) throws -> (inout JSONWriter) -> Void {
    guard request.position != nil else { throw RequestFault("expected a document and a position") }
    var items: [Completion.Item] = []
    var prefix = ""
    if let document = request.document, let location = request.location {
      if document.isDescription {
        let beginning = document.text.beginning(ofLineTo: location)
        let completion = Completion(beginning, isOutline: document.isOutline)
        (items, prefix) = (completion.items, completion.prefix)
      } else if ConfigurationCompletion.isOffered(in: document) {
        let completion = ConfigurationCompletion(document.text, at: location)
        (items, prefix) = (completion.items, completion.prefix)
      }
    }
    // Behind a dot or within a word clients filter by themselves; a list of all words would be long.
    let typed = prefix.lowercased()
    return { writer in
      writer.object { writer in
        writer.member("isIncomplete", false)
        writer.array("items", items.filter { $0.label.lowercased().contains(typed) }) { item, writer in
          if let meaning = item.meaning {
            writer.object("documentation") { writer in
              writer.member("kind", "markdown")
              writer.member("value", meaning)
            }
          }
          writer.member("kind", item.kind.rawValue)
          writer.member("label", item.label)
        }
      }
    }
  }

  /// The number in VoiceOver's order before each element.
  private func hints(_ request: DocumentRequest<ScreenDocument>) -> (inout JSONWriter) -> Void {
    let range = request.parameters?["range"]
    let first = range?["start"]?["line"]?.integer ?? 0
    let last = range?["end"]?["line"]?.integer ?? Int.max
    let document = request.document
    let screens = document?.speech.screens ?? []
    return { writer in
      writer.array { writer in
        guard let text = document?.text else { return }
        for screen in screens {
          for number in 0..<screen.count {
            let place = text.position(screen.element(number).control.location, request.encoding)
            guard first <= place.line, place.line <= last else { continue }
            writer.element { writer in
              writer.object { writer in
                writer.member("label", String(number + 1))
                writer.member("paddingRight", true)
                writer.object("position") { $0.position(place) }
                writer.member("tooltip", screen.spoken(number).utterance.spoken.safeForConsole)
              }
            }
          }
        }
      }
    }
  }
}

extension Element {
  /// That code sets what VoiceOver says of the element in another way than the file does.
  fileprivate var codeNotes: [String] {
    [Fact.label, .value, .hint, .traits].compactMap { fact in
      switch codeSettlement(of: fact) {
      case .settled: "Code sets its \(fact.rawValue), so VoiceOver may say something else."
      case .unimproved(let site), .open(let site):
        "Code sets its \(fact.rawValue) (\(site.description)), so VoiceOver may say something else."
      case .untouched, nil: nil
      }
    }
  }
}
