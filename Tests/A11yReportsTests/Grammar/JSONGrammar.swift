import Foundation

/// RFC 8259, by Foundation's parser.
enum JSONGrammar {
  static func faults(in text: String, _ check: (Any) -> [String]) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return ["no JSON"] }
    return check(value)
  }
}

extension [String: Any] {
  func object(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }

  func objects(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }

  func string(_ key: String) -> String { self[key] as? String ?? "" }

  /// Nil unless it is a whole number: `"1"`, `1.5` and `true` are none.
  func integer(_ key: String) -> Int? {
    // A number is a `Bool` to Swift when it is 0 or 1.
    guard let number = self[key] as? NSNumber, String(cString: number.objCType) != "c" else { return nil }
    return number.doubleValue == Double(number.intValue) ? number.intValue : nil
  }
}
