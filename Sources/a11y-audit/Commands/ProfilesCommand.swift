import A11yCommand
import A11yNarration
import ArgumentParser

struct ProfilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profiles",
    abstract: "Lists the narration profiles, and the switches of each for --with and --without.",
    discussion: """
      Examples:
        a11y-audit profiles
        a11y-audit narrate tree.json --profile accessibility-snapshot --with activate-hint
      """)

  mutating func run() throws {
    let width = Profile.Switches.named.map(\.name.count).max() ?? 0
    var text = ""
    for profile in Profile.all {
      text += "\(profile.name)\(profile == .voiceover ? " (default)" : "")\n  \(Self.summary(profile))\n"
    }
    text += "\nswitches\n"
    for (name, switches) in Profile.Switches.named {
      let padding = String(repeating: " ", count: width - name.count)
      let users = Profile.all.filter { $0.switches.isSuperset(of: switches) }.map(\.name)
      text +=
        "  \(name)\(padding)  \(users.isEmpty ? "off in all profiles" : "on in \(users.joined(separator: ", "))")\n"
    }
    try StandardStreams.print(text)
  }

  private static func summary(_ profile: Profile) -> String {
    switch profile {
    case .voiceover: "VoiceOver of iOS 17 and later"
    case .accessibilitySnapshot: "the text of cashapp/AccessibilitySnapshot 0.12.1, byte for byte"
    default: "as voiceover, but the title of a button overrides its label, as in Apple's documentation of UIButton"
    }
  }
}
