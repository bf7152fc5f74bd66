// Writes what UIKit tells assistive technology about a window as a description file for a11y-audit.
//
// Add this one file to a unit test or app target; it needs nothing else. Swift 5.9, iOS 15 and later.
//
//     @MainActor func testLogin() throws {
//       let window = UIWindow(frame: UIScreen.main.bounds)
//       window.rootViewController = LoginViewController()
//       window.makeKeyAndVisible()
//       try A11yCapture.write(window, name: "login", to: URL(fileURLWithPath: NSTemporaryDirectory()))
//     }
//
// Then:  a11y-audit login.json
//
// Permission is granted to anybody to use, copy, change and distribute this file, with or without changes, free of charge. It comes without
// any warranty.

import Foundation
import UIKit

#if canImport(Accessibility)
  import Accessibility
#endif

@MainActor
public final class A11yCapture {
  /// Writes `name.json` and a screenshot, `name.png`.
  ///
  /// - Returns: both files.
  @discardableResult
  public static func write(_ window: UIWindow, name: String, to folder: URL) throws -> [URL] {
    let files = [folder.appendingPathComponent(name + ".json"), folder.appendingPathComponent(name + ".png")]
    try json(of: window, name: name).write(to: files[0])
    try screenshot(of: window).write(to: files[1])
    return files
  }

