import A11yCore

extension ValueType where Self == AuditIssuesType { static var auditIssues: Self { Self() } }

/// What another audit found about the control.
struct AuditIssuesType: ValueType {
  var shape: ValueShape { .named("auditIssues") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [AuditIssue]? {
    decoder.objects(key, value, with: ["check", "message", "frame"], required: "check")?.compactMap { item in
      let name = item["check"]?.string ?? ""
      guard let check = AuditIssue.Check(rawValue: name) else {
        let names = AuditIssue.Check.allCases.map(\.rawValue)
        decoder.unknownWord(name, what: "check", among: names, at: item["check"]?.location ?? item.location)
        return nil
      }
      let frame = item["frame"].flatMap { FrameType().read($0, of: "\(key).frame", &decoder) }
      return AuditIssue(check, message: decoder.string(key, "message", of: item), frame: frame)
    }
  }

  func write(_ issues: [AuditIssue]) -> DescribedValue? {
    .list(
      issues.map { issue in
        .object(
          ("check", .string(issue.check.rawValue)), ("message", issue.message.map { .string($0) }),
          ("frame", issue.frame.flatMap(FrameType().write)))
      })
  }
}
