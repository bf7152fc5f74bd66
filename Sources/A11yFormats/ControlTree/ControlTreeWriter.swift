public import A11yCore

extension ControlTree {
  /// Writes screens as a control tree: one object for one screen, an array for several; a control a line.
  public static func write(_ screens: [Screen]) -> String {
    let texts = screens.map { write($0) }
    return texts.count == 1 ? texts[0] + "\n" : "[\n" + texts.joined(separator: ",\n") + "\n]\n"
  }

  private static func write(_ screen: Screen) -> String {
    var text = ""
    var open: [Int] = []
    let unknown = screen.unknownWords
    for index in screen.controls.indices where !screen.controls[index].isVended {
      while let last = open.last, !screen.isAncestor(last, of: index) {
        open.removeLast()
        text += "]}"
      }
      if index > 0 { text += text.hasSuffix("[") ? "\n" : ",\n" }
      let members = members(of: index, in: screen, unknown: unknown[index])
      text += String(repeating: "  ", count: open.count) + "{" + members
      if hasChildren(index, in: screen) {
        text += members.isEmpty ? "\"children\": [" : ", \"children\": ["
        open.append(index)
      } else {
        text += "}"
      }
    }
    return text + String(repeating: "]}", count: open.count)
  }

  private static func members(of index: Int, in screen: Screen, unknown: [String]?) -> String {
    var members: [ControlEncoder.Member] = []
    if index == 0 {
      members.append((FormatNameType.key, .string(name)))
      members.append((VersionType.key, .number(Double(version))))
      members += ControlEncoder.members(of: screen)
    }
    var control = screen.controls[index]
    if index == 0 { control.language = control.language ?? screen.language }
    members += ControlEncoder.members(of: control, unknown: unknown)
    return JSONWriter.line { writer in
      for (key, value) in members { writer.member(named: key) { value.write(to: &$0) } }
    }
  }

  private static func hasChildren(_ index: Int, in screen: Screen) -> Bool {
    screen.children(of: index).contains { !screen.controls[$0].isVended }
  }
}
