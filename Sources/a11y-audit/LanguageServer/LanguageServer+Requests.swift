import A11yCommand
import A11yCore
import A11yFormats
import A11yNarration

/// Changes, words and hints that a client asks for.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.a11y-audit"

  /// The fix of each finding in the range, a suppression of it, and all safe fixes of the document.
  mutating func actions(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let range = parameters?["range"],
      let first = range["start"]?["line"]?.integer, let last = range["end"]?["line"]?.integer
    else { return try connection.reply(to: id, .wrongParameters, "expected a document and a range") }
    let only = parameters?["context"]?["only"]?.elements.compactMap(\.string) ?? []
    let wants = { (kind: String) in
      only.isEmpty || only.contains { $0 == kind || kind.hasPrefix($0 + ".") || $0.isEmpty }
    }
    let document = document(uri)
    let lines = min(first, last)...max(first, last)
    let marks = document?.marks.filter { lines.contains(Int($0.location.line) - 1) } ?? []
    let fixed = wants(Self.fixAllKind) ? document?.fix() : nil
    let encoding = encoding
    try connection.reply(to: id) { writer in
      writer.array { writer in
        guard let document else { return }
        if wants("quickfix") {
          for mark in marks where !mark.edits.isEmpty {
            let title = mark.isSafe ? "Fix: \(mark.remedy)" : "Fix, to be checked: \(mark.remedy)"
            writer.action(title, "quickfix", isPreferred: mark.isSafe) { writer in
              writer.edits(mark.edits, of: uri, in: document.text, encoding)
            }
          }
          for mark in marks {
            guard let suppression = mark.suppression, let rule = mark.rule else { continue }
            writer.action("Suppress \(rule) here; write the reason", "quickfix", isPreferred: false) { writer in
              writer.edits([suppression], of: uri, in: document.text, encoding)
            }
          }
        }
        if let fixed {
          writer.action("Apply all automatic fixes", Self.fixAllKind, isPreferred: nil) { writer in
            writer.wholeText(fixed, of: uri, in: document.text, encoding)
          }
        }
      }
    }
  }

  mutating func completion(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let line = parameters?["position"]?["line"]?.integer,
      let character = parameters?["position"]?["character"]?.integer
    else { return try connection.reply(to: id, .wrongParameters, "expected a document and a position") }
    var items: [Completion.Item] = []
    var prefix = ""
    if let document = document(uri), document.isDescription {
      let beginning = document.text.beginning(ofLine: line, before: character, encoding)
      let completion = Completion(beginning, isOutline: document.isOutline)
      items = completion.items
      prefix = completion.prefix
    }
    // Behind a dot or within a word clients filter by themselves; a list of all words would be long.
    let typed = prefix.lowercased()
    try connection.reply(to: id) { writer in
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
  mutating func hints(_ id: RPCMessage.ID, _ parameters: JSONValue?) throws {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      return try connection.reply(to: id, .wrongParameters, "expected a document")
    }
    let first = parameters?["range"]?["start"]?["line"]?.integer ?? 0
    let last = parameters?["range"]?["end"]?["line"]?.integer ?? Int.max
    let document = document(uri)
    let screens = document?.screens.map { narration.narrate($0, file: document?.path ?? "") } ?? []
    let encoding = encoding
    try connection.reply(to: id) { writer in
      writer.array { writer in
        guard let text = document?.text else { return }
        for screen in screens {
          for (number, spoken) in screen.utterances.enumerated() {
            let place = text.position(spoken.element.control.location, encoding)
            guard first <= place.line, place.line <= last else { continue }
            writer.element { writer in
              writer.object { writer in
                writer.member("label", String(number + 1))
                writer.member("paddingRight", true)
                writer.object("position") { $0.position(place) }
                writer.member("tooltip", screen.line(spoken).safeForConsole)
              }
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func position(_ place: (line: Int, character: Int)) {
    member("character", place.character)
    member("line", place.line)
  }

  fileprivate mutating func action(
    _ title: String, _ kind: String, isPreferred: Bool?, _ changes: (inout JSONWriter) -> Void
  ) {
    element { writer in
      writer.object { writer in
        writer.object("edit") { $0.object("changes", changes) }
        if isPreferred == true { writer.member("isPreferred", true) }
        writer.member("kind", kind)
        writer.member("title", title.safeForConsole)
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
              writer.object("range") { writer in
                writer.object("end") { $0.position(text.position(edit.end, encoding)) }
                writer.object("start") { $0.position(text.position(edit.start, encoding)) }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func wholeText(
    _ new: String, of uri: String, in text: ServedText, _ encoding: PositionEncoding
  ) {
    member(named: uri) { writer in
      writer.array { writer in
        writer.element { writer in
          writer.object { writer in
            writer.member("newText", new)
            writer.object("range") { writer in
              writer.object("end") { $0.position(text.end(encoding)) }
              writer.object("start") { $0.position((0, 0)) }
            }
          }
        }
      }
    }
  }
}
