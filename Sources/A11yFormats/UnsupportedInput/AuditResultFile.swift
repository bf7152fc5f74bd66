/// What other auditors, and our own reports, say of a screen: findings, from which no screen can be read back.
enum AuditResultFile {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content else { return nil }
    switch root.kind {
    case .object:
      if root["tool"]?.string == "a11y-audit", root["findings"] != nil {
        return "this is a report of a11y-audit, not a screen; use the file that it describes"
      }
      if root["testNodes"]?.kind == .array || root["testFailures"]?.kind == .array,
        AppleAudit.issues(in: root)?.isEmpty == true
      {
        return "these are test results without a failure of Apple's accessibility audit, not a screen"
      }
      // Attest was axe's name on iOS.
      let isAxe =
        ["passes", "violations", "incomplete"].count { root[$0]?.kind == .array } >= 2
        || root["Totals"]?.kind == .object && root["Audit Entries"]?.kind == .array
      return isAxe ? "this is a result of axe, not a screen; \(remedy)" : nil
    case .array, .string, .number, .bool, .null: return nil
    }
  }

  private static let remedy = "dump its screen (with Appium: the page source) and use that file"
}
