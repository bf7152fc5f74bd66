/// What swift-argument-parser tells of a command when it is asked with `--experimental-dump-help`.
struct CommandHelp: Decodable {
  struct Document: Decodable {
    var serializationVersion: Int
    var command: CommandHelp
  }

  struct Argument: Decodable {
    struct Name: Decodable, Equatable {
      var kind: String
      var name: String
    }

    /// `positional`, `option` or `flag`.
    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]
  var subcommands: [CommandHelp]?

  var shownArguments: [Argument] { arguments.filter(\.shouldDisplay) }
}
