extension Lexicon {
  /// Verbs as they stand in a command, where the third person ("Opens") has another form; lower case. Those that are
  /// nouns or adjectives as well ("Close", "Live") are left out where a hint may begin with them as such.
  var imperatives: Set<String> {
    switch language {
    case "en": Self.englishImperatives
    default: []
    }
  }

  private static let englishImperatives: Set<String> = [
    "activate", "add", "adjust", "allow", "apply", "ask", "begin", "buy", "cancel", "change", "check", "choose",
    "clear", "close", "collapse", "confirm", "continue", "copy", "create", "deactivate", "delete", "disable", "dismiss",
    "download", "edit", "enable", "enter", "expand", "find", "follow", "get", "go", "hide", "insert", "learn", "leave",
    "listen", "load", "make", "move", "open", "pause", "pay", "pick", "play", "press", "read", "refresh", "remove",
    "reply", "save", "scroll", "see", "select", "send", "set", "share", "show", "skip", "start", "stop", "submit",
    "swipe", "switch", "tap", "toggle", "turn", "type", "undo", "update", "upload", "use", "view",
  ]
}
