import A11yCore

/// One element's object, its members found once.
struct IDBNode {
  let object: JSONValue
  private var members: [JSONValue?] = Array(repeating: nil, count: IDBKey.allCases.count)

  init(_ object: JSONValue) {
    self.object = object
    for (key, value) in object.members {
      if let known = IDBKey.table[key] { members[known.rawValue] = value }
    }
  }

  /// The value of a key; nil when it was not asked for.
  func given(_ key: IDBKey) -> JSONValue? { members[key.rawValue] }

  /// The value of a key; nil when it is null, too.
  subscript(key: IDBKey) -> JSONValue? {
    guard let value = members[key.rawValue], !value.isNull else { return nil }
    return value
  }

  /// Words to be spoken or matched. Missing, null, blank and "AX error …" all mean that there are none.
  func text(_ key: IDBKey) -> String? {
    guard let value = self[key], let text = value.plainText else { return nil }
    return text.allSatisfy(\.isWhitespace) || text.hasPrefix("AX error") ? nil : text
  }

  /// A truth, however it is spelled; nil when it is not told.
  func flag(_ key: IDBKey) -> Bool? {
    guard let value = self[key] else { return nil }
    switch value.bool.map({ $0 ? "true" : "false" }) ?? value.plainText?.lowercased() {
    case "true", "1", "yes": return true
    case "false", "0", "no": return false
    default: return nil
    }
  }

  var type: IDBType { IDBType(type: text(.type), role: text(.role), subrole: text(.subrole)) }

  /// In screen points. An edge that JSON cannot express is null, and not a number here.
  var frame: Frame? {
    let frame = self[.frame].flatMap(Self.frame)
    if let frame, frame.isValid { return frame }
    guard let other = self[.frameText].flatMap(Self.frame) else { return frame }
    return frame == nil || other.isValid ? other : frame
  }

  /// Found by probing points of the screen: its frame is true, its place in the tree and its identifier are not.
  var isProbed: Bool { flag(.synthesized) == true || flag(.isRemote) == true }

  /// What a list holds; nothing when there is none. (An object has no elements.)
  func items(_ key: IDBKey) -> JSONElements { (self[key] ?? object).elements }

  var hasChildren: Bool { self[.children]?.kind == .array && self[.children]?.count != 0 }

  private static func frame(_ value: JSONValue) -> Frame? {
    let numbers: [Double]
    if let text = value.string {
      numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    } else {
      numbers = ["x", "y", "width", "height"].compactMap { name in value[name].flatMap(coordinate) }
    }
    guard numbers.count == 4 else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
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
