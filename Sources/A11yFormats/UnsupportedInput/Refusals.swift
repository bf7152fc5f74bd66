import A11yCore

/// Files that are recognized and not read: what each is, and what to do instead.
enum Refusals {
  /// A sentence without a period; nil when nothing is known against the content.
  static func reason(_ content: Content) -> String? {
    for refusal in all {
      if let reason = refusal(content) { return reason }
    }
    return nil
  }

  private static let all: [@Sendable (Content) -> String?] = [
    AndroidHierarchy.reason,
    AuditResultFile.reason,
    ElementList.reason,
    EmptyAnswer.reason,
    FlutterSemantics.reason,
    GTXHierarchy.reason,
    JSONLookalike.reason,
    MacHierarchy.reason,
    MaestroTable.reason,
    MarkupLookalike.reason,
    SentryHierarchy.reason,
    SnapshotText.reason,
    StringsFile.reason,
    InterfaceBuilderRefusal.reason,
    UIAutomationXML.reason,
    YAMLLookalike.reason,
  ]
}
