import A11yCore

/// The code that a control with two thumbs lacks: an adjustable element for each, with what only its author knows as
/// placeholders.
struct RangeExposure {
  let edits: [TextEdit]

  /// Nil for a control without two values, or whose first member shares its line.
  init?(_ facts: ClassFacts) {
    guard case .known("UIControl") = facts.base, let pair = ControlValues.pair(of: facts),
      facts.declaration.tree === pair.lower.tree,
      let first = facts.declaration.eachChild.first(where: { $0.kind == .variable || $0.kind == .function }),
      let indentation = facts.declaration.tree.indentation(before: first),
      facts.declaration.tree.indentation(before: facts.declaration) == ""
    else { return nil }
    let name = facts.name.escapedName
    let (lower, upper) = (pair.lower.text.escapedName, pair.upper.text.escapedName)
    let limits = Limits(facts)
    let isPublic = facts.declaration.declaration?.modifiers.contains { $0 == "public" || $0 == "open" } == true
    func element(_ value: String, _ end: String, _ from: String?, _ to: String?) -> String {
      let changed = "\(value) + (isUp ? <#step#> : -<#step#>)"
      let atLeast = from.map { "max(\(changed), \($0))" } ?? changed
      let bounded = to.map { "min(\(atLeast), \($0))" } ?? atLeast
      return """
          \(name)Thumb(
            of: self, label: <#the name of the \(end) value, such as "\(end == "lower" ? "Minimum" : "Maximum") price"#>,
            value: { [unowned self] in <#text of \(value) with its unit#> },
            frame: { [unowned self] in <#frame of the \(end) thumb in bounds#> },
            move: { [unowned self] isUp in
              \(value) = \(bounded)
              sendActions(for: .valueChanged)
            })
        """
    }
    let thumbs = """
      private lazy var accessibleThumbs = [
      \(element(lower, "lower", limits.from, upper)),
      \(element(upper, "upper", lower, limits.to)),
      ]
      """
    let property = thumbs.split(separator: "\n").joined(separator: "\n\(indentation)") + "\n\n\(indentation)"
    edits = [
      TextEdit(first.start..<first.start, property),
      TextEdit(facts.declaration.end..<facts.declaration.end, Self.exposed(name, isPublic: isPublic)),
    ]
  }

  /// What the values lie between, if the class has it.
  private struct Limits {
    var from: String?
    var to: String?

    init(_ facts: ClassFacts) {
      from = ["minimumValue", "minValue", "minimum"].first { facts.variables[$0] != nil }
      to = ["maximumValue", "maxValue", "maximum"].first { facts.variables[$0] != nil }
    }
  }

  private static func exposed(_ name: String, isPublic: Bool) -> String {
    """


    extension \(name) {
      \(isPublic ? "public " : "")override var accessibilityElements: [Any]? {
        get { accessibleThumbs }
        set {}
      }
    }

    /// One thumb, as VoiceOver reads and moves it.
    private final class \(name)Thumb: UIAccessibilityElement {
      private let value: () -> String
      private let frame: () -> CGRect
      private let move: (_ isUp: Bool) -> Void

      init(
        of slider: \(name), label: String, value: @escaping () -> String, frame: @escaping () -> CGRect,
        move: @escaping (_ isUp: Bool) -> Void
      ) {
        self.value = value
        self.frame = frame
        self.move = move
        super.init(accessibilityContainer: slider)
        accessibilityLabel = label
        accessibilityTraits = .adjustable
      }

      override var accessibilityValue: String? {
        get { value() }
        set {}
      }

      override var accessibilityFrameInContainerSpace: CGRect {
        get { frame() }
        set {}
      }

      override func accessibilityIncrement() { move(true) }
      override func accessibilityDecrement() { move(false) }
    }
    """
  }
}
