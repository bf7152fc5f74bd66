public import A11yCore

/// The findings that somebody accepts for now, so that only new ones fail.
///
/// An entry means a finding by what `FindingIdentity` knows it by: rule, file name, screen, identifier or role and name, or
/// the mark of a control without a name. Among findings that agree in all this, those at the same place are known first, and
/// then as many as there are entries.
public struct Baseline: Equatable, Sendable {
  /// Grows when an entry changes its meaning.
  public static let version = 2

  /// That of the file it was read from. Version 1 does not know marks and places.
  public private(set) var version: Int

  /// Sorted, and each there once.
  public private(set) var entries: [BaselineEntry]

  public init(_ entries: some Sequence<BaselineEntry>, version: Int = Baseline.version) {
    self.version = version
    self.entries = Set(entries).sorted(by: BaselineEntry.precedes)
  }

  /// Accepts everything an audit found, what people have to look at among it.
  public init(accepting result: AuditResult) {
    let findings = result.findings + (result.known ?? [])
    var numbers: [BaselineEntry: Int] = [:]
    self.init(
      zip(findings, FindingIdentity.identities(of: findings)).map { finding, identity in
        var entry = BaselineEntry(finding, identity)
        numbers[entry, default: 0] += 1
        entry.number = numbers[entry, default: 1]
        return entry
      })
  }
}

extension Baseline {
  /// Reads what `text(by:)` wrote. Lines that two branches both added count once.
  ///
  /// - Parameter tool: whose baseline is wanted.
  /// - Throws: the first error, with its place and what to do.
  public init(bytes: [UInt8], of tool: String) throws(RecordError) {
    let root = try RecordDocument(bytes, what: "baseline").root
    let anew = "write a baseline with --write-baseline"
    guard root.has("baseline") else {
      let what = root.has("toolVersion") ? "a JSON report, not a baseline" : "not a baseline"
      throw RecordError("the file is \(what); \(anew)", at: root.location)
    }
    let author = try root.text("baseline")
    guard author == tool else {
      throw RecordError(
        "the baseline was written by \(author.quoted()), not by \(tool)", at: root.location(of: "baseline"))
    }
    let version = try root.number("version")
    guard (1...Self.version).contains(version) else {
      throw RecordError(
        """
        the baseline has version \(version), this \(tool) supports versions 1 to \(Self.version); use the \(tool) that wrote it, or \
        \(anew)
        """, at: root.location(of: "version"))
    }
    var entries: [BaselineEntry] = []
    for fields in try root.objects("accepted") where !fields.isEmpty { entries.append(try BaselineEntry(fields)) }
    self.init(entries, version: version)
  }
}

extension BaselineEntry {
  fileprivate init(_ fields: Fields) throws(RecordError) {
    self.init(
      rule: try fields.text("rule"), id: try fields.text("id"), isReview: try fields.flag("review"),
      file: try fields.path("file"), screen: try fields.optionalText("screen"), control: try fields.text("control"),
      declaration: try fields.optionalText("declaration"),
      place: try fields.optionalText("place"), number: try fields.optionalNumber("number") ?? 1)
  }
}

extension Baseline {
  /// The file: an entry a line, so that people read it and git merges it. The empty last element lets the lines of all
  /// entries end alike: adding one never touches another.
  ///
  /// - Parameter tool: who writes it: `a11y-audit`.
  public func text(by tool: String) -> String {
    let head = [
      JSONWriter.line { $0.member("baseline", tool) }, JSONWriter.line { $0.member("version", version) },
    ]
    var text = "{\n\(head.joined(separator: ",\n")),\n\"accepted\": [\n"
    for entry in entries { text += entry.line + ",\n" }
    return text + "{}\n]\n}\n"
  }
}

extension BaselineEntry {
  fileprivate var line: String {
    JSONWriter.line { writer in
      writer.object { writer in
        writer.member("file", file.text)
        writer.member("screen", screen)
        writer.member("declaration", declaration)
        writer.member("control", control)
        writer.member("place", place)
        writer.member("rule", rule)
        writer.member("id", id)
        if isReview { writer.member("review", true) }
        if number > 1 { writer.member("number", number) }
      }
    }
  }
}
