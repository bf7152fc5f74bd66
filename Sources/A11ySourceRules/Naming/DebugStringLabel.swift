import A11yCore

struct DebugStringLabel: Rule {
  static let info = RuleInfo(
    id: "debug-string-label",
    summary: "A label or value is made from a debug string",
    family: .naming, severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    why: """
      VoiceOver reads "Optional, open parenthesis, quote" or "ic underscore arrow underscore 24" instead of a name.
      """,
    fix: """
      Use text for people: unwrap the optional, and use a caption instead of a file name; a name for tests is an \
      `accessibilityIdentifier`.
      """,
    examples: examples
  )

  private static let fileNames: Set<String> = [
    "imageName", "iconName", "systemImageName", "systemName", "assetName", "imageNamed", "symbolName",
    "reuseIdentifier",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    let settings = ["accessibilityLabel", "accessibilityValue"].flatMap { property in
      TextSetting.all(property, in: file).map { (property, $0) }
    }
    return RuleResult(
      settings.compactMap { property, setting in
        guard let fault = fault(in: setting.value) else { return nil }
        let word = property == "accessibilityLabel" ? "label" : "value"
        return Violation(
          Finding.Subject(source: setting.receiver), "has \(fault) as its \(word)", at: setting.node.location)
      })
  }

  private func fault(in value: Node) -> String? {
    if value.kind == .call, value.calledName == "String", let what = value.argument("describing") {
      return isEnum(what) ? nil : "String(describing:)"
    }
    if let name = value.lastName, value.kind == .name || value.kind == .member, Self.fileNames.contains(name) {
      return "the file name \(name)"
    }
    guard value.kind == .string else { return nil }
    if let name = value.literal, isIdentifier(name) { return "the identifier \(name.quoted())" }
    for part in value.children where part.kind == .interpolation {
      if let name = part.firstChild, part.children.count == 1, name.kind == .name, isOptional(name) {
        return "the optional \(name.text.escapedName) in a string"
      }
    }
    return nil
  }

  /// `PostCardCell`, which a test looks for and VoiceOver reads. A key may be looked up elsewhere.
  private func isIdentifier(_ name: String) -> Bool {
    switch CodeName(name) {
    case .imageFile, .asset, .identifier, .hexadecimal: return true
    default: break
    }
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
    let words = CodeWords.words(of: name)
    return words.count > 1 && words.last.map(Self.kinds.contains) == true
  }

  /// Last words of names of views: `playButton`.
  private static let kinds: Set<String> = [
    "button", "cell", "view", "label", "controller", "field", "switch", "slider", "image", "icon",
  ]

  /// `String(describing: Self.self)` is a name at least.
  private func isEnum(_ node: Node) -> Bool { node.text == "self" }

  /// A stored property declared optional, and no unwrapping of it in sight.
  private func isOptional(_ name: Node) -> Bool {
    for node in name.ancestors {
      if node.kind == .type {
        let property = node.children.first { $0.kind == .variable && $0.text == name.text }
        return property?.declaration?.type?.hasSuffix("?") == true
      }
      let isShadowed = node.children.contains { child in
        (child.kind == .variable || child.kind == .parameter) && child.text == name.text
          || child.kind == .branch && child.children.contains { $0.kind == .variable && $0.text == name.text }
          || child.kind == .branch && child.children.contains { $0.kind == .binary && $0.mentions(name.text) }
      }
      if isShadowed { return false }
    }
    return false
  }
}

extension DebugStringLabel {
  static let examples: [Example] = [
    .fails("image name as a label", "✗ imageView.accessibilityLabel = imageName"),
    .fails(
      "optional interpolated into a label",
      #"""
      class Cell: UITableViewCell {
        var name: String?
        func show() { ✗ accessibilityLabel = "\(name)" }
      }
      """#),
    .fails("identifier for tests as a label", #"✗ cell.accessibilityLabel = "PostCardCell""#),
    .passes(
      "text for people as a label",
      #"""
      imageView.accessibilityLabel = photo.caption
      view.accessibilityLabel = "\(count) photos"
      """#),
  ]
}
