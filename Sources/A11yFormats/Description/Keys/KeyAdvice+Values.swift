import A11yCore

/// Words for which the value decides what to write: the remedy names it.
extension KeyAdvice {
  static func byValue(_ word: String, _ value: some DescriptionValue, of control: Control) -> String? {
    let role = control.role ?? control.className.flatMap(UIKitClasses.named)?.role
    return typeOfInput(word, value) ?? font(word, value) ?? range(word, value) ?? choice(word, value, role) ?? item(
      word, value, role)
      ?? text(word, value)
  }

  /// `type=password`, as in HTML.
  private static func typeOfInput(_ word: String, _ value: some DescriptionValue) -> String? {
    guard word == "type" || word == "inputtype", let type = value.string?.lowercased() else { return nil }
    return inputTypes[type]
  }

  private static let inputTypes = [
    "password": "write the role 'secureTextField'", "search": "write the role 'searchField'",
    "email": "write 'contentType' with emailAddress", "tel": "write 'contentType' with telephoneNumber",
    "url": "write 'contentType' with URL", "submit": "delete it", "reset": "delete it", "number": "delete it",
    "date": "write the role 'datePicker'", "range": "write the role 'slider'",
    "checkbox": "write the role 'checkbox'", "radio": "write the role 'radio'",
  ]

  // MARK: - Fonts

  private static let fontWords = [
    "fontsize": "size", "pointsize": "size", "textsize": "size", "font.size": "size", "font.pointsize": "size",
    "textstyle": "textStyle", "fontstyle": "textStyle", "fonttextstyle": "textStyle", "font.style": "textStyle",
    "font.textstyle": "textStyle", "fontname": "name", "fontfamily": "name", "family": "name", "font.name": "name",
    "font.family": "name", "fontweight": "bold", "weight": "bold", "font.weight": "bold", "isbold": "bold",
    "bold": "bold",
  ]

  /// Members of a font in other words, each with what to write.
  static let membersOfFont = [
    "pointsize": "size", "fontsize": "size", "style": "textStyle", "textstylename": "textStyle", "family": "name",
    "familyname": "name", "fontname": "name", "isbold": "bold", "weight": "'bold' with true or false",
    "dynamictype": "scaled", "isscaled": "scaled", "scales": "scaled",
  ]

  /// `font` for a word that is a member of a font.
  static func key(ofFont word: String) -> String? { fontWords[plain(word)] == nil ? nil : "font" }

  static func font<Value: DescriptionValue>(_ word: String, _ value: Value) -> String? {
    guard let member = fontWords[word] else { return nil }
    let json =
      switch member {
      case "size": (value.number ?? points(value.string)).map { "{\"size\": \($0.points)}" } ?? "{\"size\": …}"
      case "bold":
        "{\"bold\": \(value.flag ?? ["bold", "semibold", "heavy", "black"].contains(value.string?.lowercased()))}"
      default: "{\"\(member)\": \"\(value.string?.excerpt() ?? "…")\"}"
      }
    return "write \(Value.member("font", json))"
  }

  /// What to write for a font that is no object: `17`, `17pt`, `textStyle:headline`, `body`, `Avenir`. Nil for other values.
  static func font(_ value: some DescriptionValue) -> String? {
    if let size = value.number ?? points(value.string) { return "{\"size\": \(size.points)}" }
    guard let text = value.string else { return nil }
    // Longer texts name no font, and would be searched for a long time.
    guard text.utf8.count <= longestFont else { return "{\"name\": \"\(text.excerpt())\"}" }
    // `UIFont.preferredFont(forTextStyle: .headline)`, `.systemFont(ofSize: 17)`
    if let style = text.firstMatch(of: /[tT]extStyle: *\.?(\w+)/)?.1 { return "{\"textStyle\": \"\(style)\"}" }
    if let size = text.firstMatch(of: /[sS]ize: *(\d+(?:\.\d+)?)/)?.1 { return "{\"size\": \(size)}" }
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2, let member = membersOfFont[plain(parts[0])] ?? fontWords[plain(parts[0])] ?? member(parts[0]) {
      if member == "size", let size = points(parts[1]) ?? Double(parts[1]) { return "{\"size\": \(size.points)}" }
      return "{\"\(member)\": \"\(parts[1].excerpt())\"}"
    }
    // `Avenir 17`
    if let match = text.wholeMatch(of: /(.*\S)[ ,]+(\d+(?:\.\d+)?)(?:pt)?/), let size = Double(match.2) {
      return "{\"name\": \"\(String(match.1).excerpt())\", \"size\": \(size.points)}"
    }
    return "{\"\(TextStyles.isStyle(text) ? "textStyle" : "name")\": \"\(text.excerpt())\"}"
  }

