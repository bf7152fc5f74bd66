package import A11yCore

extension AuditResult.Omission {
  /// The line of standard error that tells it. Source that does not parse is checked as far as it goes, as a compiler's
  /// newer words or a template's marks are no fault of who runs the tool; for a truncated description it is not known
  /// how much is missing.
  package func line(isOfSource: Bool) -> String {
    let place = file.shownPlace(location)
    let message = message.escapedForDisplay
    return isOfSource
      ? "\(place): warning: the file \(message); the readable part is checked"
      : "\(place): error: the description \(message)"
  }
}
