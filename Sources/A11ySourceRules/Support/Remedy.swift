/// The lines that a class lacks, with its own names in them.
struct Remedy {
  private let facts: ClassFacts
  private let values: [String]

  init(_ facts: ClassFacts) {
    self.facts = facts
    values = ControlValues.of(facts).map { $0.text.escapedName }
  }

  /// A value is adjusted, a switch and a thing to tap are buttons, and a canvas takes the finger itself.
  private var trait: String {
    if let value = values.first { return ControlValues.isSwitch(value) ? ".button" : ".adjustable" }
    return facts.drags ? ".allowsDirectInteraction" : ".button"
  }

  /// The names of the two values of a range.
  private var pair: (lower: String, upper: String)? {
    ControlValues.pair(of: facts).map { ($0.lower.text.escapedName, $0.upper.text.escapedName) }
  }
  private var value: String { values.first ?? "value" }
  private var name: String { facts.name.escapedName }

  /// To be an element at all.
  var exposure: String {
    if pair != nil {
      return """
        Add to \(name), in init, one element for each thumb:
        accessibilityElements = [lower, upper]  // two UIAccessibilityElement(accessibilityContainer: self)
        and in layoutSubviews: lower.accessibilityFrameInContainerSpace = …  // where the thumb is
        """
    }
    return """
      Add to \(name), in init:
      isAccessibilityElement = true
      accessibilityTraits = \(trait)
      accessibilityLabel = …  // its name, in the user's language
      """
  }

  var adjusting: String {
    if let pair {
      return """
        Give each thumb's element of \(name) the .adjustable trait, and in its class:
        override func accessibilityIncrement() { slider.\(pair.lower) += step; slider.sendActions(for: .valueChanged) }
        override func accessibilityDecrement() { slider.\(pair.lower) -= step; slider.sendActions(for: .valueChanged) }
        """
    }
    return """
      Add to \(name):
      accessibilityTraits = .adjustable  // in init
      \(steps)
      """
  }

  var steps: String {
    """
    override func accessibilityIncrement() { \(value) += step; sendActions(for: .valueChanged) }
    override func accessibilityDecrement() { \(value) -= step; sendActions(for: .valueChanged) }
    """
  }

  var speaking: String {
    if let pair {
      return """
        Where \(name) changes a value, set it on the thumb's element:
        lower.accessibilityValue = \(pair.lower).formatted()
        upper.accessibilityValue = \(pair.upper).formatted()
        """
    }
    let text = ControlValues.isSwitch(value) ? "\(value) ? \"1\" : \"0\"" : "\(value).formatted()"
    return """
      Add to \(name):
      override var accessibilityValue: String? { get { \(text) } set { super.accessibilityValue = newValue } }
      """
  }
}
