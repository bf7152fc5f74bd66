import A11yCore

/// What the audit's checks are called by XCTest, by the device's service, and in messages of failed tests.
enum AuditCheckNames {
  /// `XCUIAccessibilityAuditTypeContrast`, `testTypeContrast` or a number of the device's service; nil for others.
  static func check(type: String) -> AuditIssue.Check? {
    let word =
      prefixes.first(where: type.hasPrefix).map { String(type.dropFirst($0.count)) } ?? type
    return names[word.lowercased()]
  }

  /// By the words of a message, such as `Contrast nearly passed`; nil for others.
  ///
  /// The words are those that public test suites quote from XCTest.
  static func check(message: String) -> AuditIssue.Check? {
    let message = message.lowercased()
    return phrases.first { message.contains($0.words) }?.check
  }

  private static let prefixes = ["XCUIAccessibilityAuditType", "testType"]

  private static let names: [String: AuditIssue.Check] = [
    "contrast": .contrast, "hitregion": .hitRegion, "elementdetection": .elementDetection,
    "sufficientelementdescription": .elementDescription, "dynamictype": .dynamicType, "dynamictext": .dynamicType,
    "textclipped": .textClipped, "trait": .trait,
    // `XCUIAccessibilityAuditType`'s raw values, as a test writes them.
    "1": .contrast, "2": .elementDetection, "4": .hitRegion, "8": .elementDescription, "65536": .dynamicType,
    "131072": .textClipped, "262144": .trait,
    // `AuditType` of pymobiledevice3's accessibilityaudit.py, for what an older version does not name.
    "12": .contrast, "13": .contrast, "100": .hitRegion, "1000": .elementDetection, "3001": .dynamicType,
    "3002": .dynamicType, "3003": .textClipped, "5000": .elementDescription,
  ]

  private static let phrases: [(words: String, check: AuditIssue.Check)] = [
    ("contrast failed", .contrast), ("contrast nearly passed", .contrast), ("hit area is too small", .hitRegion),
    ("dynamic type font sizes are unsupported", .dynamicType),
    ("dynamic type font sizes are partially unsupported", .dynamicType),
    ("dynamic text font sizes are unsupported", .dynamicType),
    ("dynamic text font sizes are partially unsupported", .dynamicType), ("text clipped", .textClipped),
    ("potentially inaccessible text", .elementDetection), ("element has no description", .elementDescription),
    ("label not human-readable", .elementDescription), ("image name used in description", .elementDescription),
  ]
}
