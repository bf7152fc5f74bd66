import A11yCommand
import A11yCore
import A11yNarration
import A11yPlatform

/// A walk by single keys on a terminal.
struct KeyWalk {
  private var explorer: Explorer
  private let voice: WalkVoice
  private let terminal: KeyTerminal
  /// What the last key brought next to the element in focus.
  private var notes: [String] = []
  /// What is read on by itself.
  private var isReading = false
  /// The words being typed for a search or a command; nil while keys are gestures.
  private var typed: Typed?

  private struct Typed {
    var prompt: String
    var text = ""
  }

  private static let keys = """
    ? help · q quit · ←→ move · ↑↓ adjust, rotor · r rotor · enter activate · a read all · / search
    """

  private static let help = [
    "→ n l  next element                ← p h  previous element",
    "g home  first element              G end  last element",
    "r  turn the rotor                  R  list the rotor",
    "↑ k +  increment, rotor: previous  ↓ j -  decrement, rotor: next",
    "enter  double tap                  esc  the two-finger scrub",
    "m  magic tap                       i  item chooser",
    "a  read everything from here       s  repeat the element",
    "/  search                          :  a command, such as go 7 or rotor headings",
    "w  position of the element         f  findings of this screen",
    "t  targets of the control          ?  this list",
    "q  quit",
  ]

  /// - Parameter terminal: made before the voice, whose engine starts threads.
  init(_ explorer: Explorer, voice: WalkVoice, on terminal: KeyTerminal) {
    self.explorer = explorer
    self.voice = voice
    self.terminal = terminal
    terminal.willStop = { voice.stop() }
    if let silence = voice.silence { notes = ["(no speech: \(silence))"] }
  }

  mutating func run() {
    terminal.enter()
    defer { terminal.leave() }
    defer { voice.stop() }
    voice.start(explorer.arrival)
    draw()
    while true {
      switch terminal.next(watching: voice.descriptor) {
      case .closed: return
      case .redraw: draw()
      case .sound: if followVoice() { draw() }
      case .key(let key):
        isReading = false
        guard typed == nil ? press(key) : type(key) else { return }
        draw()
      }
    }
  }

  /// Whether the focus has moved.
  private mutating func followVoice() -> Bool {
    guard voice.follow(), isReading else { return false }
    guard let heard = explorer.readOn() else {
      isReading = false
      return false
    }
    voice.start(heard)
    return true
  }

  /// Whether the walk goes on.
  private mutating func press(_ key: TerminalKey) -> Bool {
    if key == .character("a") {
      readAll()
      return true
    }
    if let prompt = Self.prompts[key] {
      typed = Typed(prompt: prompt)
      voice.stop()
      return true
    }
    guard let action = Self.action(for: key) else { return true }
    return perform(action)
  }

  private mutating func perform(_ action: ExploreAction) -> Bool {
    let reply = explorer.perform(action)
    notes = action == .help ? Self.help : reply.notes
    // The focus shows where it is; what is not said on arriving is reported below.
    if reply.heard.count > 1 || reply.heard.first?.text != nil { notes += reply.heard.map(\.line) }
    if let heard = reply.heard.last { voice.start(heard) } else { voice.stop() }
    return !reply.isOver
  }

  /// With sound one after another, until a key is pressed; silently all at once.
  private mutating func readAll() {
    guard voice.canSpeak else {
      _ = perform(.readAll)
      return
    }
    notes = []
    isReading = true
    voice.start(explorer.continuous)
  }

  /// Whether the walk goes on.
  private mutating func type(_ key: TerminalKey) -> Bool {
    switch key {
    case .character(let character): typed?.text.append(character)
    case .backspace: if typed?.text.popLast() == nil { typed = nil }
    case .escape: typed = nil
    case .enter: return finishTyping()
    default: break
    }
    return true
  }

  private mutating func finishTyping() -> Bool {
    guard let words = typed else { return true }
    typed = nil
    do {
      let action = try ExploreAction.parse(Self.command(words))
      return action.map { perform($0) } ?? true
    } catch {
      notes = [error.message]
      return true
    }
  }

  private func draw() {
    let screen = explorer.screen
    var page = WalkPage(size: terminal.size)
    page.heading = [screen.title, screen.number, screen.walk.rotor.map { "rotor: \($0.name.excerpt())" }]
      .compactMap(\.self).joined(separator: " · ")
    page.spoken = ExploredScreen.line(screen.walk.utterance)
    page.braille = explorer.braille
    page.faults = screen.faultLines
    page.notes = notes
    if page.hasTwoColumns {
      page.chart = screen.chart(columns: page.chartColumns, rows: page.chartRows) ?? []
      page.next = screen.next(page.rows)
    }
    if page.chart.isEmpty { page.drawing = screen.drawing(mostRows: page.drawingRows) }
    page.footing = typed.map { $0.prompt + $0.text.escapedForDisplay } ?? Self.keys
    let isColored = ColorChoice.auto.isOn(.standardOutput)
    terminal.draw(page.lines.map { isColored ? ScreenChart.colored($0) : $0 })
  }

  private static let prompts: [TerminalKey: String] = [
    .character("/"): "/", .character(":"): ":", .character("i"): "items: ",
  ]

  /// The line command that was typed.
  private static func command(_ typed: Typed) -> String {
    switch typed.prompt {
    case "/": "search \(typed.text)"
    case ":": typed.text
    default: "items \(typed.text)"
    }
  }

  private static func action(for key: TerminalKey) -> ExploreAction? {
    switch key {
    case .right, .character("n"), .character("l"): .move(.next)
    case .left, .character("p"), .character("h"): .move(.previous)
    case .home, .character("g"): .move(.first)
    case .end, .character("G"): .move(.last)
    case .up, .character("k"), .character("+"): .up
    case .down, .character("j"), .character("-"): .down
    case .enter, .character(" "): .activate
    case .escape: .escape
    case .character("m"): .magicTap
    case .character("r"): .turnRotor
    case .character("R"): .rotor(nil)
    case .character("s"): .again
    case .character("w"): .place
    case .character("t"): .targets
    case .character("f"): .faults
    case .character("?"): .help
    case .character("q"): .quit
    default: nil
    }
  }
}
