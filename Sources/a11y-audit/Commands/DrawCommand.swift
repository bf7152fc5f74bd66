import A11yCommand
import A11yCore
import A11yNarration
import A11yPlatform
import A11yRules
import ArgumentParser

struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws a screen in characters, next to what VoiceOver says.",
    discussion: """
      Elements are numbered in VoiceOver's order. Controls are in brackets; ✕ marks an error, ▲ a warning, ● a notice \
      and ? what needs review.

      Examples:
        a11y-audit draw tree.json
        a11y-audit draw screens/ --columns 120
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @Option(help: "Width in columns (default: that of the terminal, or 100).")
  var columns: Int?

  @Option(help: "When to color the signs of findings.")
  var color = ColorChoice.auto

  mutating func validate() throws {
    if let columns, !(24...1000).contains(columns) {
      throw ValidationError("--columns is \(columns), expected 24 to 1000")
    }
  }

  mutating func run() throws {
    var reading = try ScreenLoader(input, choice: selection.choice)
    let width = columns ?? (FileDescriptor.standardOutput.isTerminal ? Terminal.size.columns : 100)
    let isColored = color.isOn(.standardOutput)
    var count = 0
    try reading.forEachFile { file in
      for tree in AccessibilityTree.all(file.screens) {
        let narrated = narration.narrate(tree.screen, file: file.path)
        let drawing = ScreenDrawing(narrated, on: tree, findings: ScreenAudit.findings(of: tree, in: file))
        let text = (count > 0 ? "\n" : "") + drawing.lines(columns: width).joined(separator: "\n") + "\n"
        // Made safe before it is colored: the colors are the only commands to the terminal.
        let safe = text.safeForConsole
        try StandardStreams.printReport(isColored ? ScreenChart.colored(safe) : safe)
        count += 1
      }
    }
    if count == 0, !reading.hasFailed { throw Failure("no control was found") }
    if reading.hasFailed { throw ExitCode(2) }
  }
}
