import A11yCore

/// Failures of Apple's audit among those of tests, as `xcrun xcresulttool get test-results` prints them.
///
/// `tests` prints `{"testNodes": [{"nodeType", "name", "nodeIdentifier", "children"}]}`: a "Test Case" holds each "Failure Message", in a
/// device, a repetition or a run if there are several. `summary` prints `{"testFailures": [{"testIdentifierString", "failureText"}]}`.
struct TestResults {
  private(set) var issues: [ReportedIssue] = []
  private var cursor: LocationCursor

  init(_ root: JSONValue) {
    cursor = LocationCursor(root.document)
    if let nodes = root["testNodes"] {
      read(nodes)
    } else if let failures = root["testFailures"] {
      for failure in failures.elements {
        guard let text = failure["failureText"]?.string else { continue }
        let test = failure["testIdentifierString"]?.string ?? failure["testName"]?.string
        add(text, of: test, at: failure)
      }
    }
  }

  /// With a list of what is open: hostile files nest deeply.
  private mutating func read(_ nodes: JSONValue) {
    var open: [(nodes: JSONElements.Iterator, test: String?)] = [(nodes.elements.makeIterator(), nil)]
    while let last = open.indices.last {
      guard let node = open[last].nodes.next() else {
        open.removeLast()
        continue
      }
      guard node.kind == .object else { continue }
      var test = open[last].test
      let type = node["nodeType"]?.string
      if type == "Test Case" { test = node["nodeIdentifier"]?.string ?? node["name"]?.string ?? test }
      if type == "Failure Message", let text = node["name"]?.string ?? node["details"]?.string {
        add(text, of: test, at: node)
      }
      if let children = node["children"], children.kind == .array {
        open.append((children.elements.makeIterator(), test))
      }
    }
  }

  private mutating func add(_ text: String, of test: String?, at value: JSONValue) {
    guard let check = AuditCheckNames.check(message: text) else { return }
    var issue = ReportedIssue(AuditIssue(check, message: text), test: test)
    // What a test's own handler adds: `"Pay" Button`, `“Pay”`.
    let parts = text.prefix(2000).firstMatch(of: /["“]([^"“”\n]+)["”]/)
    issue.label = parts.map { String($0.1) }
    issue.location = cursor.location(of: value)
    issues.append(issue)
  }
}
