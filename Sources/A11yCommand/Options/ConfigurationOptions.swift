package import A11yCore
package import ArgumentParser

/// Which configuration file counts.
package struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("This configuration file for every input, in place of the nearest above it.", valueName: "file"))
  package var config: FilePath?

  @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
  package var isWithoutConfiguration = false

  package init() {}

  package mutating func validate() throws {
    if config != nil, isWithoutConfiguration { throw ValidationError("--config and --no-config exclude each other") }
  }
}
