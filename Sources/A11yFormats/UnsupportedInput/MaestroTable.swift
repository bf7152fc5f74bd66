/// What `maestro hierarchy --compact` and Maestro's MCP server print: a table without what is empty or false. And the
/// commands of a test without a screen.
enum MaestroTable {
  static func reason(_ content: Content) -> String? {
    if case .json(let root) = content, MaestroDocument.listsCommands(root),
      MaestroDocument.hierarchies(in: root).isEmpty
    {
      return "these are commands of a Maestro test without a screen: only failed commands have a "
        + "'hierarchyRoot'; run 'maestro hierarchy'"
    }
    guard case .text(let text) = content else { return nil }
    // After the lines that name the device.
    for line in text.split(whereSeparator: \.isNewline).prefix(20) where line.hasPrefix("element_num,depth,") {
      return "this is Maestro's compact table, which leaves out empty and false values; "
        + "run 'maestro hierarchy' without --compact"
    }
    return nil
  }
}
