import A11yPlatform
package import ArgumentParser

/// How a language server speaks with an editor.
package struct ServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Address of a page with all rules, for links of diagnostics; '#' and the rule id are added.", valueName: "address"
    ))
  package var rulePages: String?

  /// Editors add it to the commands of all servers.
  @Flag(help: .hidden)
  package var stdio = false

  package init() {}

  package mutating func validate() throws {
    if let rulePages, !["https://", "http://", "file://"].contains(where: rulePages.hasPrefix) {
      throw ValidationError("--rule-pages must begin with https://, http:// or file://")
    }
  }

  /// Serves until the editor is done.
  ///
  /// - Throws: exit status 1 if the editor left without a word.
  package func serve(_ service: some LanguageService) throws {
    let connection = RPCConnection(input: .standardInput, output: .standardOutput)
    var server = LanguageServer(connection, service, rulePages: rulePages)
    if try !server.run() { throw ExitCode(1) }
  }
}
