import A11yCore

/// Reads what follows the type: `{{x, y}, {w, h}}, identifier: 'x', label: 'y', value: 1, Selected`.
///
/// Nothing in a string is escaped, so a string ends at the first quote behind which the line can go on: at its end, or
/// with an attribute that may come later. XCUITest writes them in one order only.
struct DebugDescriptionAttributes {
  private(set) var element: DebugDescriptionElement
  /// Every string was closed.
  private(set) var isClosed = true
  /// A frame was begun and not ended.
  private(set) var endsInFrame = false
  /// The last attribute is a bare value: it has no mark for its end.
  private(set) var endsWithValue = false
  private var scanner: ByteScanner

  init(of element: DebugDescriptionElement, in bytes: ArraySlice<UInt8>) {
    self.element = element
    scanner = ByteScanner(bytes)
    while !scanner.isAtEnd { readAttribute() }
  }

  /// Whether an attribute begins here, as it may directly behind the type.
  static func begin(at scanner: ByteScanner) -> Bool {
    var scanner = scanner
    return scanner.follows("{{") || attribute(&scanner) != nil || flag(&scanner) != nil
  }

  /// The attributes that have a name, in the order in which they stand.
  private enum Attribute: Int {
    case pid, traits, identifier, title, label, placeholder, value, hitPoint, activationBundleID

    var isQuoted: Bool { self == .identifier || self == .title || self == .label || self == .placeholder }

    /// A value and a placeholder are in either order, and a title anywhere.
    func mayFollow(_ other: Attribute) -> Bool {
      switch (other, self) {
      case (.value, .placeholder): true
      case (.title, _), (_, .title): other != self
      default: rawValue > other.rawValue
      }
    }
  }

  private mutating func readAttribute() {
    endsWithValue = false
    if let frame = scanner.takeRectangle() {
      let frame = Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      element.frame = frame.isNull ? nil : frame
    } else if let flag = Self.flag(&scanner) {
      element.flags.insert(flag)
    } else if let attribute = Self.attribute(&scanner) {
      read(attribute)
    } else {
      if scanner.follows("{{"), !scanner.bytes[scanner.index...].contains(0x7D) { endsInFrame = true }
      // Of an Xcode to come: stepped over.
      _ = scanner.take { $0 != 0x2C }
    }
    _ = scanner.take(",")
    _ = scanner.take { $0 == 0x20 }
  }

  private mutating func read(_ attribute: Attribute) {
    let start = scanner.index
    let end = attribute.isQuoted ? endOfString(attribute) : endOfValue(attribute)
    let text = scanner.bytes[start..<end].string
    scanner.move(to: attribute.isQuoted ? end + 1 : end)
    switch attribute {
    case .traits: element.traits = UInt64(text)
    case .identifier: element.identifier = text
    case .title: element.title = text
    case .label: element.label = text
    case .placeholder: element.placeholder = text
    case .value:
      element.value = text
      endsWithValue = scanner.isAtEnd
    case .pid, .hitPoint, .activationBundleID: break
    }
  }

  /// The place of the quote that closes a string; the end of the line when none does.
  private mutating func endOfString(_ attribute: Attribute) -> Int {
    for index in scanner.index..<scanner.bytes.endIndex where scanner.bytes[index] == 0x27 {
      if goesOn(at: index + 1, after: attribute) { return index }
    }
    isClosed = false
    return scanner.bytes.endIndex
  }

  /// The place of the comma behind a bare value; the end of the line when it is the last.
  private func endOfValue(_ attribute: Attribute) -> Int {
    for index in scanner.index..<scanner.bytes.endIndex where scanner.bytes[index] == 0x2C {
      if goesOn(at: index, after: attribute) { return index }
    }
    return scanner.bytes.endIndex
  }

  /// Whether the line ends here, or goes on with what may come behind an attribute.
  private func goesOn(at index: Int, after attribute: Attribute) -> Bool {
    var rest = ByteScanner(scanner.bytes, at: index)
    // Each state word is once.
    for _ in 0...DebugDescriptionFlag.allCases.count {
      if rest.isAtEnd { return true }
      guard rest.take(", ") else { return false }
      if Self.flag(&rest) != nil { continue }
      if rest.follows("{{") { return attribute == .pid || attribute == .traits }
      guard let next = Self.attribute(&rest), next.mayFollow(attribute) else { return false }
      guard next == .hitPoint else { return true }
      // `hitPoint: ` of what cannot be touched has no number.
      return rest.isAtEnd || rest.takePair() != nil && (rest.isAtEnd || rest.follows(", activationBundleId: "))
    }
    return false
  }

  /// Steps over an attribute's name and, for a string, the quote that opens it.
  private static func attribute(_ scanner: inout ByteScanner) -> Attribute? {
    switch scanner.next {
    case UInt8(ascii: "i"): scanner.take("identifier: '") ? .identifier : nil
    case UInt8(ascii: "t"): scanner.take("title: '") ? .title : scanner.take("traits: ") ? .traits : nil
    case UInt8(ascii: "l"): scanner.take("label: '") ? .label : nil
    case UInt8(ascii: "v"): scanner.take("value: ") ? .value : nil
    case UInt8(ascii: "p"): scanner.take("placeholderValue: '") ? .placeholder : scanner.take("pid: ") ? .pid : nil
    case UInt8(ascii: "h"): scanner.take("hitPoint: ") ? .hitPoint : nil
    case UInt8(ascii: "a"): scanner.take("activationBundleId: ") ? .activationBundleID : nil
    default: nil
    }
  }

  /// Steps over a state word behind which a comma or the end is.
  private static func flag(_ scanner: inout ByteScanner) -> DebugDescriptionFlag? {
    guard let next = scanner.next, next.isLetter else { return nil }
    for (text, flag) in flags {
      var rest = scanner
      guard rest.take(text), rest.isAtEnd || rest.follows(",") else { continue }
      scanner = rest
      return flag
    }
    return nil
  }

  private static let flags: [(StaticString, DebugDescriptionFlag)] = [
    ("Keyboard Focused", .keyboardFocused), ("Focused", .focused), ("Disabled", .disabled), ("Selected", .selected),
    ("isRemoteLeafPlaceholder", .isRemoteLeafPlaceholder),
  ]
}
