extension Element {
  /// What it is called: its label, or what UIKit derives from title, text or contents. Empty when it has no name.
  public var name: String {
    if let label = control.label { return label }
    if let symbolName { return symbolName }
    guard tree.screen.source.level == .views else { return "" }
    switch labelSource {
    case .none: return ""
    case .title:
      let own = control.title ?? control.text ?? buttonTypeLabel ?? control.appearance.subtitle
      return own ?? (isOfSwiftUI ? contents : "")
    case .text: return control.text ?? control.title ?? ""
    case .contents: return control.title ?? contents
    case .system(let words): return words
    }
  }

  /// Whether a person who listens would hear no name.
  public var isNameless: Bool {
    if control.label != nil { return SpokenText.isBlank(control.label) }
    return SpokenText.isBlank(name)
  }

  /// What people call it: its name, or what it shows where it has none. Nil where neither has words.
  package var calledName: String? {
    let words = isNameless ? control.title ?? control.text : name
    return SpokenText.isBlank(words) ? nil : words
  }

  /// The text an eye sees on it: the title, the text, or what its parts show.
  public var visibleText: String? {
    if let own = control.title ?? control.text { return own }
    let shown = tree.screen.descendants(of: index).compactMap { tree.screen.controls[$0].text }
    return shown.isEmpty ? nil : shown.joined(separator: " ")
  }

  /// Its value: given, or what a text input shows (the typed text, or else the placeholder).
  public var value: String? {
    if let value = control.value { return percentage(value) ?? value }
    if let page { return page }
    if tree.screen.source.level == .runtime { return placeholderOfEmptyField }
    guard uikitClass?.value == .typedText else { return nil }
    guard let text = control.text, !text.isEmpty else { return control.placeholder }
    // A secure field shows, and VoiceOver reads, bullets.
    return isSecureInput ? String(repeating: "•", count: text.count) : text
  }

  /// SwiftUI joins the texts in a button, a link or a toggle to its label.
  private var isOfSwiftUI: Bool { uikitClass?.name.hasPrefix("SwiftUI.") == true && !isCustom }

  /// The label that UIKit gives a button that it draws itself.
  private var buttonTypeLabel: String? { hasStructure ? structure.buttonType?.label : nil }

  /// A slider's number as UIKit speaks it: its share of the range, which is 0 to 1 unless the app sets another. Nil for
  /// other values.
  private func percentage(_ value: String) -> String? {
    guard uikitClass?.name == "UISlider", !isCustom, let number = Double(value), number.isFinite,
      let (minimum, maximum) = rangeOfSlider, minimum < maximum, (minimum...maximum).contains(number)
    else { return nil }
    let share = (number - minimum) / (maximum - minimum) * 100
    return share.isFinite ? "\(share.rounded().points)%" : nil
  }

  /// Bounds that are not given are UIKit's, if the class is. A dump of a running app gives what UIKit made of them.
  private var rangeOfSlider: (Double, Double)? {
    let metrics = metrics
    if let minimum = metrics.minimum, let maximum = metrics.maximum { return (minimum, maximum) }
    guard control.className == "UISlider", derivesFromClass else { return nil }
    return (metrics.minimum ?? 0, metrics.maximum ?? 1)
  }

  /// UIKit's value of a page control, which the system localizes.
  private var page: String? {
    guard uikitClass?.role == .pageControl, !isCustom, control.hasMetrics, let pages = control.metrics.numberOfPages,
      pages > 0, let words = Self.pages[language.flatMap(Language.base) ?? "en"]
    else { return nil }
    let (page, overflows) = (control.metrics.currentPage ?? 0).addingReportingOverflow(1)
    return overflows ? nil : "\(words.page) \(page) \(words.of) \(pages)"
  }

  private static let pages = [
    "en": (page: "page", of: "of"), "de": (page: "Seite", of: "von"), "fr": (page: "page", of: "sur"),
    "es": (page: "página", of: "de"), "it": (page: "pagina", of: "di"),
  ]

  /// What is typed into it is not shown.
  public var isSecureInput: Bool { role == .secureTextField || traits.contains(.secureTextField) }

  /// Where a dump tells placeholders and values apart, a field without a value is empty, and VoiceOver reads what it
  /// shows.
  private var placeholderOfEmptyField: String? {
    guard role?.isTextInput == true, knows(.value), let placeholder = control.placeholder,
      !SpokenText.isBlank(placeholder)
    else { return nil }
    // What names the field is not said twice.
    return SpokenText.trimmed(placeholder) == control.label.map(SpokenText.trimmed) ? nil : placeholder
  }

  private var labelSource: UIKitClass.LabelSource {
    if let source = uikitClass?.label, source != .none { return source }
    return control.role.flatMap(UIKitClasses.standing)?.label ?? .none
  }

  /// The names of the texts it holds, in tree order, as UIKit joins a cell's.
  private var contents: String {
    var names: [String] = []
    for index in tree.screen.descendants(of: index) {
      let part = Element(tree, index)
      guard part.control.isHidden != true, part.control.isElement != false, part.uikitClass?.label != .contents
      else { continue }
      // A text view tells its text as its value.
      let name = part.isNameless ? part.value ?? "" : part.name
      if !SpokenText.isBlank(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}
