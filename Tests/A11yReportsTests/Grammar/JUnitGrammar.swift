/// The schema of Jenkins' xUnit plugin (junit-10.xsd), and what GitLab says of names.
enum JUnitGrammar {
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package"],
    "testcase": ["name", "classname", "time", "group"],
    "failure": ["type", "message"], "error": ["type", "message"], "skipped": ["type", "message"], "system-out": [],
  ]

  private static let children: [String: Set<String>] = [
    "testsuites": ["testsuite"], "testsuite": ["testcase"], "testcase": ["failure", "error", "skipped", "system-out"],
  ]

  static func faults(in root: XMLGrammar.XMLNode) -> [String] {
    if root.name != "testsuites" { return ["root \(root.name)"] }
    var faults = shapeFaults(root)
    let suites = root.children
    let cases = suites.flatMap(\.children)
    if cases.isEmpty { faults.append("empty") }
    let names = cases.map { "\($0.attributes["classname"] ?? "").\($0.attributes["name"] ?? "")" }
    if Set(names.map { Array($0.utf8) }).count != names.count { faults.append("a name twice") }
    for suite in suites {
      if suite.children.isEmpty { faults.append("an empty suite") }
      faults += countFaults(suite, suite.children, ["tests", "failures", "errors", "skipped"])
    }
    return faults + countFaults(root, cases, ["tests", "failures", "errors"])
  }

  private static func shapeFaults(_ node: XMLGrammar.XMLNode) -> [String] {
    guard let known = attributes[node.name] else { return ["element \(node.name)"] }
    var faults = Set(node.attributes.keys).subtracting(known).map { "\(node.name) \($0)" }
    for child in node.children where !(children[node.name] ?? []).contains(child.name) {
      faults.append("\(child.name) in \(node.name)")
    }
    // GitLab, Azure and Jenkins show the file that it names.
    if node.text.unicodeScalars.contains("[[ATTACHMENT|".unicodeScalars) { faults.append("an attachment") }
    return faults + node.children.flatMap(shapeFaults)
  }

  private static func countFaults(
    _ node: XMLGrammar.XMLNode, _ cases: [XMLGrammar.XMLNode], _ keys: [String]
  ) -> [String] {
    func count(_ name: String) -> Int { cases.count { $0.children.contains { $0.name == name } } }
    let counts = [
      "tests": cases.count, "failures": count("failure"), "errors": count("error"), "skipped": count("skipped"),
    ]
    return keys.filter { node.attributes[$0] != counts[$0].map(String.init) }.map { "\(node.name): number of \($0)" }
  }
}
