/// What a node may be to its parent besides an argument: the first symbols of every tree.
enum Labels {
  static let none: Int32 = 0
  static let callee: Int32 = 1
  static let target: Int32 = 2
  static let value: Int32 = 3
  static let condition: Int32 = 4
  static let then: Int32 = 5
  static let other: Int32 = 6
  static let `case`: Int32 = 7

  static let texts = ["", "callee", "target", "value", "condition", "then", "else", "case"]
}
