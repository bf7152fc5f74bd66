import A11yCore

extension FileRecord {
  /// Of a report.
  init(_ fields: Fields) throws(RecordError) { try self.init(fields, counts: fields) }

  /// Of an answer in a stream.
  init(answer: Fields) throws(RecordError) { try self.init(answer, counts: answer.object("counts")) }

  private init(_ fields: Fields, counts: Fields) throws(RecordError) {
    self.init(path: try fields.path("file"))
    controls = try counts.number("controls")
    elements = try counts.number("elements")
    screens = try counts.number("screens")
    suppressed = try counts.number("suppressed")
    settledInCode = try counts.optionalNumber("settledInCode") ?? 0
    for (rule, facts) in try fields.object("notChecked").nested() {
      for (key, count, location) in try facts.counts() {
        guard let fact = Fact(rawValue: key) else {
          throw RecordError("unknown fact '\(key.excerpt())'", at: location)
        }
        notChecked[rule, default: [:]][fact] = count
      }
    }
    for (key, count, location) in try fields.optionalObject("examined")?.counts() ?? [] {
      guard let kind = ExaminedKind(rawValue: key) else {
        throw RecordError("unknown kind '\(key.excerpt())'", at: location)
      }
      examined[kind] = count
    }
    for (key, count, location) in try fields.object("skipped").counts() {
      guard let reason = AccessibilityTree.SkipReason.allCases.first(where: { "\($0)" == key }) else {
        throw RecordError("unknown reason '\(key.excerpt())'", at: location)
      }
      skipped[reason] = count
    }
  }
}
