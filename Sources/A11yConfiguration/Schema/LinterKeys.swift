/// What to write in place of a key that other linters have in their configuration files.
enum LinterKeys {
  /// A clause behind a semicolon; nil if nothing is known of the word or the keys around it are not the file's outermost.
  static func remedy(for word: String, among keys: [ConfigurationKey]) -> String? {
    guard keys.contains(where: { $0.name == "rules" }) else { return nil }
    let plain = word.lowercased().filter { $0 != "-" && $0 != "_" }
    guard let remedy = remedies[plain], !keys.contains(where: { $0.name.lowercased() == plain }) else { return nil }
    return "; \(remedy)"
  }

  private static let remedies: [String: String] = {
    let off = "write 'rules' with RULE: off"
    let enabled = "write 'rules' with RULE: on"
    let skip = "write 'skip' with path patterns"
    let severity = "write 'rules' with RULE: error, warning or notice"
    let reports = "write 'reports', such as sarif=a11y.sarif"
    let inputs = "name files and folders on the command line, and write 'skip' for what is not to be checked"
    return [
      "disabledrules": off, "disable": off, "disabled": off, "disablerules": off, "optoutrules": off,
      "ignorerules": off,
      "ignoredrules": off, "optinrules": enabled, "enable": enabled, "enabled": enabled, "enabledrules": enabled,
      "enablerules": enabled, "plugins": enabled, "onlyrules": "write 'only'", "whitelistrules": "write 'only'",
      "excluded": skip, "exclude": skip, "excludes": skip, "ignore": skip, "ignorepatterns": skip, "ignores": skip,
      "ignorepaths": skip, "include": inputs, "included": inputs, "includes": inputs, "paths": inputs, "files": inputs,
      "severity": severity, "severities": severity, "level": severity, "reporter": reports, "reporters": reports,
      "format": reports, "output": reports, "strict": "write failOn: warning",
      "warningthreshold": "write failOn: warning",
      "maxwarnings": "write failOn: warning", "suppressions": "write 'suppress'", "parentconfig": "write 'extends'",
      "baseline": "give --baseline FILE on the command line",
    ]
  }()
}
