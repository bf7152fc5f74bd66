import A11yCore

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
