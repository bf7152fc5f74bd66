import ArgumentParser

struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "speak")
}
