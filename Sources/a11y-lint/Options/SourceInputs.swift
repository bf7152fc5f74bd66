import A11yCommand
import A11yCore
import ArgumentParser

/// Which Swift files to read.
struct SourceInputs: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift files, folders, quoted patterns with '**', or '-' for standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String] = []

  @Option(help: ArgumentHelp("Name of standard input in reports.", valueName: "path"))
  var stdinFilename: FilePath = "<stdin>"

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions
}
