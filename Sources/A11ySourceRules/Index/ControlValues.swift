/// The properties in which a control keeps what it shows.
enum ControlValues {
  private static let words: Set<String> = [
    "value", "rating", "progress", "selectedIndex", "selectedSegmentIndex", "isOn", "isChecked", "level", "score",
    "percentage", "selectedValue", "currentValue", "currentIndex", "lowerValue", "upperValue", "selectedItem",
    "selectedOption", "on", "checked", "angle", "count", "stars", "currentStep", "selectedStep", "minValue", "maxValue",
  ]

  /// The stored or forwarded properties that hold what a person would hear as the value, in the source's order.
  static func of(_ facts: ClassFacts) -> [Node] {
    facts.variables.values.filter { variable in
      guard let declaration = variable.declaration, !declaration.isConstant else { return false }
      if declaration.modifiers.contains("static") || declaration.modifiers.contains("class") { return false }
      return words.contains(variable.text) && !isLimit(variable.text, in: facts)
    }.sorted { $0.tree.path == $1.tree.path ? $0.index < $1.index : $0.tree.path < $1.tree.path }
  }

  /// `minValue` and `maxValue` next to a `value` are its limits.
  private static func isLimit(_ name: String, in facts: ClassFacts) -> Bool {
    (name == "minValue" || name == "maxValue")
  }

  /// A lower and an upper value: two thumbs.
  static func arePair(_ names: [String]) -> Bool { names.contains("lowerValue") && names.contains("upperValue") }

  static func isSwitch(_ name: String) -> Bool { ["isOn", "on", "isChecked", "checked"].contains(name) }
}
