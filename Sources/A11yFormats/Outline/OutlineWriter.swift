public import A11yCore

extension Outline {
  /// Writes screens as an outline, a blank line between two.
  public static func write(_ screens: [Screen]) -> String {
    screens.map(write).joined(separator: "\n")
  }

  private static func write(_ screen: Screen) -> String {
    var depths: [Int] = []
    var text = ""
    let unknown = screen.unknownWords
    for index in screen.controls.indices {
      let depth = screen.parent(of: index).map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if screen.controls[index].isVended { continue }
      text += String(repeating: "  ", count: depth)
      text += index == 0 ? rootLine(screen, unknown[0]) : line(screen.controls[index], unknown[index])
      text += "\n"
    }
    return text
  }

  /// The root is the screen: its size gives its frame, and it is a plain view unless the line says otherwise.
  private static func rootLine(_ screen: Screen, _ unknown: [String]?) -> String {
    guard var root = screen.controls.first else { return "" }
    var words = [screen.kind.rawValue]
    if let name = screen.name { words.append(name.outlineQuoted) }
    let lacksFrame = root.frame == nil
    if let size = screen.size {
      words.append("\(DescribedValue.number(size.width).outline)x\(DescribedValue.number(size.height).outline)")
      // An impossible frame is a finding of its own.
      if root.frame == size.frame, size.frame.isValid { root.frame = nil }
    }
    root.language = root.language ?? screen.language
    // What the reader fills in is named when it does not hold.
    let unsaid = [root.className == nil ? "class=null" : nil, screen.size != nil && lacksFrame ? "frame=null" : nil]
    if root.className == "UIView" { root.className = nil }
    words += unsaid.compactMap { $0 }
    words += ControlEncoder.members(of: screen).filter { !["name", "kind", "screen"].contains($0.key) }.map(member)
    words += ControlEncoder.members(of: root, unknown: unknown).map(member)
    return words.joined(separator: " ")
  }

  private static func line(_ control: Control, _ unknown: [String]?) -> String {
    var control = control
    var words: [String] = []
    if let role = control.role {
      words.append(role.rawValue)
      control.role = nil
      words += takeClass(&control)
    } else if let name = control.className, UIKitClasses.named(name) != nil, isPlainWord(name) {
      words.append(name)
      control.className = nil
    } else {
      words.append("view")
      if control.className == nil { words.append("class=null") }
      words += takeClass(&control)
    }
    if let label = control.label {
      words.append(label.outlineQuoted)
      control.label = nil
    }
    return (words + ControlEncoder.members(of: control, unknown: unknown).map(member)).joined(
      separator: " ")
  }

  /// The class as a bare word, when it is one.
  private static func takeClass(_ control: inout Control) -> [String] {
    guard let name = control.className, isPlainWord(name), OutlineWords.looksLikeClass(name) else { return [] }
    control.className = nil
    return [name]
  }

  /// A class that can be distinguished from other words: letters, digits, dots and underscores.
  static func isPlainWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "." || $0 == "_"
      }
  }

  private static func member(_ key: String, _ value: DescribedValue) -> String {
    "\(key)=\(value.outline)"
  }
}
