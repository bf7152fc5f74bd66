import A11yCore

extension FileRecord {
  init(_ fields: Fields) throws(RecordError) {
    self.init(path: try fields.path("file"))
    controls = try fields.number("controls")
    elements = try fields.number("elements")
    screens = try fields.number("screens")
    suppressed = try fields.number("suppressed")
    settledInCode = try fields.optionalNumber("settledInCode") ?? 0
    for (rule, facts) in try fields.object("notChecked").nested() {
      for (key, count, location) in try facts.counts() {
        guard let fact = Fact(rawValue: key) else {
          throw RecordError("unknown fact '\(key.excerpt())'", at: location)
        }
        notChecked[rule, default: [:]][fact] = count
      }
    }
    for (key, count, location) in try fields.object("skipped").counts() {
      guard let reason = AccessibilityTree.SkipReason.allCases.first(where: { "\($0)" == key }) else {
        throw RecordError("unknown reason '\(key.excerpt())'", at: location)
      }
      skipped[reason] = count
    }
  }
}
