import A11yCore

/// The properties in which a control keeps what it shows.
enum ControlValues {
  private static let words: Set<String> = [
    "value", "rating", "progress", "selectedIndex", "selectedSegmentIndex", "isOn", "isChecked", "level", "score",
    "percentage", "selectedValue", "currentValue", "currentIndex", "lowerValue", "upperValue", "selectedItem",
    "selectedOption", "on", "checked", "angle", "count", "stars", "currentStep", "selectedStep",
  ]

  /// The stored or forwarded properties that hold what a person would hear as the value, in the source's order.
  static func of(_ facts: ClassFacts) -> [Node] {
    let settable = settable(facts)
    let pair = Pair(among: settable)
    return settable.filter { words.contains($0.text) || pair?.lower == $0 || pair?.upper == $0 }
  }

  private static func settable(_ facts: ClassFacts) -> [Node] {
    facts.variables.values.filter { variable in
      guard let declaration = variable.declaration, !declaration.isConstant else { return false }
      return !declaration.modifiers.contains("static") && !declaration.modifiers.contains("class")
    }.sorted { $0.tree.path == $1.tree.path ? $0.index < $1.index : $0.tree.path < $1.tree.path }
  }

  /// The two values of a range: two thumbs.
  static func pair(of facts: ClassFacts) -> Pair? { Pair(among: settable(facts)) }

  static func isSwitch(_ name: String) -> Bool { ["isOn", "on", "isChecked", "checked"].contains(name) }

  /// `lowerValue` and `upperValue`, `from` and `to`: two numbers whose names differ by opposite words.
  struct Pair {
    var lower: Node
    var upper: Node

    private static let opposites = [
      "lower": "upper", "low": "high", "left": "right", "from": "to", "start": "end", "min": "max",
      "minimum": "maximum", "first": "second", "leading": "trailing", "begin": "end",
    ]

    init?(among variables: [Node]) {
      let numbers = variables.filter(Self.isNumber)
      let byWords = Dictionary(numbers.map { (CodeWords.words(of: $0.text), $0) }) { first, _ in first }
      for lower in numbers {
        let words = CodeWords.words(of: lower.text)
        guard let place = words.firstIndex(where: { Self.opposites[$0] != nil }),
          let opposite = Self.opposites[words[place]]
        else { continue }
        var others = words
        others[place] = opposite
        guard let upper = byWords[others], Self.isOfValues(words, at: place) else { continue }
        self.init(lower: lower, upper: upper)
        return
      }
      return nil
    }

    /// `minimumValue` is a limit, and `leftInset` and `startAngle` say how it is drawn.
    private static func isOfValues(_ words: [String], at place: Int) -> Bool {
      let others = Set(words).subtracting([words[place]])
      switch words[place] {
      case "lower", "low", "from": return others.isDisjoint(with: geometry)
      case "min", "minimum": return !others.isDisjoint(with: ["selected", "current", "chosen"])
      default: return !others.isDisjoint(with: values)
      }
    }

    private static let geometry: Set = [
      "angle", "inset", "padding", "margin", "spacing", "radius", "width", "height", "offset", "point", "alpha", "x",
      "y",
    ]
    private static let values: Set = [
      "value", "price", "amount", "age", "number", "percentage", "time", "hour", "selected", "current", "chosen",
    ]

    private init(lower: Node, upper: Node) { (self.lower, self.upper) = (lower, upper) }

    private static func isNumber(_ variable: Node) -> Bool {
      if let type = variable.declaration?.type {
        return ["CGFloat", "Double", "Float", "Int", "TimeInterval"].contains(type)
      }
      return variable.initialValue?.numberValue != nil
    }
  }
}
