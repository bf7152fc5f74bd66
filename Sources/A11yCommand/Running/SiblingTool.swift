import A11yCore
import A11yPlatform

/// A tool that is installed next to this one.
package struct SiblingTool {
  package let path: String

  /// - Throws: a `Failure` that says how to get it, when it is not there.
  package init(_ name: String) throws {
    let folder = try Self.folder
    path = folder + "/" + name
    guard FileSystem.canExecute(path) else {
      throw Failure(
        "\(name) not found next to this tool; build it with 'swift build -c release --product \(name)' and install it in "
          + folder.escapedForDisplay)
    }
  }

  /// Where this tool itself is, whatever it was called by.
  private static var folder: String {
    get throws {
      guard let program = FileSystem.program else { throw Failure("cannot determine the path of this tool") }
      return FilePath(bytes: program).folder.text
    }
  }
}
