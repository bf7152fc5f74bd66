import A11yCore

/// One element, its members found once. A class, because it is asked for twice and is large.
final class IDBNode {
  /// Its object, or what is where one should.
  let object: JSONValue
  /// Where the value of each key is on the document's tape, from the object on; the largest number for what lies
  /// farther away. In place: a list of values would be one allocation and twenty references counted for every element.
  private let places: SIMD32<UInt32>
  /// The keys that were asked for, null or not.
  let keys: IDBKeys
  /// The keys that are not null.
  private let told: IDBKeys
  private(set) var type = IDBType.unknown
  /// In screen points. An edge that JSON cannot express is null, and not a number here.
  private(set) var frame: Frame?
  /// The place behind its last descendant in the order of the document.
  var end = 0

  init(_ object: JSONValue) {
    self.object = object
    var places = SIMD32<UInt32>()
    var keys: IDBKeys = []
    var told: IDBKeys = []
    for (key, value) in object.members {
      guard let known = IDBKey.table[key] else { continue }
      places[known.rawValue] = UInt32(clamping: value.index - object.index)
      keys.insert(known.set)
      if !value.isNull { told.insert(known.set) }
    }
    self.places = places
    self.keys = keys
    self.told = told
    type = IDBType.of(self)
    frame = ownFrame.flatMap { $0.isNull ? nil : $0 }
  }

  /// The value of a key; nil when it was not asked for, or is null.
  subscript(key: IDBKey) -> JSONValue? {
    guard told.contains(key.set) else { return nil }
    let place = places[key.rawValue]
    guard place < .max else { return object.members.first { IDBKey.table[$0.key] == key }?.value }
    return JSONValue(document: object.document, index: object.index + Int(place))
  }

  /// Words to be spoken or matched. Missing, null, blank and "AX error …" all mean that there are none.
  func text(_ key: IDBKey) -> String? {
    guard let value = self[key], let text = value.plainText else { return nil }
    // What begins with a visible character of ASCII is not blank; nearly all texts do.
    let isBlank = text.utf8.first.map { $0 <= 0x20 || $0 >= 0x7F } ?? true && text.allSatisfy(\.isWhitespace)
    return isBlank || text.utf8.first == UInt8(ascii: "A") && text.hasPrefix("AX error") ? nil : text
  }

  /// A truth, however it is spelled; nil when it is not reported.
  func flag(_ key: IDBKey) -> Bool? {
    guard let value = self[key] else { return nil }
    if let bool = value.bool { return bool }
    switch value.plainText?.lowercased() {
    case "true", "1", "yes": return true
    case "false", "0", "no": return false
    default: return nil
    }
  }

  /// Found by probing points of the screen: its frame is true, its place in the tree and its identifier are not.
  var isProbed: Bool { flag(.synthesized) == true || flag(.isRemote) == true }

  /// What a list holds; nothing when there is none. (An object has no elements.)
  func items(_ key: IDBKey) -> JSONElements { (self[key] ?? object).elements }

  var hasChildren: Bool { self[.children]?.kind == .array && self[.children]?.count != 0 }

  private var ownFrame: Frame? {
    let frame = self[.frame].flatMap(Self.frame)
    if let frame, frame.isValid { return frame }
    guard let other = self[.frameText].flatMap(Self.frame) else { return frame }
    return frame == nil || other.isValid ? other : frame
  }

  private static func frame(_ value: JSONValue) -> Frame? {
    if let text = value.string {
      let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var x, y, width, height: Double?
    for (key, value) in value.members {
      switch key {
      case _ where key == "x": x = x ?? coordinate(value)
      case _ where key == "y": y = y ?? coordinate(value)
      case _ where key == "width": width = width ?? coordinate(value)
      case _ where key == "height": height = height ?? coordinate(value)
      default: break
      }
    }
    guard let x, let y, let width, let height else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  private static func coordinate(_ value: JSONValue) -> Double? {
    value.isNull ? .nan : value.number ?? value.string.flatMap { Double($0) }
  }
}

extension JSONValue {
  /// A string, a number as written, or a truth as UIKit's controls write it; nil for what has no words.
  fileprivate var plainText: String? {
    switch kind {
    case .string: string
    case .number: numberText
    case .bool: bool == true ? "1" : "0"
    case .null, .array, .object: nil
    }
  }
}
