import A11yCommand
import A11yPlatform

/// A walk by line commands: for scripts, and for terminals that know no keys.
struct LineWalk {
  var explorer: Explorer
  let voice: WalkVoice
  /// Whether a drawing is shown with every element.
  let draws: Bool
  /// Whether somebody types, and so wants to be asked.
  let isTyped = FileDescriptor.standardInput.isTerminal

  mutating func run() throws {
    try StandardStreams.print(explorer.screen.summary + "\n")
    try tell(Explorer.Reply(heard: [explorer.arrival]))
    while let line = nextLine() {
      let action: ExploreAction?
      do {
        action = try ExploreAction.parse(line)
      } catch {
        // A slip of the pen ends no walk.
        try StandardStreams.print("\(error.message)\n")
        continue
      }
      guard let action else { continue }
      let reply = explorer.perform(action)
      try tell(reply)
      if reply.isOver { return }
    }
    if isTyped { try StandardStreams.print("\n") }
  }

  private func tell(_ reply: Explorer.Reply) throws {
    for note in reply.notes { try StandardStreams.print("\(note)\n") }
    for heard in reply.heard {
      let lines = [heard.line] + (heard.braille + heard.faults).map { "    \($0)" }
      try StandardStreams.print(lines.map { "\($0)\n" }.joined())
      if voice.canSpeak {
        voice.start(heard)
        voice.finish()
      }
    }
    if reply.draws || draws && !reply.heard.isEmpty {
      try StandardStreams.print(explorer.screen.drawing().map { "\($0)\n" }.joined())
    }
  }

  private func nextLine() -> String? {
    if isTyped { try? StandardStreams.print("> ") }
    return readLine()
  }
}
