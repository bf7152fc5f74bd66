public import A11yCore
import A11yReports

/// What one run found, read back from the JSON report it wrote.
public struct Shard: Sendable, Equatable {
  /// The ids of the rules that ran.
  public var rules: [String]
  /// Nil if it is not known.
  public var toolVersion: String?
  public var result: AuditResult

  public init(rules: [String], toolVersion: String?, result: AuditResult) {
    self.rules = rules
    self.toolVersion = toolVersion
    self.result = result
  }
}

extension Shard {
  /// Reads a JSON report. What a baseline accepted in it counts as found: a baseline is for the whole, not for its parts.
  ///
  /// - Parameter tool: whose reports are wanted.
  /// - Throws: the first error, with its place and what to do.
  public init(bytes: [UInt8], of tool: String) throws(RecordError) {
    let root = try RecordDocument(bytes, what: "report").root
    guard root.has("toolVersion"), root.has("findings") else {
      throw RecordError("the file is not a JSON report; write one with --report json=FILE", at: root.location)
    }
    let author = try root.text("tool")
    guard author == tool else {
      throw RecordError("the report was written by \(author.quoted()), not by \(tool)", at: root.location(of: "tool"))
    }
    let version = try root.number("version")
    guard version == JSONReporter.formatVersion else {
      throw RecordError(
        "the report has version \(version), this \(tool) supports version \(JSONReporter.formatVersion)",
        at: root.location(of: "version"))
    }
    guard root.has("files"), root.has("rules") else {
      throw RecordError("the report does not list its files and rules; write it again", at: root.location)
    }
    rules = try root.texts("rules")
    toolVersion = try root.text("toolVersion")
    result = AuditResult()
    for fields in try root.objects("files") { result.add(AuditResult(try FileRecord(fields))) }
    for key in ["findings", "known"] {
      for fields in try root.optionalObjects(key) ?? [] { result.findings.append(try Finding(fields)) }
    }
    try result.addRemarks(root)
    if root.has("unchanged") { result.unchanged = try root.texts("unchanged").map { FilePath($0) } }
    if root.has("exempt") { result.exempt = try root.texts("exempt").map { FilePath($0) } }
    if root.has("unread") { result.unread = try root.texts("unread") }
    result.sort()
  }
}

extension AuditResult {
  /// Adds what is suppressed and what descriptions leave out, where a report or an answer has them.
  mutating func addRemarks(_ fields: Fields) throws(RecordError) {
    for fields in try fields.optionalObjects("accepted") ?? [] { accepted.append(try Acceptance(fields)) }
    for fields in try fields.optionalObjects("incomplete") ?? [] { omissions.append(try Omission(fields)) }
  }
}

extension Acceptance {
  fileprivate init(_ fields: Fields) throws(RecordError) {
    self.init(
      finding: try Finding(fields), reason: try fields.optionalText("reason"), isInSource: try fields.flag("inSource"))
  }
}

extension AuditResult.Omission {
  fileprivate init(_ fields: Fields) throws(RecordError) {
    self.init(file: try fields.path("file"), location: try fields.place(), message: try fields.text("message"))
  }
}
