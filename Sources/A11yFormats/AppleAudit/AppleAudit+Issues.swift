import A11yCore

/// The three shapes in which the audit's issues come.
extension AppleAudit {
  /// Nil if it is none of them.
  static func issues(in root: JSONValue) -> [ReportedIssue]? {
    switch root.kind {
    case .array:
      guard let first = root.elements.first(where: { _ in true }) else { return [] }
      guard first.kind == .object else { return nil }
      let isAppium =
        first["auditType"] != nil && (first["compactDescription"] != nil || first["detailedDescription"] != nil)
      let isDevice = first["issue_classification"] != nil && first["element_rect_value"] != nil
      if !isAppium, !isDevice { return nil }
      var cursor = LocationCursor(root.document)
      return root.elements.compactMap { item in
        guard var issue = isAppium ? appium(item) : device(item) else { return nil }
        issue.location = cursor.location(of: item)
        return issue
      }
    case .object:
      guard (root["testNodes"] ?? root["testFailures"])?.kind == .array else { return nil }
      return TestResults(root).issues
    case .string, .number, .bool, .null: return nil
    }
  }

  /// `[{auditType, compactDescription, detailedDescription, element, elementDescription, elementAttributes}]`
  private static func appium(_ item: JSONValue) -> ReportedIssue? {
    guard item.kind == .object else { return nil }
    let type = item["auditType"]?.string ?? item["auditType"]?.numberText ?? ""
    let words = item["compactDescription"]?.string ?? item["detailedDescription"]?.string
    let check = AuditCheckNames.check(type: type) ?? words.flatMap(AuditCheckNames.check(message:)) ?? .other
    let message = check == .other ? [type, words ?? ""].filter { !$0.isEmpty }.joined(separator: ": ") : words
    var issue = ReportedIssue(AuditIssue(check, message: message))
    // The element as WebDriverAgent's source describes it.
    if let element = item["elementAttributes"], element.kind == .object {
      issue.label = text(element["label"]) ?? text(element["name"])
      issue.identifier = text(element["rawIdentifier"])
      issue.frame = frame(element["rect"]) ?? frame(element["frame"])
      issue.className = (text(element["type"]) ?? text(element["elementType"])).flatMap(className)
    }
    let description = text(item["elementDescription"]) ?? text(item["element"])
    if let description, issue.frame == nil || issue.label == nil { complete(&issue, from: description) }
    return issue
  }

  /// `Button, 0x60…, {{20.0, 59.0}, {44.0, 44.0}}, label: 'Pay'`, XCTest's debug description; the short one is `"Pay" Button`.
  private static func complete(_ issue: inout ReportedIssue, from description: String) {
    let line = description.prefix(2000)
    if issue.frame == nil, let numbers = line.firstMatch(of: /\{\{[^{}]*\}, \{[^{}]*\}\}/) {
      issue.frame = frame(String(numbers.0))
    }
    guard issue.label == nil else { return }
    if let label = line.firstMatch(of: /label: '([^'\n]*)'/) {
      issue.label = String(label.1)
    } else if let label = line.prefixMatch(of: /\s*"([^"\n]+)" [A-Z]/) {
      issue.label = String(label.1)
    }
  }

  /// `[{element_rect_value, issue_classification, font_size, ml_generated_description, long_description_extra_info,
  /// foreground_color?, background_color?}]`
  private static func device(_ item: JSONValue) -> ReportedIssue? {
    guard item.kind == .object else { return nil }
    let type = item["issue_classification"]?.string ?? item["issue_classification"]?.numberText ?? ""
    let check = AuditCheckNames.check(type: type) ?? .other
    var words: [String] = check == .other ? [type] : []
    words += [item["long_description_extra_info"], item["ml_generated_description"]].compactMap(text)
    let colors = [item["foreground_color"], item["background_color"]].compactMap(text)
    if colors.count == 2 { words.append("\(colors[0]) on \(colors[1])") }
    if let size = item["font_size"]?.number, size > 0 { words.append("font size \(size.points)") }
    var issue = ReportedIssue(AuditIssue(check, message: words.isEmpty ? nil : words.joined(separator: ", ")))
    issue.frame = text(item["element_rect_value"]).flatMap(frame)
    return issue
  }

  private static func text(_ value: JSONValue?) -> String? {
    value?.string.flatMap { SpokenText.isBlank($0) ? nil : $0 }
  }

  private static func className(_ type: String) -> String? {
    ElementType.isKnown(type.hasPrefix("XCUIElementType") ? String(type.dropFirst(15)) : type)
      ? ElementType(type).className : nil
  }

  /// An object of four numbers, or `{{x, y}, {width, height}}`.
  private static func frame(_ value: JSONValue?) -> Frame? {
    guard let value else { return nil }
    if let text = value.string { return frame(text) }
    guard let x = value["x"]?.number, let y = value["y"]?.number, let width = value["width"]?.number,
      let height = value["height"]?.number
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  private static func frame(_ text: String) -> Frame? {
    guard text.utf8.count < 300 else { return nil }
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    let frame = Frame(x: x, y: y, width: width, height: height)
    return frame.isValid ? frame : nil
  }
}
