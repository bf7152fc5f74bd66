import ArgumentParser

struct NarrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "narrate")
}
