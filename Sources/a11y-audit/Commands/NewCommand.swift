import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform
import ArgumentParser

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a starter description of a screen, as an outline or as JSON.",
    discussion: """
      Never overwrites an existing file.

      Examples:
        a11y-audit new login              writes login.outline
        a11y-audit new login.json         the same as JSON
      """)

  @Argument(help: ArgumentHelp("Name of the screen, or the file to write (.outline or .json).", valueName: "name"))
  var name: FilePath

  /// Endings of files that are no descriptions.
  private static let foreign = [
    ".yaml", ".yml", ".toml", ".txt", ".xml", ".md", ".swift", ".html", ".storyboard", ".xib",
  ]

  func validate() throws {
    if let ending = Self.foreign.first(where: name.hasSuffix) {
      let base = name.text.dropLast(ending.count)
      throw ValidationError("descriptions end with .outline or .json; write \(base).outline or \(base).json")
    }
  }

  mutating func run() throws {
    let isJSON = name.hasSuffix(".json")
    let file = isJSON || name.hasSuffix(".outline") ? name : FilePath("\(name.text).outline")
    let ending = isJSON ? ".json" : ".outline"
    let title = file.name.dropLast(ending.count)
    let outline = Self.outline(title: title.prefix(1).uppercased() + title.dropFirst())
    let text = isJSON ? ControlTree.write(try Formats.read(Array(outline.utf8))) : outline
    try OutputFile.create(file, text)
    try StandardStreams.print(
      "wrote \(file.shown); check it with: a11y-audit \(file.text.shellQuoted.escapedForDisplay)\n")
  }

  /// A screen with one control of each common kind and without findings.
  static func outline(title: String) -> String {
    let name = title.escapedForDisplay.replacing("\"", with: "'").replacing("\\", with: "/")
    return """
      # One control per line; two spaces per level; the text in quotes is the accessibility label.
      # All keys: a11y-audit keys
      screen "\(name)" 390x844 en
        text "\(name)" traits=header frame=20,60,350,34
        textField "Name" placeholder="Your name" contentType=name frame=20,120,350,44
        switch "Remember me" value=1 frame=319,180,51,31
        button "Continue" hint="Opens the next step." frame=20,240,350,50

      """
  }
}
