extension Lexicon {
  /// Words of a control that closes what it stands on, normalised: one of them among a label's words is enough.
  var dismissals: Set<Substring> {
    switch language {
    case "en":
      [
        "accept", "agree", "back", "cancel", "close", "continue", "deny", "dismiss", "done", "exit", "finish", "got",
        "hide", "later", "leave", "next", "no", "not", "ok", "okay", "quit", "skip", "yes", "x",
      ]
    default: []
    }
  }
}
