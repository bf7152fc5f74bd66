import A11yCore
import A11yFormats
import A11yReports

/// Reads the answers of `a11y-audit stream` line by line; each is a part of the whole.
public struct StreamedShards {
  private let tool: String
  /// Of the heading, or else those that are taken to have run.
  private var rules: [String]
  private var toolVersion: String?

  /// - Parameters:
  ///   - tool: whose answers are wanted.
  ///   - usualRules: the ids of the rules that are taken to have run if the stream has no heading.
  public init(of tool: String, usualRules: [String]) {
    self.tool = tool
    rules = usualRules
  }

  /// Whether a file that begins with this line is a stream of answers. A report is something else.
  public static func begin(with line: [UInt8]) -> Bool {
    (try? JSONDocument(bytes: line).root)?["status"] != nil
  }

  /// The part that a line holds; nil for an empty line and for the heading.
  ///
  /// - Throws: the first error, with its place in the line.
  public mutating func shard(_ line: [UInt8]) throws(RecordError) -> Shard? {
    if line.isEmpty { return nil }
    let fields = try RecordDocument(line, what: "line").root
    if try fields.text("status") == "heading" {
      (rules, toolVersion) = try heading(fields)
      return nil
    }
    return Shard(rules: rules, toolVersion: toolVersion, result: try Self.result(fields))
  }

  private func heading(_ fields: Fields) throws(RecordError) -> (rules: [String], version: String) {
    let author = try fields.text("tool")
    guard author == tool else {
      throw RecordError("the stream was written by \(author.quoted()), not by \(tool)", at: fields.location(of: "tool"))
    }
    let version = try fields.number("version")
    guard version == JSONReporter.formatVersion else {
      throw RecordError(
        "the stream has version \(version), this \(tool) supports version \(JSONReporter.formatVersion)",
        at: fields.location(of: "version"))
    }
    return (try fields.texts("rules"), try fields.text("toolVersion"))
  }

  private static func result(_ fields: Fields) throws(RecordError) -> AuditResult {
    let word = try fields.text("status")
    guard let status = StreamAnswer.Status(rawValue: word) else {
      throw RecordError("unknown status \(word.quoted())", at: fields.location(of: "status"))
    }
    var result = AuditResult()
    if fields.has("counts") {
      result.add(AuditResult(try FileRecord(answer: fields)))
      for finding in try fields.objects("findings") { result.findings.append(try Finding(finding)) }
      try result.addRemarks(fields)
    }
    for fault in try fields.optionalObjects("errors") ?? [] {
      let place = fault.has("line") ? try fault.place() : nil
      let name = try fields.optionalText("file") ?? "a line of the stream"
      result.unread.append("\(FilePath(name).shownPlace(place)): error: \(try fault.text("message"))")
    }
    if status == .error, result.unread.isEmpty, result.omissions.isEmpty {
      throw RecordError("'errors' is missing", at: fields.location)
    }
    return result
  }
}
