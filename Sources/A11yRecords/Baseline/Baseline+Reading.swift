import A11yCore

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
