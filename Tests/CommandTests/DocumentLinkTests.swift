import Foundation
import TestSupport
import Testing

/// Links in the Markdown files of the project.
@Suite struct DocumentLinkTests {
  @Test("a link leads to a file of the project, and its fragment to a heading as GitHub names it", arguments: files)
  func links(_ file: String) throws {
    let text = try #require(Self.documents[file]).text
    for match in text.matches(of: #/\]\(([^()\s]+)\)/#) where !match.1.contains(#/^[a-z]+:/#) {
      let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? file : Self.resolve(String(parts[0]), from: file)
      guard FileManager.default.fileExists(atPath: Tool.root.appending(path: target).path) else {
        Issue.record("\(file): \(match.1) leads to no file")
        continue
      }
      if parts.count == 2, target.hasSuffix(".md") {
        let document = try Self.documents[target] ?? Document(target)
        #expect(document.headings.contains(String(parts[1])), "\(file): \(match.1) leads to no heading")
      }
    }
  }

  private static let files: [String] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Tool.root.path)) ?? []
    let folders = ["Docs", "Editors", "Integrations", "Fixtures", "Capture"].flatMap { folder in
      (FileManager.default.subpaths(atPath: Tool.root.appending(path: folder).path) ?? []).map { "\(folder)/\($0)" }
    }
    return (top + folders).filter { $0.hasSuffix(".md") }.sorted()
  }()

  /// Every file, read once: hundreds of links lead to the headings of the same few.
  private static let documents: [String: Document] = files.reduce(into: [:]) { documents, file in
    documents[file] = try? Document(file)
  }

  private static func resolve(_ link: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  private struct Document {
    /// What is not in a block of code.
    var text: String
    /// The fragments of its headings.
    var headings: Set<String>

    init(_ file: String) throws {
      let whole = try String(contentsOf: Tool.root.appending(path: file), encoding: .utf8)
      text = whole.replacing(#/(?ms)^```.*?^```/#, with: "")
      let fragments = text.matches(of: #/(?m)^#+ (.+)$/#).map { match in
        match.1.lowercased().replacing(#/[^\p{L}\p{N}_ -]/#, with: "").replacing(" ", with: "-")
      }
      headings = Set(fragments)
    }
  }
}
