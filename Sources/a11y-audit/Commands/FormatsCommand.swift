import A11yCommand
import A11yCore
import A11yFormats
import ArgumentParser

struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "Lists input formats and their limits, explains one, or detects the format of files.",
    discussion: """
      The format is detected from the content. Properties that a format lacks are not checked and are counted in the report.

      Examples:
        a11y-audit formats
        a11y-audit formats idb
        a11y-audit formats dump.txt
        a11y-audit formats --how
        a11y-audit formats --how appium
      """)

  @Argument(
    help: ArgumentHelp("Formats, or files whose format to detect.", valueName: "name-or-file"), completion: .file())
  var files: [FilePath] = []

  @Flag(help: "Print how to get a screen out of an app, with the commands: all ways, or those of a tool or format.")
  var how = false

  mutating func run() throws {
    if how { return try StandardStreams.print(origins().map(\.text).joined(separator: "\n")) }
    if files.isEmpty { return try StandardStreams.print(Formats.all.map(Self.entry).joined(separator: "\n")) }
    var text = ""
    var hasFailed = false
    for file in files {
      if let format = Formats.all.first(where: { $0.name == file.shown }), !file.exists {
        text += Self.entry(format)
        continue
      }
      do {
        let bytes = try file == "-" ? InputFile.readStandardInput() : InputFile.read(file)
        text += "\(file.shown): \(try Formats.format(of: bytes).name)\n"
      } catch {
        StandardStreams.printError(Self.words(error, file: file))
        hasFailed = true
      }
    }
    try StandardStreams.print(text)
    if hasFailed { throw ExitCode(2) }
  }

  /// The ways of the tools and formats that are named; all if none is.
  private func origins() throws -> [ScreenOrigin] {
    if files.isEmpty { return ScreenOrigin.all }
    return try files.flatMap { name in
      let wanted = name.shown.lowercased()
      let found = ScreenOrigin.all.filter { $0.title.lowercased().contains(wanted) || $0.format == wanted }
      if !found.isEmpty { return found }
      let known = ScreenOrigin.all.map { $0.title.lowercased() } + ScreenOrigin.all.compactMap(\.format)
      throw ValidationError.unknown("tool or format", name.shown, known: known)
    }
  }

  private static func words(_ error: any Error, file: FilePath) -> String {
    guard let mistake = (error as? ReadingError)?.mistakes.first else {
      return (error as? Failure)?.message ?? "\(error)"
    }
    return "\(file.shownPlace(mistake.location)): error: \(mistake.message)"
  }

  private static func entry(_ format: any ScreenFormat.Type) -> String {
    let source = format.source
    var text = "\(format.name)\n  \(format.summary)\n"
    text += line("provides", Fact.described.filter { !source.lacks.contains($0) })
    text += line("lacks", Fact.described.filter { source.lacks.contains($0) })
    if source.level == .runtime { text += "  contains the accessibility tree of the running app\n" }
    if source.roundsFrames { text += "  rounds frames to whole points\n" }
    return text
  }

  private static func line(_ words: String, _ facts: [Fact]) -> String {
    facts.isEmpty ? "" : "  \(words): \(facts.map(\.words).joined(separator: ", "))\n"
  }
}

extension Fact {
  /// The fact as a person names it.
  fileprivate var words: String {
    switch self {
    case .screenSize: "screen size"
    case .colors: "colors"
    case .enabled: "enabled state"
    case .selected: "selected state"
    default: rawValue
    }
  }
}
