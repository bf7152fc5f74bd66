/// What to write in place of a key that other linters have in their configuration files.
enum LinterKeys {
  /// A clause behind a semicolon; nil if nothing is known of the word.
  static func remedy(for word: String, among keys: [ConfigurationKey]) -> String? {
    let plain = word.lowercased().filter { $0 != "-" && $0 != "_" }
    func has(_ name: String) -> Bool { keys.contains { $0.name == name } }
    guard !keys.contains(where: { $0.name.lowercased() == plain }) else { return nil }
    let inPlace = has("reason") ? inSuppressions[plain] : has("rules") && has("files") ? inOverrides[plain] : nil
    let remedy = inPlace ?? (has("rules") ? remedies[plain] : nil)
    return remedy.map { "; \($0)" }
  }

  private static let inOverrides = [
    "paths": "write 'files'", "path": "write 'files'", "file": "write 'files'", "include": "write 'files'",
    "included": "write 'files'", "pattern": "write 'files'", "patterns": "write 'files'", "glob": "write 'files'",
    "suppress": "write it at the top level of the file, with 'file' for the files it applies to",
    "skip": "write it at the top level of the file",
  ]

  private static let inSuppressions = [
    "expires": "write 'until'", "expiry": "write 'until'", "expiration": "write 'until'", "date": "write 'until'",
    "id": "write 'identifier'", "accessibilityidentifier": "write 'identifier'", "name": "write 'label'",
    "accessibilitylabel": "write 'label'", "text": "write 'label'", "files": "write 'file'", "paths": "write 'file'",
    "rules": "write 'rule', one entry per rule", "ruleid": "write 'rule'", "comment": "write 'reason'",
    "why": "write 'reason'", "justification": "write 'reason'", "note": "write 'reason'", "type": "write 'class'",
    "role": "write 'class', 'identifier' or 'label'", "classname": "write 'class'",
  ]

  private static let remedies: [String: String] = {
    let off = "write 'rules' with RULE: off"
    let enabled = "write 'rules' with RULE: on"
    let skip = "write 'skip' with path patterns"
    let severity = "write 'rules' with RULE: error, warning or notice"
    let reports = "write 'reports', such as sarif=a11y.sarif"
    let preset =
      "write 'only' with tags, such as wcag22a, wcag22aa and integrity; --preset is an option of the command line"
    let inputs = "name files and folders on the command line, and write 'skip' for what is not to be checked"
    return [
      "ignore": "write 'suppress' for findings, 'skip' for files", "presets": preset, "preset": preset,
      "disabledrules": off, "disable": off, "disabled": off, "disablerules": off, "optoutrules": off,
      "ignorerules": off,
      "ignoredrules": off, "optinrules": enabled, "enable": enabled, "enabled": enabled, "enabledrules": enabled,
      "enablerules": enabled, "plugins": enabled, "onlyrules": "write 'only'", "whitelistrules": "write 'only'",
      "excluded": skip, "exclude": skip, "excludes": skip, "ignorepatterns": skip, "ignores": skip,
      "ignorepaths": skip, "include": inputs, "included": inputs, "includes": inputs, "paths": inputs, "files": inputs,
      "severity": severity, "severities": severity, "level": severity, "reporter": reports, "reporters": reports,
      "format": reports, "output": reports, "strict": "write failOn: warning",
      "warningthreshold": "write failOn: warning",
      "maxwarnings": "write failOn: warning", "suppressions": "write 'suppress'", "suppressed": "write 'suppress'",
      "parentconfig": "write 'extends'",
      "baseline": "give --baseline FILE on the command line",
    ]
  }()
}
