import Foundation
import TestSupport
import Testing

/// The files that lie next to the sources.
enum Fixtures {
  static let folder = Tool.root.appending(path: "Fixtures")

  /// The names in a folder of fixtures, sorted.
  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())) ?? []).sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: path))) }
}
