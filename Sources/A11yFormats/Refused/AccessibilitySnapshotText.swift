/// The text a branch of AccessibilitySnapshot compares with: label and value are joined into what VoiceOver says, and
/// cannot be told apart again.
enum AccessibilitySnapshotText {
  static func reason(_ content: Content) -> String? {
    guard case .text = content, let lines = content.lines,
      let first = lines.first(where: { !$0.bytes.trimmed().isEmpty })?.bytes.trimmed().string
    else { return nil }
    let isNone = first == "No Markers" && lines.count { !$0.bytes.trimmed().isEmpty } == 1
    let isSome = first.hasPrefix("Found ") && first.hasSuffix(" marker(s)")
    guard isNone || isSome else { return nil }
    return "this text of AccessibilitySnapshot joins labels and values; give its AccessibilityHierarchy as JSON"
  }
}
