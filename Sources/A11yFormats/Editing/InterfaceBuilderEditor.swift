package import A11yCore

/// Changes a view of a storyboard or xib, in the way and at the place where Xcode does.
package struct InterfaceBuilderEditor: ScreenEditor {
  private let text: EditedText
  var bytes: [UInt8] { text.bytes }
  var lineEnd: String { text.lineEnd }

  func indentation(ofLineWith offset: Int) -> String { text.indentation(ofLineWith: offset) }

  package init(_ text: EditedText) { self.text = text }

  package func edit(_ change: Repair.Change, at location: SourceLocation) -> TextEdit? {
    switch change {
    case .word: return nil
    case .text, .traits, .scalesFont, .frame, .color, .suppression: break
    }
    guard let start = text.offset(of: location), let view = MarkupElement(at: start, in: bytes) else { return nil }
    switch change {
    case .text(let attribute, let old, let new): return set(attribute, from: old, to: new, of: view)
    case .traits(let traits): return set(traits, of: view)
    case .scalesFont: return scaleFont(of: view)
    case .frame(let old, let new): return setFrame(of: view, from: old, to: new)
    case .color(let part, _, let new): return setColor(part, to: new, of: view)
    case .suppression(let rule): return suppress(rule, on: view)
    case .word: return nil
    }
  }

  // MARK: Label and hint

  private func set(_ attribute: Repair.Attribute, from old: String?, to new: String?, of view: MarkupElement)
    -> TextEdit?
  {
    if let value = runtimeAttribute(attribute, of: view) {
      guard let old, MarkupElement.decoded(value, bytes) == old, let new else { return nil }
      return replace(value, by: new)
    }
    let configuration = configuration(of: view)
    guard configuration.map({ $0.value(attribute.rawValue, in: bytes) }) ?? nil == old else { return nil }
    guard let configuration else {
      return new.flatMap {
        insert(configuration: " \(attribute.rawValue)=\"\(MarkupElement.encoded($0))\"/>", into: view)
      }
    }
    guard let written = configuration.attribute(attribute.rawValue) else {
      guard let new else { return nil }
      // Alphabetical, as Xcode sorts them: hint, identifier, label.
      let place =
        attribute == .hint ? configuration.attribute("key")?.range.upperBound : configuration.attributesEnd
      return place.map { TextEdit($0..<$0, " \(attribute.rawValue)=\"\(MarkupElement.encoded(new))\"") }
    }
    if let new { return replace(written.value, by: new) }
    let isAlone = configuration.attributes.count == 2 && configuration.children.isEmpty
    return TextEdit(isAlone ? lines(of: configuration) : withSpaces(written.range), "")
  }

  /// The value of an attribute, whichever quotes are around it.
  private func replace(_ value: Range<Int>, by text: String) -> TextEdit {
    let isSingle = bytes[value.lowerBound - 1] == UInt8(ascii: "'")
    let encoded = MarkupElement.encoded(text)
    return TextEdit(value, isSingle ? encoded.replacing("'", with: "&apos;") : encoded)
  }

  private func configuration(of view: MarkupElement) -> MarkupElement? {
    view.child("accessibility", key: "accessibilityConfiguration", in: bytes)
  }

  /// The value of `accessibilityLabel` among the runtime attributes, which wins over the inspector's.
  private func runtimeAttribute(_ attribute: Repair.Attribute, of view: MarkupElement) -> Range<Int>? {
    let keyPath = attribute == .label ? "accessibilityLabel" : "accessibilityHint"
    let list = view.child("userDefinedRuntimeAttributes", in: bytes)?.children ?? []
    let found = list.last { $0.value("keyPath", in: bytes) == keyPath }
    return found.map { $0.attribute("value")?.value ?? 0..<0 }
  }

  /// Views have the section "Accessibility" in the Identity inspector; bar items and cells of other kinds do not.
  private static let views: Set<String> = [
    "button", "label", "imageView", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "view",
    "pickerView", "datePicker", "progressView", "pageControl", "activityIndicatorView", "searchBar", "stackView",
    "control", "mapView", "webView", "wkWebView", "tableViewCell", "collectionViewCell",
  ]

  /// What Xcode writes before it: in 2,032 cases of public apps background, frame, autoresizing, content and tint.
  private static let before: Set<String> = [
    "rect:frame", "autoresizingMask:autoresizingMask", "color:backgroundColor", "color:tintColor",
  ]

  private static let contents: Set<String> = [
    "subviews", "tableViewCellContentView", "collectionViewCellContentView", "viewLayoutGuide",
  ]

  /// - Parameter end: what follows `<accessibility key="accessibilityConfiguration"`.
  private func insert(configuration end: String, into view: MarkupElement) -> TextEdit? {
    guard Self.views.contains(view.name),
      let sibling = view.children.last(where: { child in
        Self.contents.contains(child.name)
          || Self.before.contains("\(child.name):\(child.value("key", in: bytes) ?? "")")
      })
    else { return nil }
    let indentation = text.indentation(ofLineWith: sibling.tag.lowerBound)
    let inserted = text.lineEnd + indentation + "<accessibility key=\"accessibilityConfiguration\"" + end
    return TextEdit(sibling.end..<sibling.end, inserted)
  }

  // MARK: Traits

  /// The check boxes of the inspector, in the order in which Xcode writes them.
  private static let boxes: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
    ("searchField", .searchField), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("header", .header),
  ]

  private func set(_ traits: Traits, of view: MarkupElement) -> TextEdit? {
    let chosen = Self.boxes.filter { traits.contains($0.trait) }
    guard chosen.reduce(into: Traits(), { $0.formUnion($1.trait) }) == traits else { return nil }
    let list = "<accessibilityTraits key=\"traits\"" + chosen.map { " \($0.name)=\"YES\"" }.joined() + "/>"
    guard let configuration = configuration(of: view) else {
      let inner = text.indentation(ofLineWith: view.tag.lowerBound) + "        "
      let outer = text.indentation(ofLineWith: view.tag.lowerBound) + "    "
      return insert(configuration: ">\(text.lineEnd)\(inner)\(list)\(text.lineEnd)\(outer)</accessibility>", into: view)
    }
    if let written = configuration.child("accessibilityTraits", key: "traits", in: bytes) {
      return TextEdit(written.tag, list)
    }
    let indentation = text.indentation(ofLineWith: configuration.tag.lowerBound)
    if configuration.isEmpty {
      let inner = "\(text.lineEnd)\(indentation)    \(list)\(text.lineEnd)\(indentation)"
      return TextEdit(configuration.attributesEnd..<configuration.end, ">\(inner)</accessibility>")
    }
    return TextEdit(
      configuration.tag.upperBound..<configuration.tag.upperBound, "\(text.lineEnd)\(indentation)    \(list)")
  }

  // MARK: Font

  /// The attribute's place: Xcode writes it before the first of these.
  private static let behindScaling: [String: [String]] = [
    "label": ["adjustsFontSizeToFit", "preferredMaxLayoutWidth", "translatesAutoresizingMaskIntoConstraints", "id"],
    "textField": ["adjustsFontSizeToFit", "minimumFontSize", "translatesAutoresizingMaskIntoConstraints", "id"],
    "textView": ["selectable", "translatesAutoresizingMaskIntoConstraints", "id"],
  ]

  private func scaleFont(of view: MarkupElement) -> TextEdit? {
    guard let others = Self.behindScaling[view.name] else { return nil }
    let name = "adjustsFontForContentSizeCategory"
    if let written = view.attribute(name) { return TextEdit(written.value, "YES") }
    guard let place = others.lazy.compactMap({ view.attribute($0)?.range.lowerBound }).first else { return nil }
    return TextEdit(place..<place, "\(name)=\"YES\" ")
  }

  // MARK: Places

  private func withSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start..<range.upperBound
  }

  /// An element with the line break and the spaces before it.
  private func lines(of element: MarkupElement) -> Range<Int> {
    var start = withSpaces(element.tag.lowerBound..<element.end).lowerBound
    if start > 0, bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start..<element.end
  }
}
