package import A11yCore
package import ArgumentParser

/// Which configuration file counts.
package struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this configuration file for all inputs instead of the nearest one in a parent folder.", valueName: "file"))
  package var config: FilePath?

  @Flag(name: .customLong("no-config"), help: "Do not read configuration files.")
  package var isWithoutConfiguration = false

  package init() {}

  package mutating func validate() throws {
    if config != nil, isWithoutConfiguration { throw ValidationError("--config and --no-config cannot be combined") }
  }
}
