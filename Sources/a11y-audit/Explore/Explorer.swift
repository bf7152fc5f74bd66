import A11yCore
import A11yNarration

/// Performs actions on a walk and tells what came of them. It knows neither terminal nor sound.
struct Explorer {
  /// What came of an action.
  struct Reply {
    /// What happened, safe to print; empty where the element in focus says it all.
    var notes: [String] = []
    /// What is spoken, in order, each with the line that shows it.
    var heard: [Heard] = []
    /// Whether it asks for the drawing.
    var draws = false
    var isOver = false

    struct Heard {
      var line: String
      var utterance: Utterance
      /// What is spoken in place of the whole: the new value of a slider.
      var text: String?
      var faults: [String] = []
      /// What a braille display shows, part by part; empty if it is not wanted.
      var braille: [String] = []
    }
  }

  var screens: [ExploredScreen]
  var current = 0
  /// The width of a braille display; nil if its line is not wanted.
  let cells: Int?

  /// - Parameter screens: at least one.
  init(_ screens: [ExploredScreen], cells: Int? = nil) {
    self.screens = screens
    self.cells = cells
  }

  var screen: ExploredScreen { screens[current] }

  var braille: [String] { cells.map { screen.brailleLines(cells: $0) } ?? [] }

  /// The element in focus, as one hears it on arriving.
  var arrival: Reply.Heard {
    Reply.Heard(
      line: "\(screen.number): \(ExploredScreen.line(screen.walk.utterance))", utterance: screen.walk.utterance,
      faults: screen.faultLines, braille: braille)
  }

  mutating func perform(_ action: ExploreAction) -> Reply {
    switch action {
    case .move(let move):
      let hasMoved = screens[current].walk.move(move)
      return arrived(hasMoved, else: Self.edge(move))
    case .go(let number): return go(to: number)
    case .rotor(let name): return name.map { turnRotor(to: $0) } ?? Reply(notes: [rotorList])
    case .turnRotor: return turnRotor()
    case .rotorNext(let forward): return rotate(forward: forward)
    case .up, .down: return swipe(up: action == .up)
    case .activate: return activate()
    case .magicTap: return magicTap()
    case .items(let words): return choose(words)
    case .readAll: return readAll()
    case .escape: return escape()
    case .again: return Reply(heard: [arrival])
    case .search(let words):
      let isFound = screens[current].walk.search(words)
      return arrived(isFound, else: "no element contains \(words.quoted())")
    case .place: return Reply(notes: ["\(screen.number)"] + screen.placeLines + screen.faultLines, draws: true)
    case .targets: return Reply(notes: targetList)
    case .faults: return Reply(notes: faultList)
    case .screen(let name): return change(to: name)
    case .help: return Reply(notes: Self.help)
    case .quit: return Reply(isOver: true)
    }
  }

  /// One element further, as VoiceOver reads on by itself; nil at the end.
  mutating func readOn() -> Reply.Heard? {
    guard screens[current].walk.move(.next) else { return nil }
    return continuous
  }

  /// The element in focus, as it is spoken while everything is read.
  var continuous: Reply.Heard {
    let utterance = screen.walk.continuousUtterance
    return Reply.Heard(
      line: "\(screen.number): \(ExploredScreen.line(utterance))", utterance: utterance, faults: screen.faultLines,
      braille: braille)
  }

  private mutating func readAll() -> Reply {
    var heard = [continuous]
    while let next = readOn() { heard.append(next) }
    return Reply(heard: heard)
  }

  /// The focus has moved already: an argument that moves it would be evaluated after `self`.
  func arrived(_ hasMoved: Bool, else note: String) -> Reply {
    hasMoved ? Reply(heard: [arrival]) : Reply(notes: [note])
  }

  private mutating func go(to number: Int) -> Reply {
    let count = screen.walk.stops.count
    guard number >= 1, number <= count else {
      return Reply(notes: ["no element \(number); expected 1 to \(count)"])
    }
    screens[current].walk.go(to: number - 1)
    return Reply(heard: [arrival])
  }

  private mutating func change(to name: String?) -> Reply {
    guard let name else {
      return Reply(notes: screens.indices.map { "\($0 == current ? "*" : " ") \($0 + 1)  \(screens[$0].summary)" })
    }
    let number = screens.indices.first { String($0 + 1) == name } ?? screens.firstIndex { $0.name == name }
    guard let number else {
      return Reply(notes: ["no screen \(name.quoted()); 'screen' lists them"])
    }
    current = number
    return Reply(notes: [screen.summary], heard: [arrival])
  }

  private var faultList: [String] {
    if screen.faults.all.isEmpty { return ["no findings"] }
    return screen.faults.all.map { "\($0.placeInFile): \($0.verdictWord): \($0.predication) [\($0.rule)]" }
  }

  private var targetList: [String] {
    let targets = screen.walk.element.actionsByTarget
    if targets.isEmpty { return ["no targets"] }
    return targets.flatMap { target, actions in
      [target ?? "responder chain"] + actions.map { "  \($0.events.names.joined(separator: ", ")): \($0.selector)" }
    }
  }

  private static func edge(_ move: Walk.Move) -> String {
    switch move {
    case .next, .last: "this is the last element"
    case .previous, .first: "this is the first element"
    }
  }

  private static let help = ExploreAction.words.map { word in
    let usage = word.argument.isEmpty ? word.word : "\(word.word) \(word.argument)"
    return usage + String(repeating: " ", count: max(1, 16 - usage.count)) + word.help
  }
}
