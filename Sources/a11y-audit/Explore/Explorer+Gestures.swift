import A11yCore
import A11yNarration

/// What gestures do next to moving the focus, and how it is told.
extension Explorer {
  mutating func turnRotor(to name: String) -> Reply {
    let known = RotorCategory.system + screen.walk.customRotors
    let wanted = name.lowercased()
    guard let category = known.first(where: { $0.name.lowercased() == wanted || $0.name.lowercased() == wanted + "s" })
    else {
      let question = Suggestion.question(for: wanted, among: known.map(\.name))
      let remedy = question.isEmpty ? "; \(rotorList)" : question.escapedForDisplay
      return Reply(notes: ["the rotor has no \(name.quoted())\(remedy)"])
    }
    screens[current].walk.turn(to: category)
    if case .custom(let rotor) = category { return turned(rotor) }
    let count = screen.walk.positions(of: category).count
    let note = "rotor: \(category.name), \(count == 0 ? "none" : "\(count)") on this screen"
    return count == 0 ? Reply(notes: [note]) : rotated(after: note)
  }

  private mutating func turned(_ rotor: Interaction.CustomRotor) -> Reply {
    guard let count = Self.count(of: rotor) else { return rotate(forward: true) }
    let note = "rotor: \(rotor.name.excerpt()), \(count)"
    return rotor.results?.isEmpty == true ? Reply(notes: [note]) : rotated(after: note)
  }

  private mutating func rotated(after note: String) -> Reply {
    var reply = rotate(forward: true)
    reply.notes.insert(note, at: 0)
    return reply
  }

  /// `3 results and 5 more`; nil where the description does not say.
  private static func count(of rotor: Interaction.CustomRotor) -> String? {
    guard let results = rotor.results else { return nil }
    let count = results.isEmpty ? "no results" : results.count.counted("result")
    switch rotor.rest {
    case .none: return count
    case .more(let more): return "\(count) and \(more) more"
    case .many: return "\(count) and many more"
    }
  }

  mutating func turnRotor() -> Reply {
    guard let category = screens[current].walk.turnRotor() else { return Reply(notes: [rotorList]) }
    return Reply(notes: ["rotor: \(category.name.excerpt())"])
  }

  mutating func rotate(forward: Bool) -> Reply {
    guard let rotor = screen.walk.rotor else { return Reply(notes: [rotorList]) }
    switch screens[current].walk.rotate(forward: forward) {
    case .element: return Reply(heard: [arrival])
    case .words(let words):
      return Reply(heard: [.init(line: ExploredScreen.line(words), utterance: screen.walk.utterance, text: words)])
    case .end: return Reply(notes: [end(of: rotor, forward: forward)])
    case .untold:
      return Reply(notes: ["rotor: \(rotor.name.excerpt()), a custom rotor: its results are not in the description"]
      )
    }
  }

  private func end(of rotor: RotorCategory, forward: Bool) -> String {
    let side = forward ? "after" : "before"
    guard case .custom(let custom) = rotor else { return "no \(rotor.name) \(side) this element" }
    if forward, custom.rest != .none { return "the description has no more results of \(custom.name.quoted())" }
    return "\(custom.name.quoted()) has no match \(side) this element"
  }

  var rotorList: String {
    let walk = screen.walk
    let names = walk.rotorCategories.map { category in
      if case .custom(let rotor) = category {
        return "\(rotor.name.quoted()) (custom\(Self.count(of: rotor).map { ", \($0)" } ?? ""))"
      }
      return "\(category.name) (\(walk.positions(of: category).count))"
    }
    return names.isEmpty ? "the rotor has no items on this screen" : "rotor: \(names.joined(separator: ", "))"
  }

  mutating func swipe(up: Bool) -> Reply {
    switch screens[current].walk.adjust(up: up) {
    case .adjusted(let old, let new):
      let heard = Reply.Heard(
        line: "\(old.excerpt()) → \(new.excerpt())", utterance: screen.walk.utterance, text: new)
      return Reply(heard: [heard])
    case .atLimit(let value): return Reply(notes: ["\(value.quoted()) is the limit"])
    case .unknown(nil): return Reply(notes: ["the element has no value to change"])
    case .unknown(let value?):
      return Reply(notes: ["the value \(up ? "after" : "before") \(value.quoted()) is not in the description"])
    case .dimmed: return Reply(notes: ["the element is dimmed and has no action"])
    case .notAdjustable: return rotate(forward: !up)
    }
  }

  mutating func activate() -> Reply {
    switch screens[current].walk.activate() {
    case .switched(let isOn):
      let heard = Reply.Heard(
        line: "switched \(isOn ? "on" : "off"): \(ExploredScreen.line(screen.walk.utterance))",
        utterance: screen.walk.utterance)
      return Reply(heard: [heard])
    case .editing: return Reply(notes: ["editing text"], heard: [arrival])
    case .acts(let action?): return Reply(notes: ["performs \(action.quoted())"])
    case .acts(nil): return Reply(notes: ["performs its action, which is not in the description"])
    case .taps: return Reply(notes: ["taps the center of the element; the description has no action for it"])
    case .dimmed: return Reply(notes: ["the element is dimmed and has no action"])
    }
  }

  func magicTap() -> Reply {
    if let index = screen.walk.magicTap() {
      return Reply(notes: ["\(words(index)) performs accessibilityPerformMagicTap"])
    }
    return Reply(notes: [
      "no control around the focus implements accessibilityPerformMagicTap: the system plays or pauses, or takes a call"
    ])
  }

  /// The item chooser. The list is in alphabetical order; words that only one element contains choose it.
  mutating func choose(_ words: String?) -> Reply {
    let found = screen.walk.items(containing: words ?? "")
    if let words, found.isEmpty { return Reply(notes: ["no element contains \(words.quoted())"]) }
    if words != nil, found.count == 1 {
      screens[current].walk.go(to: found[0])
      return Reply(heard: [arrival])
    }
    let width = "\(screen.walk.stops.count)".count
    return Reply(
      notes: found.map { position in
        let number = "\(position + 1)"
        let padding = String(repeating: " ", count: width - number.count)
        return "\(padding)\(number)  \(ExploredScreen.line(screen.walk.utterance(at: position).description))"
      })
  }

  mutating func escape() -> Reply {
    switch screens[current].walk.escape() {
    case .endsEditing: return Reply(notes: ["stopped editing text"])
    case .performed(let index): return Reply(notes: ["\(words(index)) closes with accessibilityPerformEscape"])
    case .back(let position):
      return Reply(notes: ["back with \(ExploredScreen.line(screen.walk.utterance(at: position)))"])
    case .trapped(let index):
      return Reply(notes: ["\(words(index)) is modal and has no accessibilityPerformEscape"])
    case .nothing: return Reply(notes: ["no effect"])
    }
  }

  private func words(_ index: Int) -> String {
    let control = screen.walk.tree[index].control
    let name = control.label ?? control.identifier ?? control.className
    return name.map { $0.quoted() } ?? "the container"
  }
}
