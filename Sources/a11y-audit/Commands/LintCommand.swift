import A11yCommand
import A11yCore
import ArgumentParser
import Glibc

/// Hands over to the linter of Swift source, which is a tool of its own: its parser takes minutes to build.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Finds the controls in Swift source that assistive technology cannot use, with a11y-lint beside this tool.",
    discussion: """
      Everything behind 'lint' is a11y-lint's.

      Example:
        a11y-audit lint Sources/
      """)

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("What a11y-lint is to do.", valueName: "argument"))
  var arguments: [String] = []

  mutating func run() throws {
    let folder = try Self.folder
    let tool = folder + "/a11y-lint"
    guard access(tool, X_OK) == 0 else {
      throw Failure(
        "a11y-lint is not beside this tool; 'swift build -c release --product a11y-lint' builds it, and it belongs into "
          + folder.escapedForDisplay)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) }
    words.append(nil)
    // Comes back only when it fails.
    execv(tool, words)
    throw Failure("cannot run \(tool.escapedForDisplay): \(SystemError.message)")
  }

  /// Where this tool itself is, whatever it was called by.
  private static var folder: String {
    get throws {
      guard let path = realpath("/proc/self/exe", nil) else {
        throw Failure("cannot tell where this tool is: \(SystemError.message)")
      }
      defer { free(path) }
      let name = String(cString: path)
      return name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
    }
  }
}
