import A11yCore
import A11yPlatform

/// A tool that is installed beside this one.
package struct SiblingTool {
  package let path: String

  /// - Throws: a `Failure` that says how to get it, when it is not there.
  package init(_ name: String) throws {
    let folder = try Self.folder
    path = folder + "/" + name
    guard access(path, X_OK) == 0 else {
      throw Failure(
        "\(name) is not beside this tool; 'swift build -c release --product \(name)' builds it, and it belongs into "
          + folder.escapedForDisplay)
    }
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
