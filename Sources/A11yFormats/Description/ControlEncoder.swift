import A11yCore

/// The facts of a control or a screen in the order in which description files write them.
enum ControlEncoder {
  typealias Member = (key: String, value: DescribedValue)

  private static let controlKeys = Key.all.filter { !$0.isForRoot }
  private static let screenKeys = Key.all.filter(\.isForRoot)

  /// - Parameter unknown: what was noted about the control in words that are not known.
  static func members(of control: Control, unknown: [String]? = nil) -> [Member] {
    var members = write(controlKeys, Facts(control))
    if let unknown { members.append((UnknownWordsType.key, .strings(unknown))) }
    return members
  }

  /// What the root's own keys say of a screen.
  static func members(of screen: Screen) -> [Member] {
    var facts = Facts()
    facts.screen = screen
    return write(screenKeys, facts)
  }

  private static func write(_ keys: [Key], _ facts: Facts) -> [Member] {
    var members: [Member] = []
    let given = facts.given
    withUnsafePointer(to: facts) { facts in
      for key in keys where given.contains(key.holder) {
        if let value = key.write(facts) { members.append((key.name, value)) }
      }
    }
    return members
  }
}
