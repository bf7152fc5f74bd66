import Foundation

@testable import A11yReports

/// What the reader of a report documents, rewritten as checks: each gives the faults it finds, in words.
enum ReportGrammar {
  static func faults(of reporter: any Reporter.Type, in text: String) -> [String] {
    let text = reporter.name == "html" ? withoutAssets(text) : text
    let own: [String] =
      switch reporter.name {
      case "json": JSONGrammar.faults(in: text) { $0 is [String: Any] ? [] : ["no object"] }
      case "sarif", "github-sarif": JSONGrammar.faults(in: text, SARIFGrammar.faults)
      case "gitlab": JSONGrammar.faults(in: text, GitLabGrammar.faults)
      case "junit": XMLGrammar.faults(in: text, JUnitGrammar.faults)
      case "checkstyle": XMLGrammar.faults(in: text, CheckstyleGrammar.faults)
      case "github": LineGrammar.githubFaults(in: text)
      case "xcode": LineGrammar.xcodeFaults(in: text)
      case "text", "statistics": []
      case "jsonl":
        text.split(separator: "\n").flatMap { line in
          JSONGrammar.faults(in: String(line) + "\n") { $0 is [String: Any] ? [] : ["no object"] }
        }
      case "badge": JSONGrammar.faults(in: text) { ($0 as? [String: Any])?["message"] is String ? [] : ["no message"] }
      case "markdown": MarkdownGrammar.faults(in: text, limit: 65_536)
      case "github-summary": MarkdownGrammar.faults(in: text, limit: 1 << 20)
      case "csv": CSVGrammar.faults(in: text)
      case "html": HTMLGrammar.faults(in: text)
      default: ["nobody knows the grammar of \(reporter.name)"]
      }
    let ending = text.isEmpty || text.hasSuffix("\n") || text.hasSuffix("\r\n") ? [] : ["no line feed at the end"]
    return own + ending + faultsOfAny(text, isCSV: reporter.name == "csv", isGitHub: reporter.name == "github")
  }

  /// A page without its style and its script, which are the same in all pages: `PageAssetsTests` checks one with them.
  /// If something is within them, they stay.
  private static func withoutAssets(_ page: String) -> String {
    [PageAssets.style, PageAssets.script].reduce(page) { page, asset in
      guard let place = page.range(of: asset, options: .literal) else { return page }
      return page.replacingCharacters(in: place, with: "")
    }
  }

  /// What no report may hold, wherever it is shown: control characters, characters that turn the direction of text, and
  /// commands to a CI system.
  ///
  /// - Parameter isLog: whether lines of it may be lines of a log, where `::` begins a command.
  static func faultsOfAny(_ text: String, isCSV: Bool = false, isGitHub: Bool = false, isLog: Bool = true) -> [String] {
    var faults: [String] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let afterNext = index + 2 < bytes.count ? bytes[index + 2] : 0
      switch (byte, next, afterNext) {
      case (0x0D, 0x0A, _) where isCSV: break
      case (0x0A, _, _): break
      case (0..<0x20, _, _), (0x7F, _, _), (0xC2, 0x80...0x9F, _): faults.append("control character \(byte) \(next)")
      case (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9): faults.append("text is turned or cut")
      case (UInt8(ascii: "#"), UInt8(ascii: "#"), _) where !isHeading(bytes, index): faults.append("##")
      default: break
      }
    }
    if isGitHub || !isLog { return faults }
    for line in text.unicodeScalars.split(separator: "\n") {
      let line = line.drop { $0.properties.isWhitespace }
      if line.starts(with: "::".unicodeScalars) { faults.append("command: \(String(line.prefix(80)))") }
    }
    return faults
  }

  /// The one heading of the Markdown reports.
  private static func isHeading(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < 2 && MarkdownGrammar.headings.contains { bytes.starts(with: "\($0)\n".utf8) }
  }
}

extension Regex {
  /// Matching as a runner, a browser or a spreadsheet does: by scalars, where a colon with an accent is still a colon.
  var scalars: Regex<Output> { matchingSemantics(.unicodeScalar) }
}
