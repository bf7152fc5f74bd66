package import Foundation

/// A folder of clause files: one file per rule, named after the rule's id; `apple/contrast` is in a folder `apple`. Each line `# title` begins a clause.
package struct ClauseFolder {
  package let url: URL

  /// - Parameter name: the name of a folder of `Fixtures`.
  package init(_ name: String) { url = Tool.root.appending(path: "Fixtures/\(name)") }

  package var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)).filter { $0.contains(".") }
        .sorted()
    }
  }

  /// The id of the rule that a file is named after.
  package static func rule(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// The clauses of a file, in its order.
  package func clauses(of file: String) throws -> [(title: String, text: String)] {
    let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
    var clauses: [(title: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        clauses.append((String(line.dropFirst(2)), []))
      } else if !clauses.isEmpty {
        clauses[clauses.count - 1].lines.append(line)
      }
    }
    return clauses.map { ($0.title, $0.lines.joined(separator: "\n")) }
  }
}