  private static let longestFont = 120

  private static func member(_ word: String) -> String? { ["size", "textStyle", "name"].first { $0 == word } }

  /// `17pt`
  private static func points(_ text: String?) -> Double? {
    guard let text = text?.lowercased(), let unit = ["pt", "px", "dp"].first(where: text.hasSuffix) else { return nil }
    return Double(text.dropLast(unit.count).filter { $0 != " " })
  }

  // MARK: - Numbers

  private static let ranges: Set = ["in", "range", "valuerange", "limits", "minmax"]

  /// `in=0...100`, as in SwiftUI.
  private static func range<Value: DescriptionValue>(_ word: String, _ value: Value) -> String? {
    guard ranges.contains(word) else { return nil }
    let numbers = value.items?.compactMap(\.number) ?? []
    let texts = (value.string ?? "").replacing("..<", with: "...").replacing("...", with: " ").split {
      " ,[]".contains($0)
    }
    let bounds = numbers.count == 2 ? numbers : texts.compactMap { Double($0) }
    guard bounds.count == 2 else { return "write 'min' and 'max'" }
    return "write \(Value.member("min", bounds[0].points)) and \(Value.member("max", bounds[1].points))"
  }

  private static let sides: Set = ["size", "screensize", "displaysize", "resolution", "viewport"]

  /// `size="390x844"` of a screen.
  static func sizeOfScreen<Value: DescriptionValue>(_ word: String, _ value: Value) -> String? {
    guard sides.contains(word), let match = value.string?.wholeMatch(of: /(\d+) *[x×*,] *(\d+)/) else { return nil }
    if Value.isOfOutline { return "write the size alone: \(match.1)x\(match.2)" }
    return "write \"screen\": [\(match.1), \(match.2)]"
  }

  // MARK: - Choices and items

  private static let selectedPlaces: Set = ["selectedrow", "selectedindex", "selectedrows", "row"]
  private static let choices: Set = ["options", "items", "titles", "choices", "values", "rows", "components", "labels"]

  private static func choice(_ word: String, _ value: some DescriptionValue, _ role: Role?) -> String? {
    guard role == .picker || role == .datePicker else { return nil }
    if selectedPlaces.contains(word) { return "write the text of the selected row as 'value'" }
    return choices.contains(word) ? "write only the selected one, as 'value'" : nil
  }

  /// Titles in place of children.
  private static func item<Value: DescriptionValue>(_ word: String, _ value: Value, _ role: Role?) -> String? {
    if role == .tabBar, word.hasPrefix("selected"), word != "selected" {
      return "write 'selected' with true on the selected tab"
    }
    guard let role, role.isContainer, KeySynonyms.meansChildren(word) || choices.contains(word) else { return nil }
    let part: Role = role == .tabBar ? .tab : role == .list || role == .table ? .cell : .button
    guard let first = value.items?.first?.string ?? value.string else { return nil }
    return child(Value.self, part, first.excerpt(), each: true)
  }

  private static func child<Value: DescriptionValue>(
    _: Value.Type, _ role: Role, _ text: String, each: Bool = false
  ) -> String {
    if Value.isOfOutline { return "write \(each ? "each" : "it") on a line below: \(role.rawValue) \"\(text)\"" }
    return "write \(each ? "each" : "it") in 'children': {\"role\": \"\(role.rawValue)\", \"label\": \"\(text)\"}"
  }

  private static let labelsOfCells: Set = ["textlabel", "detailtextlabel", "detaillabel", "secondarytext"]

  private static func text<Value: DescriptionValue>(_ word: String, _ value: Value) -> String? {
    guard labelsOfCells.contains(word) else { return nil }
    return child(Value.self, .text, value.string?.excerpt() ?? "…")
  }
}
