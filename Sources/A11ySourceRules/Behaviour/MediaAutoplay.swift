import A11yCore

struct MediaAutoplay: Rule {
  static let info = RuleInfo(
    id: "media-autoplay",
    summary: "Sound plays automatically and covers VoiceOver's speech",
    family: .behaviour, severity: .notice,
    criteria: [.hig("Playing audio")],
    why: "The sound drowns out VoiceOver, so its users cannot find the control that stops the sound.",
    fix: "Start muted, or wait until the user taps play.",
    reviewQuestion: "is it silent or short?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-players", \.exemptPlayers, "words in the name of a player without sound")
  ]

  var exemptPlayers = ["animation", "animated", "haptic"]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.calls("play").compactMap { node in
        guard node.arguments.isEmpty, let player = node.base?.path,
          isPlayer(player),
          beginsByItself(node), let type = node.enclosingType, !canBeStopped(type)
        else { return nil }
        return Violation(
          Finding.Subject(source: player.escapedName), "plays as soon as it is shown, without a control to stop it",
          isInferred: true, at: node.location)
      })
  }

  private func isPlayer(_ name: String) -> Bool {
    name.lowercased().contains("player") && !IdentifierWords(name).contain(anyOf: exemptPlayers)
  }

  private func beginsByItself(_ node: Node) -> Bool {
    guard let code = node.enclosingCode else { return false }
    if code.kind == .function { return ["viewDidAppear", "viewDidLoad", "viewWillAppear"].contains(code.text) }
    return code.kind == .closure && code.parent?.calledName == "onAppear"
  }

  private func canBeStopped(_ type: Node) -> Bool {
    type.mentionsAny([
      "isMuted", "volume", "pause", "VideoPlayer", "AVPlayerViewController", "setVolume", "togglePlayback", "stop",
      "showsPlaybackControls", "playerViewController",
    ])
  }
}

extension MediaAutoplay {
  static let examples: [Example] = [
    .needsReview(
      "playback that starts when the view appears",
      """
      struct Clip: View {
        var body: some View { ? Color.clear.onAppear { player.play() } }
      }
      """),
    .passes(
      "playback that the class can pause",
      """
      class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) { player.play() }
        @objc func toggle() { player.pause() }
      }
      """),
    .passes(
      "playback started by a person, and animations",
      """
      class Page: UIViewController {
        @objc func begin() { player.play() }
        override func viewDidAppear(_ animated: Bool) {
          animationPlayer.play()
          hapticPlayer.play()
          game.play()
          cardPlayer.play(.opening)
        }
      }
      """),
  ]
}
