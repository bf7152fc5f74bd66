import ArgumentParser

/// Which configuration file counts.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("This configuration file for every input, in place of the nearest above it.", valueName: "file"))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
  var isWithoutConfiguration = false

  mutating func validate() throws {
    if config != nil, isWithoutConfiguration { throw ValidationError("--config and --no-config exclude each other") }
  }
}
