import Foundation

/// What GitHub's documentation of SARIF support asks for, and what the standard says of the parts we use.
enum SARIFGrammar {
  static func faults(in value: Any) -> [String] {
    let log = value as? [String: Any] ?? [:]
    let runs = log.objects("runs")
    guard let run = runs.first, runs.count == 1 else { return ["\(runs.count) runs"] }
    var faults: [String] = []
    if log.string("$schema").isEmpty { faults.append("no $schema") }
    if log.string("version") != "2.1.0" { faults.append("version \(log.string("version"))") }
    if run.string("columnKind") != "unicodeCodePoints" { faults.append("columns of another kind") }
    let driver = run.object("tool").object("driver")
    if driver.string("name").isEmpty { faults.append("no name of the tool") }
    guard let rules = driver["rules"] as? [[String: Any]], let results = run["results"] as? [[String: Any]] else {
      return faults + ["no rules or no results"]
    }
    let ids = rules.map { $0.string("id") }
    if Set(ids).count != ids.count { faults.append("a rule twice") }
    if results.count > 25_000 { faults.append("\(results.count) results") }
    let notes = run.objects("invocations").flatMap { $0.objects("toolExecutionNotifications") }
    for note in notes { faults += self.faults(ofMessage: note) }
    for rule in rules { faults += self.faults(ofRule: rule) }
    for result in results { faults += self.faults(ofResult: result, ids) }
    for kind in ["a11yAudit/v1", "primaryLocationLineHash"] {
      let prints = results.map { $0.object("partialFingerprints").string(kind) }
      if Set(prints).count != prints.count || prints.contains("") { faults.append("\(kind) not unique") }
    }
    return faults
  }

  private static func faults(ofRule rule: [String: Any]) -> [String] {
    var faults: [String] = []
    let id = rule.string("id")
    if id.isEmpty { faults.append("a rule without id") }
    for key in ["shortDescription", "fullDescription"] where !(1...1024).contains(rule.object(key).string("text").count)
    {
      faults.append("\(id): \(key)")
    }
    if rule.object("help").string("text").isEmpty || rule.object("help").string("markdown").isEmpty {
      faults.append("\(id): help")
    }
    if rule.string("name").count > 255 { faults.append("\(id): name") }
    if !["note", "warning", "error"].contains(rule.object("defaultConfiguration").string("level")) {
      faults.append("\(id): level")
    }
    let properties = rule.object("properties")
    if properties["security-severity"] != nil { faults.append("\(id): a security alert") }
    if !["very-high", "high", "medium", "low"].contains(properties.string("precision")) {
      faults.append("\(id): precision")
    }
    if !["error", "warning", "recommendation"].contains(properties.string("problem.severity")) {
      faults.append("\(id): problem.severity")
    }
    let tags = properties["tags"] as? [String] ?? []
    if !(1...20).contains(tags.count) || Set(tags).count != tags.count { faults.append("\(id): tags") }
    return faults
  }

  private static func faults(ofResult result: [String: Any], _ ids: [String]) -> [String] {
    var faults: [String] = []
    for message in [result] + result.objects("relatedLocations") { faults += self.faults(ofMessage: message) }
    let kind = result.string("kind")
    let level = result.string("level")
    if !(kind == "fail" && ["note", "warning", "error"].contains(level) || kind == "review" && level == "none") {
      faults.append("\(kind) of level \(level)")
    }
    guard let index = result.integer("ruleIndex"), ids.indices.contains(index), ids[index] == result.string("ruleId")
    else {
      return faults + ["no such rule"]
    }
    faults += self.faults(ofAcceptance: result) + result.objects("fixes").flatMap(faults(ofFix:))
    let locations = result.objects("locations")
    if locations.count != 1 { faults.append("\(locations.count) locations") }
    for location in locations + result.objects("relatedLocations") {
      faults += self.faults(ofLocation: location.object("physicalLocation"))
    }
    return faults
  }

  /// Section 3.11: a plain text, in which `[text](target)` is a link all the same.
  private static func faults(ofMessage object: [String: Any]) -> [String] {
    let text = object.object("message").string("text")
    let isLink = text.firstMatch(of: /\]\(/.scalars) != nil
    return (text.isEmpty ? ["no message"] : []) + (isLink ? ["link \(text)"] : [])
      + ReportGrammar.faultsOfAny(text, isLog: false)
  }

  /// Sections 3.27.24 and 3.35.
  private static func faults(ofAcceptance result: [String: Any]) -> [String] {
    var faults: [String] = []
    let states = ["", "new", "unchanged", "updated", "absent"]
    if !states.contains(result.string("baselineState")) { faults.append("state \(result.string("baselineState"))") }
    guard let suppressions = result["suppressions"] else { return faults }
    let objects = suppressions as? [[String: Any]] ?? []
    if objects.isEmpty { faults.append("no suppression among the suppressions") }
    for suppression in objects where !["inSource", "external"].contains(suppression.string("kind")) {
      faults.append("suppression of kind \(suppression.string("kind"))")
    }
    return faults
  }

  /// Section 3.55.
  private static func faults(ofFix fix: [String: Any]) -> [String] {
    let changes = fix.objects("artifactChanges")
    var faults = changes.isEmpty ? ["a fix without a change"] : []
    for change in changes {
      let replacements = change.objects("replacements")
      if replacements.isEmpty { faults.append("a change without a replacement") }
      for region in replacements.map({ $0.object("deletedRegion") }) {
        let numbers = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region.integer($0) }
        if numbers.count != 4 || !numbers.allSatisfy({ $0 >= 1 }) { faults.append("region \(region)") }
      }
    }
    return faults
  }

  private static func faults(ofLocation location: [String: Any]) -> [String] {
    let region = location.object("region")
    let numbers = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region.integer($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0 >= 1 }), numbers[2] == numbers[0], numbers[3] > numbers[1] else {
      return ["region \(region)"]
    }
    let artifact = location.object("artifactLocation")
    let uri = artifact.string("uri")
    let isRelative = artifact.string("uriBaseId") == "%SRCROOT%"
    let path =
      isRelative
      ? /(?:[A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/.scalars
      : /file:\/\/\/(?:[A-Za-z]:\/)?(?:[A-Za-z0-9._~\/-]|%[0-9A-F]{2})*/.scalars
    let isURI = uri.wholeMatch(of: path) != nil && !(isRelative && uri.hasPrefix("/"))
    return isURI ? [] : ["URI \(uri)"]
  }
}
