// swift-format-ignore-file
// As much of UIKit as Capture/A11yCapture.swift uses, declared by its public documentation, so that the file can be compiled and tried on
// Linux. It behaves like UIKit only as far as the test needs.

@_exported import Foundation

public struct Selector {
  public let name: String
  public init(_ name: String) { self.name = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = Self([])
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
}

public enum UIAccessibilityExpandedStatus: Int { case unsupported, expanded, collapsed }

public protocol UIAccessibilityContainerDataTable {
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
}

public protocol UIAccessibilityContainerDataTableCell {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

extension NSAttributedString.Key {
  public static let foregroundColor = Self("NSColor")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilityTextAttributeLanguage")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
}

public final class CGColor {
  let parts: [CGFloat]
  init(_ parts: [CGFloat]) { self.parts = parts }
}

@MainActor public final class CALayer {
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
}

public enum UIAccessibilityContainerType: Int { case none, dataTable, list, landmark, semanticGroup }

public final class UIAccessibilityCustomAction: NSObject {
  public var name: String
  public init(name: String) { self.name = name }
}

public final class UIAccessibilityCustomRotor: NSObject {
  public var name: String
  public init(name: String) { self.name = name }
}

/// What an object tells; a category of NSObject in UIKit.
final class Told {
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groups = false
  var inputLabels: [String]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var container = UIAccessibilityContainerType.none
  var attributed: [String: NSAttributedString] = [:]
  var expanded = UIAccessibilityExpandedStatus.unsupported
  var responds = true
  /// Nil when the object is gone: its address may be another's by now, which has told nothing.
  weak var owner: NSObject?
  nonisolated(unsafe) static var all: [ObjectIdentifier: Told] = [:]
  init(owner: NSObject) { self.owner = owner }
}

extension NSObject {
  var told: Told {
    if let known = Told.all[ObjectIdentifier(self)], known.owner === self { return known }
    let new = Told(owner: self)
    Told.all[ObjectIdentifier(self)] = new
    return new
  }
  public var accessibilityLabel: String? {
    get { told.label ?? (self as? Telling)?.ownLabel }
    set { told.label = newValue }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { told.attributed["label"] ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { told.attributed["label"] = newValue }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { told.attributed["hint"] }
    set { told.attributed["hint"] = newValue }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { told.attributed["value"] }
    set { told.attributed["value"] = newValue }
  }
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { told.expanded }
    set { told.expanded = newValue }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { told.responds }
    set { told.responds = newValue }
  }
  public var accessibilityHint: String? {
    get { told.hint }
    set { told.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { told.value }
    set { told.value = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { told.traits ?? (self as? Telling)?.ownTraits ?? [] }
    set { told.traits = newValue }
  }
  public var isAccessibilityElement: Bool {
    get { told.isElement ?? (self as? Telling)?.isOwnElement ?? false }
    set { told.isElement = newValue }
  }
  public var accessibilityLanguage: String? {
    get { told.language }
    set { told.language = newValue }
  }
  public var accessibilityFrame: CGRect {
    get { told.frame ?? (self as? Telling)?.ownFrame ?? .zero }
    set { told.frame = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { told.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { told.activationPoint = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { (self as? Listing)?.listedElements ?? told.elements }
    set { told.elements = newValue }
  }
  public func accessibilityElementCount() -> Int { (self as? Vending)?.vendedElements.count ?? told.elements?.count ?? Int.max }
  public func accessibilityElement(at index: Int) -> Any? { (self as? Vending)?.vendedElements[index] ?? told.elements?[index] }
  public var accessibilityElementsHidden: Bool {
    get { told.hidesElements }
    set { told.hidesElements = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { told.isModal }
    set { told.isModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { told.groups }
    set { told.groups = newValue }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { told.inputLabels ?? [] }
    set { told.inputLabels = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { told.actions }
    set { told.actions = newValue }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { told.rotors }
    set { told.rotors = newValue }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { told.container }
    set { told.container = newValue }
  }
}

/// Without Objective-C, members of an extension cannot be overridden: classes of the test that would, have these instead.
public protocol Listing { var listedElements: [Any] { get } }
public protocol Vending { var vendedElements: [Any] { get } }

protocol Telling {
  var ownLabel: String? { get }
  var ownTraits: UIAccessibilityTraits { get }
  var isOwnElement: Bool { get }
  var ownFrame: CGRect { get }
}

public protocol UIAccessibilityIdentification: AnyObject { var accessibilityIdentifier: String? { get set } }

open class UIAccessibilityElement: NSObject, UIAccessibilityIdentification {
  public var accessibilityIdentifier: String?
  public init(accessibilityContainer: Any) {
    super.init()
    isAccessibilityElement = true
  }
}

public enum UIUserInterfaceIdiom: Int { case phone, pad }
open class UITraitCollection: NSObject { public var userInterfaceIdiom = UIUserInterfaceIdiom.phone }

public final class UIColor: NSObject {
  let parts: [CGFloat]
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }
  public init(cgColor: CGColor) { parts = cgColor.parts }
  public var cgColor: CGColor { CGColor(parts) }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
}

public final class UIFontDescriptor: NSObject {
  public struct AttributeName: Hashable {
    let name: String
    public static let textStyle = AttributeName(name: "NSCTFontUIUsageAttribute")
  }
  public struct SymbolicTraits: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitBold = Self(rawValue: 1 << 1)
  }
  var style: UIFont.TextStyle?
  public var symbolicTraits: SymbolicTraits = []
  public func object(forKey key: AttributeName) -> Any? { style?.rawValue }
}

public final class UIFont: NSObject {
  public struct TextStyle: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
  }
  public let fontName: String
  public let pointSize: CGFloat
  public let fontDescriptor = UIFontDescriptor()
  init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = UIFont(".SFUI-Regular", 17)
    font.fontDescriptor.style = style
    return font
  }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Regular", size) }
}

public final class UIImage: NSObject, UIAccessibilityIdentification {
  public var accessibilityIdentifier: String?
  public var isSymbolImage = false
}

public final class UIMenuElement: NSObject { public var title = "" }
public final class UIMenu: NSObject { public var children: [UIMenuElement] = [] }

public protocol UIInteraction: AnyObject {}
public final class UIContextMenuInteraction: NSObject, UIInteraction {}

@MainActor open class UIGestureRecognizer: NSObject {
  public var isEnabled = true
  public internal(set) weak var view: UIView?
}
public final class UITapGestureRecognizer: UIGestureRecognizer { public var numberOfTapsRequired = 1 }
public final class UILongPressGestureRecognizer: UIGestureRecognizer {}
public final class UISwipeGestureRecognizer: UIGestureRecognizer {}
public final class UIPinchGestureRecognizer: UIGestureRecognizer {}
public final class UIRotationGestureRecognizer: UIGestureRecognizer {}
public final class UIPanGestureRecognizer: UIGestureRecognizer {}

public final class NSLayoutConstraint: NSObject {
  public enum Relation: Int { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int { case left = 1, width = 7, height = 8 }
  public struct Priority: Equatable {
    public let rawValue: Float
    public static let required = Priority(rawValue: 1000)
  }
  public var isActive = true
  public var relation = Relation.equal
  public var priority = Priority.required
  public var firstItem: AnyObject?
  public var secondItem: AnyObject?
  public var firstAttribute = Attribute.height
  public var constant: CGFloat = 0
}

public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
public class UIEvent: NSObject {}

@MainActor open class UIView: NSObject, @preconcurrency UIAccessibilityIdentification {
  public var frame: CGRect
  public var accessibilityIdentifier: String?
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var backgroundColor: UIColor?
  public var tintColor: UIColor! = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var interactions: [UIInteraction] = []
  public var constraints: [NSLayoutConstraint] = []
  public let traitCollection = UITraitCollection()
  public let layer = CALayer()
  public var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public init(frame: CGRect) { self.frame = frame }
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
  public func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  public func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect {
    var result = rectangle
    var current: UIView? = self
    while let next = current, next !== view {
      result = result.offsetBy(dx: next.frame.minX, dy: next.frame.minY)
      current = next.superview
    }
    return result
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  public func drawHierarchy(in rectangle: CGRect, afterScreenUpdates: Bool) {}
}

extension UIView: @preconcurrency Telling {
  var ownFrame: CGRect { convert(bounds, to: nil) }
  var ownLabel: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }
  var ownTraits: UIAccessibilityTraits {
    switch self {
    case is UILabel: .staticText
    case let button as UIButton: button.isEnabled ? .button : [.button, .notEnabled]
    case is UISwitch: UIAccessibilityTraits(rawValue: 1 | 1 << 53)
    default: []
    }
  }
  var isOwnElement: Bool { self is UILabel || self is UIControl }
}

open class UIWindow: UIView {}
open class UIScrollView: UIView {}
open class UITableView: UIScrollView {}
open class UICollectionView: UIScrollView {}
open class UITableViewCell: UIView {}
open class UICollectionViewCell: UIView {}

public final class UIAction: NSObject {
  public let title: String
  public init(title: String) { self.title = title }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  private var handlers: [(UIAction?, (Any?, Selector)?, Event)] = []
  public func addTarget(_ target: Any?, action: Selector, for event: Event) {
    handlers.append((nil, (target, action), event))
  }
  public func addAction(_ action: UIAction, for event: Event) { handlers.append((action, nil, event)) }
  public func enumerateEventHandlers(_ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stops = false
    for (action, target, event) in handlers where !stops { body(action, target, event, &stops) }
  }
}

open class UILabel: UIView {
  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var font: UIFont! = .systemFont(ofSize: 17)
  public var textColor: UIColor! = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var adjustsFontForContentSizeCategory = false
  public var adjustsFontSizeToFitWidth = false
}

public struct UITextContentType: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let emailAddress = UITextContentType(rawValue: "email")
}

open class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
  public var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  public var isSecureTextEntry = false
  public var textContentType: UITextContentType!
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var textColor: UIColor?
  public var adjustsFontForContentSizeCategory = false
}

open class UITextView: UIScrollView {
  public var text: String! = ""
  public var attributedText: NSAttributedString! { didSet { text = attributedText.string } }
  public var isEditable = true
  public var font: UIFont?
  public var textColor: UIColor?
  public var adjustsFontForContentSizeCategory = false
}

open class UIButton: UIControl {
  public var currentTitle: String?
  public var currentImage: UIImage?
  public var currentTitleColor = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  public var showsMenuAsPrimaryAction = false
  public var menu: UIMenu?
}

open class UIImageView: UIView { public var image: UIImage? }
open class UISwitch: UIControl { public var isOn = false }
open class UISlider: UIControl {
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
}
open class UIStepper: UIControl {
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0
}
open class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
}
open class UIProgressView: UIView { public var progress: Float = 0 }
open class UISegmentedControl: UIControl {
  public var titles: [String] = []
  public var selectedSegmentIndex = -1
  public var isMomentary = false
  public var numberOfSegments: Int { titles.count }
  public func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

@MainActor public final class UIGraphicsImageRendererContext {}
@MainActor public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  public init(bounds: CGRect) { self.bounds = bounds }
  /// White, with three pixels for each point.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    let (width, height) = (Int(bounds.width) * 3, Int(bounds.height) * 3)
    let raw = [UInt8](repeating: 0xFF, count: (width + 7) / 8)
    return Data(
      PNG.file([
        ("IHDR", PNG.header(width, height, depth: 1, type: 0)),
        ("IDAT", PNG.stored((0..<height).flatMap { _ in [0] + raw })), ("IEND", []),
      ]))
  }
}
