import A11yCore

/// One element as WebDriverAgent exports it, before anything is concluded. What is nil was not given, or is null.
///
/// A class, because it is large: to hand a structure on would be to count the references to all of its texts. Whoever
/// reads one changes it; nobody does when several threads look at it.
final class WDAElement: @unchecked Sendable {
  var type: WDAType
  var location: SourceLocation
  /// The place after its last descendant.
  var end = 0
  var parent = -1

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
  var traits: Traits?
  var unknownTraits: [String] = []
  var customActions: [String]?
  var minimum: Double?
  var maximum: Double?
  var frame: Frame?
  var nativeFrame: Frame?
  /// Which facts the exporter knows of, given or null.
  var told: Told = []

  init(type: WDAType, location: SourceLocation) {
    self.type = type
    self.location = location
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
