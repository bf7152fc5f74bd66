import Foundation
import PackagePlugin

/// `swift package a11y-audit …`: the tool, built from source with the package that asks for it and run in that package's
/// folder. Without arguments it audits every description found there.
@main
struct A11yAuditPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "a11y-audit").url
    process.arguments = arguments.isEmpty ? ["audit", "."] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM makes 1 of it whatever it is.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
