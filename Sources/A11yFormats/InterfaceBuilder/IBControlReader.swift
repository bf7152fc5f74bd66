import A11yCore

/// Reads one element of a document as a control, without what it holds.
struct IBControlReader {
  let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// - Parameters:
  ///   - origin: the superview's corner on the screen.
  ///   - tint: the superview's tint; nil for the app's own.
  func control(_ node: XMLNode, at origin: Point, tint: ColorValue?) -> Control {
    var control = Control(location: node.location)
    readKind(node, into: &control)
    readWords(node, into: &control)
    readState(node, into: &control)
    readAppearance(node, tint: tint, into: &control)
    readFrame(node, at: origin, into: &control)
    readInteraction(node, into: &control)
    readAccessibility(node, into: &control)
    readRuntimeAttributes(node, into: &control)
    readComments(node, into: &control)
    markUncertain(node, in: &control)
    control.language = control.language ?? document.language(of: node)
    return control
  }

  private func readKind(_ node: XMLNode, into control: inout Control) {
    let standard = IBClasses.name(of: node.name)
    control.className = node["customClass"] ?? standard
    control.id = node["id"]
    if let label = node["userLabel"] { control.structure.documentLabel = label }
    guard let custom = node["customClass"], UIKitClasses.named(custom) == nil else {
      if UIKitClasses.named(standard) == nil { control.superclassName = "UIView" }
      return
    }
    // A plain view sends no control events: what does is a custom control.
    let sendsEvents = node.name == "view" && node.connections("action").contains { $0["eventType"] != nil }
    control.superclassName = sendsEvents ? "UIControl" : standard
  }

  private func readState(_ node: XMLNode, into control: inout Control) {
    control.isHidden = document.isHidden(node)
    control.alpha = node.number("alpha")
    // As good as hidden, until code shows it.
    if let alpha = control.alpha, alpha < 0.01 { (control.isHidden, control.alpha) = (true, nil) }
    control.isEnabled = node.flag("enabled") ?? (IBClasses.isControl(node.name) ? true : nil)
    control.isSelected = node.flag("selected")
    control.isHighlighted = node.flag("highlighted")
    control.isUserInteractionEnabled = node.flag("userInteractionEnabled")
    // What takes no touches is not edited: a text view that shows a description.
    let isUntouched = node.name == "textView" && control.isUserInteractionEnabled == false
    control.isEditable = isUntouched ? false : node.flag("editable")
    control.isMomentary = node.flag("momentary")
    if node.child(key: "textInputTraits")?.flag("secureTextEntry") == true { control.isSecure = true }
    if node.name == "activityIndicatorView", node.flag("hidesWhenStopped") == true, node.flag("animating") != true {
      control.isHidden = true
    }
    control.metrics.minimum = node.number("minValue") ?? node.number("minimumValue")
    control.metrics.maximum = node.number("maxValue") ?? node.number("maximumValue")
  }

  /// The side that a required constraint fixes is right even where the drawing has not followed it.
  private func readFrame(_ node: XMLNode, at origin: Point, into control: inout Control) {
    let width = document.fixedSides.width(of: node)
    let height = document.fixedSides.height(of: node)
    control.appearance.fixedWidth = width
    control.appearance.fixedHeight = height
    if node.flag("clipsSubviews") == true { control.geometry.clips = true }
    let drawn = document.isPlacedElsewhere(node) ? nil : Frame(node)
    guard var frame = (variedFrame(of: node) ?? drawn)?.moved(by: origin) else { return }
    frame.width = width ?? frame.width
    frame.height = height ?? frame.height
    // A cell is drawn without the hairline of its separator: 43.5 points of a row of 44.
    if node.name == "tableViewCell" { frame.height = frame.height.rounded(.up) }
    control.frame = frame
    // Code that fills an empty control decides its size.
    let isFilled = !SpokenText.isBlank(control.title) || control.image != nil || node.name != "button"
    let sides = document.contentSides
    if isFixed(node, "widthSizable") {
      control.appearance.fixedWidth = frame.width
    } else if width == nil, !(isFilled && sides.decides(.horizontal, of: node)) {
      control.inferred.insert(.width)
    }
    if isFixed(node, "heightSizable") {
      control.appearance.fixedHeight = frame.height
    } else if height == nil, !(isFilled && sides.decides(.vertical, of: node)), !isAsHighAsItsLine(node, frame) {
      control.inferred.insert(.height)
    }
  }

  /// Whether constraints place a control or text that is drawn no higher than one line of its font: nothing stretches it.
  private func isAsHighAsItsLine(_ node: XMLNode, _ frame: Frame) -> Bool {
    guard ["textField", "label", "button"].contains(node.name), node["customClass"] == nil,
      node.flag("misplaced") != true, node.flag("translatesAutoresizingMaskIntoConstraints") == false,
      !document.contentSides.hasNamedHeight(node)
    else { return false }
    let font = node.child(key: "fontDescription")
    let isButton = node.name == "button"
    guard let size = font?.number("pointSize") ?? (isButton && font == nil ? Self.buttonFont : nil), size > 0,
      size.isFinite
    else { return false }
    let line = size * Self.lowestLine...size * Self.highestLine
    if line.contains(frame.height) { return true }
    // An image may be higher than the title.
    let hasImage = node.children.contains { $0.name == "state" && ($0["image"] ?? $0["backgroundImage"]) != nil }
    return isButton && !hasImage && line.contains(frame.height - Self.buttonInsets)
  }

  /// How high a line is in most fonts, in sizes of the font.
  private static let lowestLine = 1.1
  private static let highestLine = 1.3
  /// The font of a button without one, and what UIKit adds above and below its title, in points.
  private static let buttonFont = 15.0
  private static let buttonInsets = 12.0

  /// Of a view that only some displays show, the frame is drawn for these; the other one may be outside of everything.
  private func variedFrame(of node: XMLNode) -> Frame? {
    let variations = node.children.filter { child in
      child.name == "variation" && child["key"] != "default" && document.display.matches(child["key"] ?? "")
    }
    return variations.compactMap { Frame($0) }.last
  }

  /// Without constraints a side changes only when the autoresizing mask lets it.
  private func isFixed(_ node: XMLNode, _ sizable: String) -> Bool {
    // The table or the collection's layout decides.
    if node.name == "tableViewCell" || node.name == "collectionViewCell" || document.isPlacedByCell(node) {
      return false
    }
    let mask = node.child(key: "autoresizingMask")
    guard
      node.flag("fixedFrame") == true || mask != nil && node.flag("translatesAutoresizingMaskIntoConstraints") != false
    else { return false }
    return mask?.flag(sizable) != true
  }
}
