import A11yCore
import A11yReports

extension Baseline {
  /// The file: an entry a line, so that people read it and git merges it. The empty last element lets the lines of all
  /// entries end alike: adding one never touches another.
  ///
  /// - Parameter tool: who writes it: `a11y-audit`.
  public func text(by tool: String) -> String {
    var text = "{\n\"baseline\": \(tool.jsonQuoted),\n\"version\": \(Self.version),\n\"accepted\": [\n"
    for entry in entries { text += entry.line + ",\n" }
    return text + "{}\n]\n}\n"
  }
}

extension BaselineEntry {
  fileprivate var line: String {
    var line = "{\"file\": \(file.text.jsonQuoted)"
    if let screen { line += ", \"screen\": \(screen.jsonQuoted)" }
    if let declaration { line += ", \"declaration\": \(declaration.jsonQuoted)" }
    line += ", \"control\": \(control.jsonQuoted), \"rule\": \(rule.jsonQuoted), \"id\": \(id.jsonQuoted)"
    if isReview { line += ", \"review\": true" }
    if number > 1 { line += ", \"number\": \(number)" }
    return line + "}"
  }
}
