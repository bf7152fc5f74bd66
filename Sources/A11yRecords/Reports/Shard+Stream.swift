import A11yCore
import A11yFormats
import A11yReports

/// The answers of `a11y-audit stream`, each of which is a part of the whole.
public struct StreamedShards: Sendable {
  private let lines: [ArraySlice<UInt8>]
  private let tool: String
  /// The rules of a stream whose heading was not asked for.
  private let usualRules: [String]

  /// Nil if the text is something else, such as a report.
  ///
  /// - Parameters:
  ///   - tool: whose answers are wanted.
  ///   - usualRules: the ids of the rules that are taken to have run if the stream has no heading.
  public init?(bytes: [UInt8], of tool: String, usualRules: [String]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let root = try? JSONDocument(bytes: Array(first)).root, root["status"] != nil else {
      return nil
    }
    self.tool = tool
    self.usualRules = usualRules
  }

  /// Calls with each answer, in order.
  ///
  /// - Throws: the first error of a line, with its place, or what `body` throws.
  public func forEach(_ body: (Shard) throws(RecordError) -> Void) throws(RecordError) {
    var shard = Shard(rules: usualRules, toolVersion: nil, result: AuditResult())
    for (number, line) in lines.enumerated() {
      do {
        let fields = try RecordDocument(Array(line), what: "line").root
        if try fields.text("status") == "heading" {
          (shard.rules, shard.toolVersion) = try heading(fields)
          continue
        }
        shard.result = try Self.result(fields)
        try body(shard)
      } catch {
        throw error.moved(down: number)
      }
    }
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
