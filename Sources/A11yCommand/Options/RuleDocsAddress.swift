package import ArgumentParser

/// Where the pages of `docs` are published: `https://example.com/rules/`. Only addresses of the web: a report is opened by
/// people who did not make it.
package struct RuleDocsAddress: ExpressibleByArgument, Equatable, Sendable {
  /// Ends in `/`.
  package let text: String

  package init?(argument: String) {
    let scheme = ["https://", "http://"].first { argument.lowercased().hasPrefix($0) }
    guard let scheme, argument.utf8.count > scheme.utf8.count, argument.utf8.count <= 2000 else { return nil }
    let isPlain = argument.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"<>"\\^`{|}#?"#.utf8.contains($0) }
    guard isPlain, argument.utf8.dropFirst(scheme.utf8.count).first != UInt8(ascii: "/") else { return nil }
    text = argument.hasSuffix("/") ? argument : argument + "/"
  }
}