  /// The control tree of a window.
  public static func json(of window: UIWindow, name: String) throws -> Data {
    let capture = A11yCapture(window)
    capture.find(window, depth: 0)
    capture.number()
    var root = capture.control(of: window, depth: 0)
    root["name"] = name
    root["format"] = "control-tree"
    root["version"] = 1
    root["screen"] = ["width": number(window.bounds.width), "height": number(window.bounds.height)]
    root["language"] = window.accessibilityLanguage ?? Bundle.main.preferredLocalizations.first ?? "en"
    if window.effectiveUserInterfaceLayoutDirection == .rightToLeft { root["direction"] = "rtl" }
    if window.traitCollection.userInterfaceIdiom == .pad { root["idiom"] = "pad" }
    return try JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys])
  }

  public static func screenshot(of window: UIWindow) -> Data {
    UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  // MARK: Walking

  private let window: UIWindow
  /// Whatever the description has.
  private var found: Set<ObjectIdentifier> = []
  private var visited: Set<ObjectIdentifier> = []
  /// What each container lists, asked for once: some make new elements each time, and an object is only told from others while it lives.
  private var lists: [ObjectIdentifier: [NSObject]] = [:]
  /// Containers with a list of their own, which is an order.
  private var ordered: [NSObject] = []
  private var ids: [ObjectIdentifier: String] = [:]
  private var orders: [ObjectIdentifier: [String]] = [:]

  /// Deeper trees than this are no screens.
  private static let deepest = 400
  /// What a container without a list may vend.
  private static let mostElements = 10_000

  private init(_ window: UIWindow) { self.window = window }

  /// Finds whatever the description will have, so that orders name nothing else.
  private func find(_ object: NSObject, depth: Int) {
    guard found.insert(ObjectIdentifier(object)).inserted, depth < Self.deepest else { return }
    for element in listed(by: object) where !(element is UIView) { find(element, depth: depth + 1) }
    for subview in (object as? UIView)?.subviews ?? [] { find(subview, depth: depth + 1) }
  }

  private func listed(by container: NSObject) -> [NSObject] {
    let key = ObjectIdentifier(container)
    if let known = lists[key] { return known }
    let own = container.accessibilityElements
    let all =
      own
      ?? (0..<Self.count(container.accessibilityElementCount())).compactMap { container.accessibilityElement(at: $0) }
    let objects = all.compactMap { $0 as? NSObject }
    lists[key] = objects
    if own != nil, objects.count == all.count { ordered.append(container) }
    return objects
  }

  /// Gives ids to whatever an explicit order names. An order that names what is not in the window is left out.
  private func number() {
    for container in ordered {
      let elements = listed(by: container)
      guard elements.allSatisfy({ found.contains(ObjectIdentifier($0)) }) else { continue }
      orders[ObjectIdentifier(container)] = elements.map { element in
        let id = ids[ObjectIdentifier(element)] ?? "e\(ids.count + 1)"
        ids[ObjectIdentifier(element)] = id
        return id
      }
    }
  }

  private func control(of view: UIView, depth: Int) -> [String: Any] {
    visited.insert(ObjectIdentifier(view))
    var control = attributes(of: view)
    control["class"] = Self.name(of: type(of: view))
    if let superclass = Self.knownSuperclass(of: view) { control["superclass"] = superclass }
    control["frame"] = Self.list(frame(of: view))
    if view.isHidden { control["hidden"] = true }
    if view.alpha < 1 { control["alpha"] = Self.number(view.alpha) }
    if view.clipsToBounds { control["clips"] = true }
    if !view.isUserInteractionEnabled { control["userInteraction"] = false }
    if let color = Self.color(view.backgroundColor, view) { control["backgroundColor"] = color }
    if let color = Self.color(view.tintColor, view) { control["tintColor"] = color }
    if view.layer.borderWidth > 0, let border = view.layer.borderColor {
      control["borderColor"] = Self.color(UIColor(cgColor: border), view)
    }
    addInteraction(of: view, to: &control)
    addContent(of: view, to: &control)
    addSize(of: view, to: &control)
    guard depth < Self.deepest else { return control }
    let children = elements(of: view, depth: depth) + view.subviews.map { self.control(of: $0, depth: depth + 1) }
    if !children.isEmpty { control["children"] = children }
    return control
  }

  /// The elements of a view that are no views: UIKit's accessibility elements, and the nodes of SwiftUI.
  private func elements(of container: NSObject, depth: Int) -> [[String: Any]] {
    listed(by: container).compactMap { object in
      guard !(object is UIView), visited.insert(ObjectIdentifier(object)).inserted else { return nil }
      var control = attributes(of: object)
      control["class"] = Self.name(of: type(of: object))
      control["frame"] = Self.list(object.accessibilityFrame)
      let children = depth + 1 < Self.deepest ? elements(of: object, depth: depth + 1) : []
      if !children.isEmpty { control["children"] = children }
      return control
    }
  }

  /// A container without elements answers with `NSNotFound`.
  private static func count(_ count: Int) -> Int { (0...mostElements).contains(count) ? count : 0 }

  // MARK: What assistive technology is told

  private func attributes(of object: NSObject) -> [String: Any] {
    var control: [String: Any] = [:]
    control["isElement"] = object.isAccessibilityElement
    if let id = ids[ObjectIdentifier(object)] { control["id"] = id }
    let label = object.accessibilityAttributedLabel
    control["label"] = object.accessibilityLabel ?? label?.string
    control["hint"] = object.accessibilityHint ?? object.accessibilityAttributedHint?.string
    control["value"] = object.accessibilityValue ?? object.accessibilityAttributedValue?.string
    control["traits"] = Self.traits(object.accessibilityTraits)
    let language: String? = Self.attribute(.accessibilitySpeechLanguage, of: label)
    control["language"] = object.accessibilityLanguage ?? language
    if let level: NSNumber = Self.attribute(.accessibilityTextHeadingLevel, of: label), (1...6).contains(level.intValue)
    {
      control["headingLevel"] = level.intValue
    }
    if let isExpanded = Self.isExpanded(object) { control["expanded"] = isExpanded }
    if object.isAccessibilityElement, !(object is UIControl), !object.accessibilityRespondsToUserInteraction {
      control["tappable"] = false
    }
    control["identifier"] = (object as? UIAccessibilityIdentification)?.accessibilityIdentifier
    if object.accessibilityElementsHidden { control["elementsHidden"] = true }
    if object.accessibilityViewIsModal { control["modal"] = true }
    if object.shouldGroupAccessibilityChildren { control["groups"] = true }
    if let labels = object.accessibilityUserInputLabels, !labels.isEmpty { control["userInputLabels"] = labels }
    if let actions = object.accessibilityCustomActions, !actions.isEmpty {
      control["customActions"] = actions.map { $0.name }
    }
    if let rotors = object.accessibilityCustomRotors, !rotors.isEmpty {
      control["customRotors"] = rotors.map { $0.name }
    }
    if let content = Self.customContent(of: object) { control["customContent"] = content }
    if let type = Self.containerTypes[object.accessibilityContainerType] {
      var container: [String: Any] = ["type": type]
      if let table = object as? UIAccessibilityContainerDataTable {
        container["rows"] = table.accessibilityRowCount()
        container["columns"] = table.accessibilityColumnCount()
      }
      control["container"] = container
    }
    if let cell = object as? UIAccessibilityContainerDataTableCell {
      control["row"] = cell.accessibilityRowRange().location
      control["column"] = cell.accessibilityColumnRange().location
    }
    control["order"] = orders[ObjectIdentifier(object)]
    addGeometry(of: object, to: &control)
    return control
  }

  /// An attribute that all of a text has.
  private static func attribute<Value>(_ key: NSAttributedString.Key, of text: NSAttributedString?) -> Value? {
    guard let text, text.length > 0 else { return nil }
    var range = NSRange(location: 0, length: 0)
    let value = text.attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: text.length))
    return range.length == text.length ? value as? Value : nil
  }

  /// Nil for what cannot be expanded. The property came with the SDK of Xcode 16.
  private static func isExpanded(_ object: NSObject) -> Bool? {
    #if compiler(>=6.0)
      guard #available(iOS 18.0, *) else { return nil }
      switch object.accessibilityExpandedStatus {
      case .expanded: return true
      case .collapsed: return false
      default: return nil
      }
    #else
      return nil
    #endif
  }

  private func addGeometry(of object: NSObject, to control: inout [String: Any]) {
    guard object.isAccessibilityElement else { return }
    let frame = (object as? UIView).map(self.frame) ?? object.accessibilityFrame
    if !Self.isNear(object.accessibilityFrame, frame) {
      control["accessibilityFrame"] = Self.list(object.accessibilityFrame)
    }
    let point = object.accessibilityActivationPoint
    let center = CGPoint(x: object.accessibilityFrame.midX, y: object.accessibilityFrame.midY)
    if abs(point.x - center.x) > 0.5 || abs(point.y - center.y) > 0.5 {
      control["activationPoint"] = [Self.number(point.x), Self.number(point.y)]
    }
  }

  private static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.header, "header"),
  ]

  /// Names; with private traits among them, UIKit's bit mask, which keeps those.
  private static func traits(_ traits: UIAccessibilityTraits) -> Any {
    let known = traitNames.filter { traits.contains($0.0) }
    let mask = known.reduce(UInt64(0)) { $0 | $1.0.rawValue }
    return mask == traits.rawValue ? known.map { $0.1 } : traits.rawValue
  }

  private static let containerTypes: [UIAccessibilityContainerType: String] = [
    .dataTable: "dataTable", .list: "list", .landmark: "landmark", .semanticGroup: "semanticGroup",
  ]

  private static func customContent(of object: NSObject) -> [[String: Any]]? {
    #if canImport(Accessibility)
      guard let content = (object as? AXCustomContentProvider)?.accessibilityCustomContent, !content.isEmpty else {
        return nil
      }
      return content.map { item in
        [
          "label": item.label, "value": item.value, "importance": item.importance == .high ? "high" : "default",
        ]
      }
    #else
      return nil
    #endif
  }

  // MARK: What it does

  private func addInteraction(of view: UIView, to control: inout [String: Any]) {
    let gestures = (view.gestureRecognizers ?? []).filter { $0.isEnabled }.compactMap { Self.gesture($0) }
    if !gestures.isEmpty { control["gestures"] = Array(Set(gestures)).sorted() }
    if view.interactions.contains(where: { $0 is UIContextMenuInteraction }) { control["contextMenu"] = true }
    guard let uikit = view as? UIControl else { return }
    control["enabled"] = uikit.isEnabled
    control["selected"] = uikit.isSelected
    if uikit.isHighlighted { control["highlighted"] = true }
    var actions: [[String: Any]] = []
    uikit.enumerateEventHandlers { action, target, event, _ in
      var entry: [String: Any] = ["event": event.rawValue]
      if let (object, selector) = target {
        entry["selector"] = NSStringFromSelector(selector)
        if let object { entry["target"] = Self.name(of: type(of: object)) }
      } else {
        entry["selector"] = action?.title.isEmpty == false ? action?.title : "UIAction"
        entry["target"] = "UIAction"
      }
      actions.append(entry)
    }
    if !actions.isEmpty { control["actions"] = actions }
    if let hitFrame = hitFrame(of: uikit) { control["hitFrame"] = Self.list(hitFrame) }
  }

  private static func gesture(_ recognizer: UIGestureRecognizer) -> String? {
    // UIKit has recognizers of its own on scroll views, texts and pickers.
    if String(describing: type(of: recognizer)).hasPrefix("_UI") { return nil }
    switch recognizer {
    case let tap as UITapGestureRecognizer: return tap.numberOfTapsRequired == 1 ? "tap" : "doubleTap"
    case is UILongPressGestureRecognizer: return "longPress"
    case is UISwipeGestureRecognizer: return "swipe"
    case is UIPinchGestureRecognizer: return "pinch"
    case is UIRotationGestureRecognizer: return "rotate"
    case is UIPanGestureRecognizer: return recognizer.view is UIScrollView ? nil : "pan"
    default: return nil
    }
  }

  /// The area in which a control takes touches, if `point(inside:with:)` makes it larger than its bounds: measured from the middle of each side.
  private func hitFrame(of view: UIControl) -> CGRect? {
    let bounds = view.bounds
    func reach(_ point: (CGFloat) -> CGPoint) -> CGFloat {
      var farthest: CGFloat = 0
      for distance in stride(from: CGFloat(1), through: 44, by: 1) {
        guard view.point(inside: point(distance), with: nil) else { break }
        farthest = distance
      }
      return farthest
    }
    let left = reach { CGPoint(x: bounds.minX - $0, y: bounds.midY) }
    let right = reach { CGPoint(x: bounds.maxX - 1 + $0, y: bounds.midY) }
    let top = reach { CGPoint(x: bounds.midX, y: bounds.minY - $0) }
    let bottom = reach { CGPoint(x: bounds.midX, y: bounds.maxY - 1 + $0) }
    if left + right + top + bottom == 0 { return nil }
    let area = CGRect(
      x: bounds.minX - left, y: bounds.minY - top, width: bounds.width + left + right,
      height: bounds.height + top + bottom)
    return screenRectangle(view.convert(area, to: window))
  }

  // MARK: What is seen

  private func addContent(of view: UIView, to control: inout [String: Any]) {
    switch view {
    case let label as UILabel:
      control["text"] = label.text
      addText(label.font, label.textColor, label.adjustsFontForContentSizeCategory, label, to: &control)
      addSpans(label.attributedText, label.textColor, label, to: &control)
      if label.adjustsFontSizeToFitWidth { control["adjustsFontSizeToFitWidth"] = true }
    case let field as UITextField:
      control["text"] = field.text
      control["placeholder"] = field.placeholder
      if let color: UIColor = Self.attribute(.foregroundColor, of: field.attributedPlaceholder) {
        control["placeholderColor"] = Self.color(color, field)
      }
      control["secure"] = field.isSecureTextEntry
      control["contentType"] = field.textContentType?.rawValue
      if let font = field.font {
        addText(font, field.textColor, field.adjustsFontForContentSizeCategory, field, to: &control)
      }
    case let text as UITextView:
      control["text"] = text.text
      control["editable"] = text.isEditable
      addSpans(text.attributedText, text.textColor, text, to: &control)
      if let font = text.font {
        addText(font, text.textColor, text.adjustsFontForContentSizeCategory, text, to: &control)
      }
    case let button as UIButton:
      control["title"] = button.currentTitle
      control["image"] = Self.imageName(button.currentImage)
      if button.currentImage?.isSymbolImage == true { control["symbol"] = true }
      if let color = Self.color(button.currentTitleColor, button) { control["textColor"] = color }
      if button.showsMenuAsPrimaryAction { control["showsMenuAsPrimaryAction"] = true }
      if let menu = button.menu { control["menu"] = menu.children.map { $0.title } }
    case let image as UIImageView:
      control["image"] = Self.imageName(image.image)
      if image.image?.isSymbolImage == true { control["symbol"] = true }
    case let toggle as UISwitch: control["isOn"] = toggle.isOn
    case let progress as UIProgressView: control["progress"] = Double(min(max(progress.progress, 0), 1))
    case let slider as UISlider:
      control["minimumValue"] = Double(slider.minimumValue)
      control["maximumValue"] = Double(slider.maximumValue)
    case let stepper as UIStepper:
      control["minimumValue"] = stepper.minimumValue
      control["maximumValue"] = stepper.maximumValue
      control["stepValue"] = stepper.stepValue
    case let pages as UIPageControl:
      control["numberOfPages"] = pages.numberOfPages
      control["currentPage"] = pages.currentPage
    case let segments as UISegmentedControl:
      control["segments"] = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
      control["selectedSegmentIndex"] = segments.selectedSegmentIndex
      if segments.isMomentary { control["momentary"] = true }
    default: break
    }
  }

  private func addText(
    _ font: UIFont, _ color: UIColor?, _ adjusts: Bool, _ view: UIView, to control: inout [String: Any]
  ) {
    let descriptor = font.fontDescriptor
    var entry: [String: Any] = ["name": font.fontName, "size": Self.number(font.pointSize)]
    if descriptor.symbolicTraits.contains(.traitBold) { entry["bold"] = true }
    if let style = Self.textStyle(descriptor.object(forKey: .textStyle)) { entry["textStyle"] = style }
    control["font"] = entry
    control["adjustsFont"] = adjusts
    if let color = Self.color(color, view) { control["textColor"] = color }
  }

  /// The runs of a text, if they differ in color.
  private func addSpans(
    _ text: NSAttributedString?, _ color: UIColor?, _ view: UIView, to control: inout [String: Any]
  ) {
    guard let text, text.length > 0 else { return }
    var spans: [[String: String]] = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      var span = ["text": (text.string as NSString).substring(with: range)]
      span["color"] = Self.color(value as? UIColor ?? color, view)
      spans.append(span)
    }
    if Set(spans.map { $0["color"] }).count > 1 { control["spans"] = spans }
  }

  /// `body` of `UICTFontTextStyleBody`.
  private static func textStyle(_ value: Any?) -> String? {
    guard let name = (value as? UIFont.TextStyle)?.rawValue ?? value as? String, name.hasPrefix("UICTFontTextStyle")
    else { return nil }
    let style = String(name.dropFirst("UICTFontTextStyle".count))
    switch style {
    case "Title0": return "largeTitle"
    case "Subhead": return "subheadline"
    default: return style.prefix(1).lowercased() + style.dropFirst()
    }
  }

  private static func imageName(_ image: UIImage?) -> String? {
    image.map { $0.accessibilityIdentifier ?? $0.accessibilityLabel ?? "image" }
  }

  private func addSize(of view: UIView, to control: inout [String: Any]) {
    for constraint in view.constraints
    where constraint.isActive && constraint.relation == .equal && constraint.priority == .required
      && constraint.secondItem == nil && constraint.firstItem === view
    {
      switch constraint.firstAttribute {
      case .height: control["fixedHeight"] = Self.number(constraint.constant)
      case .width: control["fixedWidth"] = Self.number(constraint.constant)
      default: break
      }
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if it is translucent; nil for a clear color.
  private static func color(_ color: UIColor?, _ view: UIView) -> String? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard let color = color?.resolvedColor(with: view.traitCollection),
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0
    else { return nil }
    let parts = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { part -> String in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return String(byte / 16, radix: 16) + String(byte % 16, radix: 16)
    }
    return "#" + parts.joined().uppercased()
  }

  // MARK: Names and numbers

  /// Classes of UIKit that a11y-audit knows the defaults of, the most special first.
  private static let known: [(String, (UIView) -> Bool)] = [
    ("UISwitch", { $0 is UISwitch }), ("UISlider", { $0 is UISlider }), ("UIStepper", { $0 is UIStepper }),
    ("UIPageControl", { $0 is UIPageControl }), ("UISegmentedControl", { $0 is UISegmentedControl }),
    ("UIProgressView", { $0 is UIProgressView }),
    ("UIButton", { $0 is UIButton }), ("UITextField", { $0 is UITextField }), ("UITextView", { $0 is UITextView }),
    ("UILabel", { $0 is UILabel }), ("UIImageView", { $0 is UIImageView }),
    ("UITableViewCell", { $0 is UITableViewCell }), ("UICollectionViewCell", { $0 is UICollectionViewCell }),
    ("UITableView", { $0 is UITableView }), ("UICollectionView", { $0 is UICollectionView }),
    ("UIScrollView", { $0 is UIScrollView }), ("UIControl", { $0 is UIControl }), ("UIView", { _ in true }),
  ]

  private static func knownSuperclass(of view: UIView) -> String? {
    let name = Self.name(of: type(of: view))
    let superclass = known.first { $0.1(view) }?.0
    return name == superclass || superclass == nil || name.hasPrefix("UI") || name.hasPrefix("_UI") ? nil : superclass
  }

  /// `LoginButton`, without the module and without what generic classes are made of.
  private static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  private func frame(of view: UIView) -> CGRect { screenRectangle(view.convert(view.bounds, to: window)) }

  private func screenRectangle(_ rectangle: CGRect) -> CGRect {
    rectangle.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.5 && abs(a.minY - b.minY) < 0.5 && abs(a.maxX - b.maxX) < 0.5 && abs(a.maxY - b.maxY) < 0.5
  }

  private static func list(_ rectangle: CGRect) -> [Double] {
    [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map(number)
  }

  /// To a hundredth of a point; what is not finite is 0, which JSON can hold.
  private static func number(_ value: CGFloat) -> Double {
    value.isFinite ? (Double(value) * 100).rounded() / 100 : 0
  }
}
