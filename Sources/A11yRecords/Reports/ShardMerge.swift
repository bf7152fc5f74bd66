public import A11yCore

/// Puts the reports of parts of a whole together: in any order, by any steps, each part as often as one likes.
///
/// Parts are known by their files. A file that several reports tell of counts once, and must be reported of alike.
public struct ShardMerge: Sendable {
  /// What is said of one file.
  private struct Part: Equatable {
    var record: FileRecord?
    var findings: [Finding] = []
    var accepted: [Acceptance] = []
    var omissions: [AuditResult.Omission] = []
  }

  public private(set) var toolVersion: String?
  /// The rules that ran in any part.
  public private(set) var rules: Set<String> = []
  private var parts: [FilePath: Part] = [:]
  private var unread: Set<String> = []
  private var unchanged: Set<FilePath> = []
  private var exempt: Set<FilePath> = []
  private var texts = SharedTexts()

  public init() {}

  /// - Throws: when the report is of another version of the tool, or tells of a file otherwise than an earlier one.
  public mutating func add(_ shard: Shard) throws(RecordError) {
    if let toolVersion, let other = shard.toolVersion, toolVersion != other {
      throw RecordError(
        """
        the report was written by version \(other.excerpt(limit: 40)), an earlier one by version \
        \(toolVersion.excerpt(limit: 40)); write all of them with one version
        """)
    }
    let added = Self.parts(of: shard.result)
    for (file, part) in added.sorted(by: { $0.key < $1.key }) where parts[file].map({ $0 != part }) == true {
      throw RecordError(
        "the report contradicts an earlier one about \(file.text.escapedForDisplay); write both from the same files"
      )
    }
    toolVersion = shard.toolVersion ?? toolVersion
    rules.formUnion(shard.rules)
    for (file, var part) in added where parts[file] == nil {
      for index in part.findings.indices { texts.share(&part.findings[index]) }
      for index in part.accepted.indices { texts.share(&part.accepted[index].finding) }
      parts[file] = part
    }
    unread.formUnion(shard.result.unread)
    unchanged.formUnion(shard.result.unchanged)
    exempt.formUnion(shard.result.exempt)
  }

  /// All of it, in the order of a report.
  public consuming func result() -> AuditResult {
    var result = AuditResult()
    result.unread = Array(unread)
    // What one part left out and another audited was audited.
    result.unchanged = unchanged.filter { parts[$0]?.record == nil }
    result.findings.reserveCapacity(parts.values.reduce(0) { $0 + $1.findings.count })
    // Each part is given up as soon as it is added: findings are large.
    for file in parts.keys.sorted() {
      guard let part = parts.removeValue(forKey: file) else { continue }
      if let record = part.record { result.add(AuditResult(record)) }
      result.findings += part.findings
      result.accepted += part.accepted
      result.omissions += part.omissions
    }
    result.exempt = Array(exempt)
    result.sort()
    return result
  }

  private static func parts(of result: AuditResult) -> [FilePath: Part] {
    var parts: [FilePath: Part] = [:]
    for record in result.records { parts[record.path, default: Part()].record = record }
    for finding in result.findings + (result.known ?? []) {
      parts[finding.file, default: Part()].findings.append(finding)
    }
    for accepted in result.accepted { parts[accepted.finding.file, default: Part()].accepted.append(accepted) }
    for omission in result.omissions { parts[omission.file, default: Part()].omissions.append(omission) }
    return parts
  }
}
