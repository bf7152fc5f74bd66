import A11yPlatform
package import ArgumentParser

/// How a language server speaks with an editor.
package struct ServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Address of the published pages of 'docs': diagnostics link to the page of their rule.", valueName: "address"))
  package var ruleDocs: RuleDocsAddress?

  /// Editors add it to the commands of all servers.
  @Flag(help: .hidden)
  package var stdio = false

  package init() {}

  /// Serves until the editor is done.
  ///
  /// - Throws: exit status 1 if the editor left without a word.
  package func serve(_ service: some LanguageService) throws {
    let connection = RPCConnection(input: .standardInput, output: .standardOutput)
    var server = LanguageServer(connection, service, ruleDocs: ruleDocs?.text)
    if try !server.run() { throw ExitCode(1) }
  }
}
