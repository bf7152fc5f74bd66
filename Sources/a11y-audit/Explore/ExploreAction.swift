import A11yCommand
import A11yCore
import A11yNarration

/// What a person asks for on a walk.
enum ExploreAction: Equatable {
  case move(Walk.Move)
  case go(Int)
  /// Turn the rotor; nil: tell what there is.
  case rotor(String?)
  case rotorNext(forward: Bool)
  case turnRotor
  case up, down
  case activate, magicTap, readAll, escape, again
  /// The item chooser: all elements, or those that contain the words.
  case items(String?)
  case search(String)
  case place, targets, faults, help, quit
  /// Another screen of the input, by number or name; nil: tell what there is.
  case screen(String?)

  /// The words of the line commands, with what they do, as `help` lists them.
  static let words: [(word: String, argument: String, help: String)] = [
    ("next", "", "next element (swipe right)"),
    ("previous", "", "previous element (swipe left)"),
    ("first", "", "first element"),
    ("last", "", "last element"),
    ("go", "N", "element with this number"),
    ("rotor", "KIND", "set the rotor and go to the next match; without KIND: list the rotor"),
    ("up", "", "increment an adjustable element; otherwise the rotor's previous match (swipe up)"),
    ("down", "", "decrement an adjustable element; otherwise the rotor's next match (swipe down)"),
    ("activate", "", "double tap"),
    ("read", "", "read all from here, without hints"),
    ("repeat", "", "repeat the element"),
    ("magic", "", "magic tap (two-finger double tap)"),
    ("escape", "", "go back or close (two-finger scrub)"),
    ("items", "WORDS", "item chooser: elements in alphabetical order; goes to the only one with the words"),
    ("search", "WORDS", "next element that contains the words"),
    ("where", "", "number, position in the tree and the file, and a drawing"),
    ("targets", "", "targets of the control, with events and actions"),
    ("findings", "", "all findings of this screen"),
    ("screen", "N", "another screen of the input; without N: list the screens"),
    ("help", "", "this list"),
    ("quit", "", "quit"),
  ]

  private static let aliases = [
    "n": "next", "p": "previous", "prev": "previous", "back": "previous", "increment": "up", "decrement": "down",
    "tap": "activate", "find": "search", "say": "repeat", "exit": "quit", "q": "quit", "?": "help", "h": "help",
    "read-all": "read", "magic-tap": "magic", "chooser": "items", "item": "items",
    "scrub": "escape", "faults": "findings", "alltargets": "targets", "actions": "targets",
  ]

  /// The action of a line; nil for a blank one.
  ///
  /// - Throws: what is wrong with it, with a suggestion.
  static func parse(_ line: String) throws(Failure) -> ExploreAction? {
    let parts = line.split(maxSplits: 1) { $0.isWhitespace }
    guard let first = parts.first else { return nil }
    let rest = parts.count > 1 ? String(parts[1].trimmed) : ""
    let word = aliases[first.lowercased()] ?? first.lowercased()
    guard let action = action(word, rest) else { throw Failure(unknown(String(first), word, rest)) }
    return action
  }

  private static func action(_ word: String, _ rest: String) -> ExploreAction? {
    switch word {
    case "go": return Int(rest).map { .go($0) }
    case "rotor": return turning(rest)
    case "screen": return .screen(rest.isEmpty ? nil : rest)
    case "items": return .items(rest.isEmpty ? nil : rest)
    case "search": return rest.isEmpty ? nil : .search(rest)
    case "read": return rest.isEmpty || rest == "all" ? .readAll : nil
    default: break
    }
    guard rest.isEmpty else { return nil }
    if let move = Walk.Move(rawValue: word) { return .move(move) }
    switch word {
    case "up": return .up
    case "down": return .down
    case "activate": return .activate
    case "magic": return .magicTap
    case "repeat": return .again
    case "escape": return .escape
    case "where": return .place
    case "targets": return .targets
    case "findings": return .faults
    case "help": return .help
    case "quit": return .quit
    default: return nil
    }
  }

  private static func turning(_ rest: String) -> ExploreAction {
    switch rest {
    case "": .rotor(nil)
    case "next": .rotorNext(forward: true)
    case "previous": .rotorNext(forward: false)
    default: .rotor(rest)
    }
  }

  private static func unknown(_ typed: String, _ word: String, _ rest: String) -> String {
    if let known = words.first(where: { $0.word == word }) {
      let usage = [known.word, known.argument].filter { !$0.isEmpty }.joined(separator: " ")
      return "'\(word)' expects '\(usage)', found '\("\(typed) \(rest)".excerpt())'"
    }
    let question = Suggestion.question(for: word, among: words.map(\.word))
    return "unknown command '\(typed.excerpt())'" + (question.isEmpty ? "; 'help' lists them" : question)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
