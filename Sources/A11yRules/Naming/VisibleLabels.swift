import A11yCore

/// Which text names which control to the eye: the one before it in its row, or the one right above it.
///
/// A text that is before an input in its row is that input's and no other's. Where too many texts and inputs stand
/// in one place to compare them, the control is not checked.
struct VisibleLabels {
  /// A text chosen for a control.
  struct Label: Equatable {
    var text: Int
    var isAbove: Bool
  }

  /// Whether a text names a control.
  enum Answer: Equatable {
    case label(Label)
    /// There is none, or more than one could be meant.
    case none
    /// Too many stand near it to compare them.
    case crowded
  }

  private let tree: AccessibilityTree
  private var rows: LabelRows
  private var texts = LabelsAboveIndex()
  private var inputs = LabelsAboveIndex()
  /// Texts that stand before an input in its row, with that input.
  private var owners: [Int: Int] = [:]
  /// The heading at the top of a screen: it names the screen.
  private var screenTitle: Int?
  /// Headings over more than one input.
  private var sharedHeadings: Set<Int> = []

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let width = tree.screen.size?.width ?? tree.screen.controls.first?.frame?.width ?? 0
    rows = LabelRows(reach: Self.reach * (width > 0 && width.isFinite ? width : Self.phoneWidth))
    var inputs: [LabelRows.Entry] = []
    var heading: (index: Int, inputs: Int)?
    for index in tree.screen.controls.indices {
      let element = tree[index]
      guard element.reach == .element || element.reach == .container else { continue }
      if Self.expectsLabel(element.role) {
        heading?.inputs += 1
        if let heading, heading.inputs > 1 { sharedHeadings.insert(heading.index) }
        if let frame = frame(of: element) { inputs.append(.init(index: index, frame: frame, isInput: true)) }
      } else if element.role == .text || element.role == .heading {
        if element.isHeading {
          if heading == nil, inputs.isEmpty, tree.screen.kind == .screen { screenTitle = index }
          heading = (index, 0)
        }
        if let frame = frame(of: element), Self.words(of: element) != nil {
          rows.add(.init(index: index, frame: frame, isInput: false))
          texts.add(index, frame)
        }
      }
    }
    for input in inputs {
      rows.add(input)
      self.inputs.add(input.index, input.frame)
    }
    for input in inputs {
      for text in rows.texts(before: input) ?? [] { owners[text] = owners[text].map { _ in -1 } ?? input.index }
    }
  }

  /// How far before a control its text may end, in widths of the screen.
  private static let reach = 0.6
  /// In points; where neither the display nor the root tells its width.
  private static let phoneWidth = 390.0

  /// Kinds of control that people expect a text next to.
  static func expectsLabel(_ role: Role?) -> Bool {
    switch role {
    case .switch, .slider, .stepper, .picker, .datePicker, .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// What a text says, when it has letters: "40%" names nothing.
  static func words(of text: Element) -> String? {
    let words = text.control.text ?? text.control.title ?? text.control.label ?? ""
    return words.contains(where: \.isLetter) ? SpokenText.trimmed(words) : nil
  }

  /// The one text that names a control.
  func label(of element: Element) -> Answer {
    guard let frame = frame(of: element) else { return .none }
    let entry = LabelRows.Entry(index: element.index, frame: frame, isInput: true)
    guard let beside = rows.texts(before: entry), let above = texts.entries(above: frame),
      // A switch before its text is not named by what is above both.
      let hasOwnText = element.role == .switch ? rows.hasText(after: entry) : false,
      let besideIt = names(among: beside, of: element, at: frame, hasOwnText: hasOwnText),
      let aboveIt = names(among: above, at: frame, hasOwnText: hasOwnText)
    else { return .crowded }
    let row = element.row?.index
    let fitting = (besideIt + aboveIt).filter { label in
      let text = tree[label.text]
      // What code shows at times, a warning, is no name of a field that is always there.
      return text.row?.index == row && (!text.isShownByCode || element.isShownByCode)
    }
    guard let label = fitting.first, fitting.count == 1, !sharedHeadings.contains(label.text) else { return .none }
    return isName(label) && !isTitle(label, over: element, at: frame) ? .label(label) : .none
  }

  /// Whether a text above a field that tells itself what to type is a title of more than the field: it is larger, or
  /// is farther off than a label does.
  private func isTitle(_ label: Label, over element: Element, at frame: Frame) -> Bool {
    guard label.isAbove, element.isNamedByPlaceholder, let place = self.frame(of: tree[label.text]) else {
      return false
    }
    if frame.y - place.maxY > Self.nearGap { return true }
    guard let title = tree[label.text].control.appearance.font?.size, let own = element.control.appearance.font?.size
    else { return false }
    return title > own + Self.largerFont
  }

  /// In points: a label is this near to its field, or nearer.
  private static let nearGap = 16.0
  /// In points: by so much more than the text of a field the font of a title is larger.
  private static let largerFont = 3.0

  /// The texts in its row that may name a control; nil when too many are near one of them.
  private func names(among beside: [Int], of element: Element, at frame: Frame, hasOwnText: Bool) -> [Label]? {
    var labels: [Label] = []
    for text in beside where owners[text] == element.index {
      if hasOwnText {
        guard let isBehind = isBehindSwitch(text, nearerThan: frame) else { return nil }
        if isBehind { continue }
      }
      labels.append(Label(text: text, isAbove: false))
    }
    return labels
  }

  /// The texts above it that may name a control; nil when too many are near one of them.
  private func names(among above: [LabelsAboveIndex.Entry], at frame: Frame, hasOwnText: Bool) -> [Label]? {
    if hasOwnText { return [] }
    var labels: [Label] = []
    for text in above where owners[text.index] == nil {
      guard let isRemark = isRemark(text, over: frame) else { return nil }
      if !isRemark { labels.append(Label(text: text.index, isAbove: true)) }
    }
    return labels
  }

  /// Whether a text names, and does not explain. A switch may stand behind a sentence, in a row of its own; a sentence
  /// above is a remark, and so is a whole paragraph anywhere. What the editor writes on a new label names nothing.
  private func isName(_ label: Label) -> Bool {
    guard let words = Self.words(of: tree[label.text]), label.text != screenTitle else { return false }
    if tree[label.text].holdsTemplate { return false }
    if words.count > Self.longestName { return false }
    if !label.isAbove { return true }
    let endsSentence = words.last.map { ".!。！".contains($0) } ?? false
    return !endsSentence && words.split(whereSeparator: \.isWhitespace).count <= Self.mostWords
  }

  /// In a name that is above: "Number of people in your household".
  private static let mostWords = 6

  /// In characters; what is longer fills a line of a phone more than twice.
  private static let longestName = 100

  /// Whether a text is nearer to an input above it, as help and complaints about that one do.
  private func isRemark(_ text: LabelsAboveIndex.Entry, over frame: Frame) -> Bool? {
    guard let inputs = inputs.entries(above: text.frame) else { return nil }
    return inputs.contains { text.frame.y - $0.frame.maxY <= frame.y - text.frame.maxY }
  }

  /// Whether a text belongs to the switch before it: a row of switches, each before its text.
  private func isBehindSwitch(_ text: Int, nearerThan frame: Frame) -> Bool? {
    guard let place = self.frame(of: tree[text]) else { return false }
    switch rows.input(before: .init(index: text, frame: place, isInput: false)) {
    case .crowded: return nil
    case .input(let before) where tree[before.index].role == .switch:
      return place.x - before.frame.maxX < frame.x - place.maxX
    case .input, .nothing: return false
    }
  }

  /// Where the eye sees it, mirrored where reading goes from right to left, so that the leading side is the left one.
  private func frame(of element: Element) -> Frame? {
    guard var frame = element.control.frame ?? element.frame, FrameGrid.canHold(frame), frame.width > 0,
      frame.height > 0, element.control.alpha ?? 1 >= 0.01
    else { return nil }
    if tree.screen.direction == .rightToLeft { frame.x = -frame.maxX }
    return frame
  }
}
