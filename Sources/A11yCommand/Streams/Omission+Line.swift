package import A11yCore

extension AuditResult.Omission {
  /// The line of standard error that tells it. Source that does not parse is checked as far as it goes, as a compiler's
  /// newer words or a template's marks are no fault of who runs the tool; for a truncated description it is not known
  /// how much is missing.
  /// A file next to the source, like a color set or a storyboard, is ignored.
  package func line(isOfSource: Bool) -> String {
    let place = file.shownPlace(location)
    let message = message.escapedForDisplay
    guard isOfSource else { return "\(place): error: the description \(message)" }
    let isResource = [".json", ".xcstrings", ".storyboard", ".xib"].contains(where: file.hasEnding)
    let rest = isResource ? "its contents are ignored" : "the readable part is checked"
    return "\(place): warning: the file \(message); \(rest)"
  }
}
