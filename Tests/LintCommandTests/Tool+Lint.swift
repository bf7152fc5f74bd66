import Foundation
import TestSupport

extension Tool {
  /// The built linter.
  static func lint(_ arguments: [String], input: String = "", in folder: URL = root) throws -> Run {
    try run(arguments, input: input, in: folder, of: linter)
  }
}
