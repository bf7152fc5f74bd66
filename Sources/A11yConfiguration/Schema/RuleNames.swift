import A11yCore

/// What to write in place of a word that is no rule's id: ids of other tools and of WCAG, and near words.
package enum RuleNames {
  /// A clause behind a semicolon, or nothing.
  ///
  /// - Parameters:
  ///   - words: the ids and tags that may be meant.
  ///   - criteria: the ids of rules by success criterion, such as `1.4.3`.
  package static func remedy(for word: String, among words: [String], criteria: [String: [String]] = [:]) -> String {
    if ["*", "all"].contains(word.lowercased()) {
      return "; write the id of each rule, 'only' to run some rules, or 'skip' to leave out files"
    }
    if let meant = meant(by: word, among: words, criteria: criteria) { return "; did you mean \(list(meant))?" }
    let nearest = Suggestion.question(for: word, among: words)
    if !nearest.isEmpty { return nearest }
    let parts = word.count > 3 ? words.filter { $0.contains(word.lowercased()) } : []
    return parts.isEmpty ? "" : "; did you mean \(list(parts))?"
  }

  /// The rules that another tool, or WCAG, calls so.
  private static func meant(by word: String, among words: [String], criteria: [String: [String]]) -> [String]? {
    let plain = word.lowercased().replacing("_", with: "-")
    if let found = criteria[criterion(plain)] { return found }
    guard let found = others[plain]?.filter(words.contains), !found.isEmpty else { return nil }
    return found
  }

  /// `1.4.3` for `wcag 1.4.3` and for axe's `wcag143`.
  private static func criterion(_ word: String) -> String {
    guard word.hasPrefix("wcag") else { return word }
    let number = word.dropFirst(4).drop { $0 == "-" || $0 == " " }
    guard number.count > 2, number.allSatisfy(\.isWholeNumber) else { return String(number) }
    return [number.prefix(1), number.dropFirst().prefix(1), number.dropFirst(2)].map(String.init).joined(separator: ".")
  }

  /// The first few of the words, in quotes.
  private static func list(_ words: [String]) -> String { words.prefix(4).map { "'\($0)'" }.list() }

  /// By id in other tools: axe, SwiftLint, Google's and XCUITest's audits, and tags of WCAG.
  package static let others: [String: [String]] = {
    let name = ["control-missing-name", "image-only-button", "input-without-name", "custom-control-without-name"]
    let image = ["image-missing-name", "image-only-button"]
    let contrast = ["text-contrast", "literal-contrast"]
    let target = ["target-size", "target-size-minimum", "small-hit-area"]
    return [
      "color-contrast": contrast, "color-contrast-enhanced": contrast, "text-contrast-aa": contrast,
      "button-name": name, "link-name": name, "label": name, "input-button-name": name, "aria-command-name": name,
      "missing-label": name, "accessibility-label": name, "no-label": name, "element-description": name,
      "sufficient-element-description": name, "speakable-text": name, "form-field-multiple-labels": name,
      "select-name": name, "aria-toggle-field-name": name, "aria-input-field-name": name,
      "image-alt": image, "input-image-alt": image, "role-img-alt": image, "svg-img-alt": image,
      "accessibility-label-for-image": image, "alt-text": image,
      "accessibility-trait-for-button": ["tap-without-trait"], "touch-target": target, "touch-target-size": target,
      "hit-region": target, "tap-target": target, "tap-targets": target, "min-target-size": target,
      "dynamic-type": ["fixed-font", "font-does-not-follow"], "text-size": ["fixed-font", "font-does-not-follow"],
      "page-has-heading-one": ["no-heading", "screen-title-missing"], "document-title": ["screen-title-missing"],
      "heading-order": ["heading-level-skipped"], "autocomplete-valid": ["missing-content-type"],
      "label-content-name-mismatch": ["label-in-name", "label-in-name-literal"],
      "identical-links-same-purpose": ["duplicate-name"], "link-text": ["generic-name"],
      "wcag2a": ["wcag22a"], "wcag21a": ["wcag22a"], "wcag2aa": ["wcag22aa"], "wcag21aa": ["wcag22aa"],
      "wcag2aaa": ["wcag22aaa"], "wcag21aaa": ["wcag22aaa"], "wcag": ["wcag22a", "wcag22aa"], "a": ["wcag22a"],
      "aa": ["wcag22aa"], "aaa": ["wcag22aaa"], "section508": ["en301549"], "en-301-549": ["en301549"],
      "duplicate-id": ["duplicate-identifier"],
    ]
  }()
}
