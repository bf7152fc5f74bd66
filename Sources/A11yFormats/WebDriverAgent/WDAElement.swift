import A11yCore

/// One element as WebDriverAgent exports it, before anything is inferred. What is nil was not given, or is null.
///
/// A class, because it is large: to pass a structure on would be to count the references to all of its texts.
final class WDAElement: Sendable {
  let type: WDAType
  let location: SourceLocation
  let name: String?
  let label: String?
  let value: String?
  let rawIdentifier: String?
  let placeholder: String?
  let bundleID: String?
  let isEnabled: Bool?
  let isVisible: Bool?
  let isAccessible: Bool?
  let isNativeElement: Bool?
  let isFocused: Bool?
  /// Not of WebDriverAgent: other tools write it into the same XML.
  let isSelected: Bool?
  let traits: Traits?
  let unknownTraits: [String]
  let customActions: [String]?
  let minimum: Double?
  let maximum: Double?
  let frame: Frame?
  let nativeFrame: Frame?
  /// Which facts the exporter knows of, given or null.
  let told: Told

  init(_ draft: Draft) {
    type = draft.type
    location = draft.location
    name = draft.name
    label = draft.label
    value = draft.value
    rawIdentifier = draft.rawIdentifier
    placeholder = draft.placeholder
    bundleID = draft.bundleID
    isEnabled = draft.isEnabled
    isVisible = draft.isVisible
    isAccessible = draft.isAccessible
    isNativeElement = draft.isNativeElement
    isFocused = draft.isFocused
    isSelected = draft.isSelected
    traits = draft.traits
    unknownTraits = draft.unknownTraits
    customActions = draft.customActions
    minimum = draft.minimum
    maximum = draft.maximum
    frame = draft.frame
    nativeFrame = draft.nativeFrame
    told = draft.told
  }

  /// An element that is being read.
  struct Draft {
    var type: WDAType
    var location: SourceLocation
    var name: String?
    var label: String?
    var value: String?
    var rawIdentifier: String?
    var placeholder: String?
    var bundleID: String?
    var isEnabled: Bool?
    var isVisible: Bool?
    var isAccessible: Bool?
    var isNativeElement: Bool?
    var isFocused: Bool?
    var isSelected: Bool?
    var traits: Traits?
    var unknownTraits: [String] = []
    var customActions: [String]?
    var minimum: Double?
    var maximum: Double?
    var frame: Frame?
    var nativeFrame: Frame?
    var told: Told = []

    init(type: WDAType, location: SourceLocation) {
      self.type = type
      self.location = location
    }
  }
}

extension WDAElement {
  /// The keys an element was given with.
  struct Told: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    static let rawIdentifier = Told(rawValue: 1 << 0)
    static let placeholder = Told(rawValue: 1 << 1)
    static let label = Told(rawValue: 1 << 2)
    /// The dump could not read the value.
    static let lostValue = Told(rawValue: 1 << 3)
  }
}

/// The elements of a dump in the order of the document, and their places in the tree.
struct WDAElementTree: Sendable {
  var elements: [WDAElement] = []
  /// The index of what holds each element; -1 for the root.
  var parents: [Int32] = []
  /// The index after the last descendant of each element.
  var ends: [Int32] = []
}
