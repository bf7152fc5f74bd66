/// What the extraction knows of a word of UIKit.
struct CodeWord {
  enum FontRole {
    case none
    /// Scales a font that is given.
    case metrics
    /// A font of a text style.
    case preferred
    case fixed
    /// Needed with a font of a text style only: takes its size.
    case size
  }

  enum ClosureRole {
    case none
    /// The closure is called with each element of the receiver.
    case elements
    /// The closure is called with the receiver, or with the first argument.
    case receiver
  }

  /// What an assignment to a property of this name sets.
  var property: CodeSetter?
  /// What a call of this name sets on its receiver.
  var method: CodeSetter?
  var font = FontRole.none
  var closure = ClosureRole.none
  /// A call of this name sets no fact.
  var isHarmless = false
  /// A part of a UIKit view that the view shows as its own: `titleLabel` of a button.
  var isPart = false
  var isAnchor = false
  /// A call gives elements of the receiver.
  var keepsElements = false
  /// One of UIKit's classes of controls.
  var isControl = false
}

/// The words of UIKit that matter, numbered first in every lexicon.
enum CodeVocabulary {
  static let keywords = CodeKeyword.allCases
  static let lexicon = entries.lexicon
  static let words = entries.words
  static let unknown = CodeWord()

  private static let entries: (lexicon: CodeLexicon, words: [CodeWord]) = {
    var lexicon = CodeLexicon()
    for keyword in keywords { _ = lexicon.word(keyword.rawValue) }
    var words: [CodeWord] = []
    func edit(_ names: [String], _ change: (inout CodeWord) -> Void) {
      for name in names {
        let word = Int(lexicon.word(name))
        while words.count <= word { words.append(CodeWord()) }
        change(&words[word])
      }
    }
    for (setter, names) in CodeSetter.properties {
      edit(names) { $0.property = setter }
      edit(names.map(setterName)) { $0.method = setter }
    }
    for (setter, names) in CodeSetter.methods { edit(names) { $0.method = setter } }
    edit(harmless) { $0.isHarmless = true }
    edit(parts) { $0.isPart = true }
    edit(anchors) { $0.isAnchor = true }
    edit(keepers) { $0.keepsElements = true }
    edit(elementClosures) { $0.closure = .elements }
    edit(receiverClosures) { $0.closure = .receiver }
    edit(metrics + scaledValues) { $0.font = .metrics }
    edit(preferredFonts) { $0.font = .preferred }
    edit(fixedFonts) { $0.font = .fixed }
    edit(["pointSize", "lineHeight"]) { $0.font = .size }
    edit(controls) { $0.isControl = true }
    return (lexicon, words)
  }()

  /// `setHidden:` sets both `hidden` and `isHidden`.
  private static func setterName(_ property: String) -> String {
    let name = property.hasPrefix("is") ? String(property.dropFirst(2)) : property
    return "set" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Without one of these words no font follows the preferred text size.
  static let scaling =
    metrics + preferredFonts + [
      "adjustsFontForContentSizeCategory", "setAdjustsFontForContentSizeCategory", "preferredContentSizeCategory",
      "UIContentSizeCategory", "UIContentSizeCategoryDidChangeNotification",
    ]

  /// Members by which libraries make events of a control a stream.
  static let streams = [
    "rx", "tapPublisher", "controlEventPublisher", "controlPublisher", "reactive", "rac_signalForControlEvents",
  ]

  private static let metrics = ["UIFontMetrics", "scaledFont", "scaledFontForFont", "metricsForTextStyle"]
  /// Methods of other classes have these names, too.
  private static let scaledValues = ["scaledValue", "scaledValueForValue"]
  private static let preferredFonts = [
    "preferredFont", "preferredFontForTextStyle", "preferredFontDescriptor", "preferredFontDescriptorWithTextStyle",
    "preferredFontDescriptorFromTextStyle",
  ]
  private static let fixedFonts = [
    "systemFont", "systemFontOfSize", "boldSystemFont", "boldSystemFontOfSize", "italicSystemFont",
    "italicSystemFontOfSize", "monospacedSystemFont", "monospacedSystemFontOfSize", "monospacedDigitSystemFont",
    "monospacedDigitSystemFontOfSize", "fontWithName", "withSize", "fontWithSize",
  ]
  private static let elementClosures = ["forEach", "map", "compactMap", "flatMap", "enumerateObjectsUsingBlock"]
  private static let keepers = [
    "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "enumerated",
  ]
  private static let receiverClosures = [
    "with", "then", "apply", "also", "tap", "let", "run", "configure", "setup", "setUp", "build", "style",
  ]
  static let controls = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UIPageControl",
    "UIDatePicker",
  ]
  static let parts = [
    "titleLabel", "textLabel", "detailTextLabel", "searchTextField", "layer", "configuration", "contentView",
    "background",
  ]
  private static let anchors = [
    "widthAnchor", "heightAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor",
    "bottomAnchor",
  ]
}
