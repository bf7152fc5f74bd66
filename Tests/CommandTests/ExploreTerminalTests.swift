import Foundation
import Testing

/// `explore` by single keys, on a terminal that must be found again as it was.
@Suite struct ExploreTerminalTests {
  /// What is shown last before the terminal is given back: the cursor, and the screen as it was.
  static let farewell = "\u{1B}[?25h\u{1B}[?1049l"

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["explore", ExitStatusTests.camera, "--silent"])
    #expect(terminal.isCooked)
    #expect(terminal.shown(until: "q quit").contains("Camera · 1 of 5\r\n"))
    return terminal
  }

  @Test("keys move, adjust, turn the rotor and search")
  func keys() throws {
    let terminal = try start()
    #expect(!terminal.isCooked)
    for (keys, shown) in [
      ("n", "2 of 5"), ("\u{1B}[C", "3 of 5"), ("\u{1B}[D", "2 of 5"), ("\u{1B}[A", "1x → 2x"), ("G", "5 of 5"),
      ("r", "rotor: form controls"), ("\u{1B}OH", "1 of 5"), ("j", "2 of 5"), ("/library\r", "4 of 5"),
      (":go 3\r", "3 of 5"), (":nxt\r", "did you mean 'next'?"), ("\u{1B}", "no effect"), ("w", "#shutter"),
      ("m", "no control around the focus implements accessibilityPerformMagicTap"),
      ("itake\r", "3 of 5"), ("i\r", "3  Take photo. Button."),
      ("?", "the two-finger scrub"), ("a", "5 of 5: Switch to front camera. Button."),
    ] {
      terminal.type(keys)
      #expect(terminal.shown(until: shown).contains(shown), "after \(keys.debugDescription)")
    }
    terminal.type("q")
    #expect(terminal.shown(until: Self.farewell).hasSuffix(Self.farewell))
    #expect(terminal.status() == 0)
    #expect(terminal.isCooked)
  }

  @Test("the end of input ends the session")
  func endOfInput() throws {
    let terminal = try start()
    terminal.type("\u{4}")
    #expect(terminal.shown(until: Self.farewell).hasSuffix(Self.farewell))
    #expect(terminal.status() == 0)
    #expect(terminal.isCooked)
  }

  @Test(
    "a signal ends it as it ends other programs, and the terminal is as it was",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(_ signal: Int32) throws {
    let terminal = try start()
    kill(terminal.identifier, signal)
    #expect(terminal.shown(until: Self.farewell).hasSuffix(Self.farewell))
    #expect(terminal.status() == -signal)
    #expect(terminal.isCooked)
  }

  @Test("if suspended, it restores the terminal, and later continues where it was")
  func stop() throws {
    let terminal = try start()
    terminal.type("n")
    _ = terminal.shown(until: "2 of 5")
    for _ in 0..<2 {
      kill(terminal.identifier, SIGTSTP)
      #expect(terminal.shown(until: Self.farewell).hasSuffix(Self.farewell))
      #expect(terminal.isStopped())
      #expect(terminal.isCooked)
      kill(terminal.identifier, SIGCONT)
      #expect(terminal.shown(until: "2 of 5").contains("\u{1B}[?1049h"))
      #expect(!terminal.isCooked)
    }
    terminal.type("q")
    #expect(terminal.status() == 0)
    #expect(terminal.isCooked)
  }
}
