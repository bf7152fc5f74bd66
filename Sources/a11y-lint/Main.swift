import A11yCommand
import ArgumentParser

@main
struct Main: ParsableCommand {
  static let name = "a11y-lint"
  static let configuration = CommandConfiguration(commandName: name)

  static func main() { runAsTool() }
}
