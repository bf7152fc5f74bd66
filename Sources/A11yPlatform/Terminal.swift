internal import CLibrary

/// The terminal of standard input and output.
package struct Terminal {
  private let original: termios

  /// Nil if there is none, or none that takes control sequences.
  package init?() {
    var attributes = termios()
    guard FileDescriptor.standardOutput.isTerminal, tcgetattr(STDIN_FILENO, &attributes) == 0,
      let kind = Environment.value(of: "TERM"), kind != "dumb", !kind.isEmpty
    else { return nil }
    original = attributes
  }

  /// Keys are read one by one and not shown. `^C` and `^Z` stay the terminal's own.
  package func readKeys() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// As it was at the start. What was typed ahead is dropped.
  package func restore() {
    var attributes = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
  }

  /// Columns and rows.
  package var size: (columns: Int, rows: Int) { Self.size }

  /// Columns and rows of the terminal of standard output; 80 and 24 if there is none.
  package static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, .init(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
