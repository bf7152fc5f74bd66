/// What `maestro hierarchy --compact` and Maestro's MCP server print: a table without what is empty or false.
enum MaestroTable {
  static func reason(_ content: Content) -> String? {
    guard case .text(let text) = content else { return nil }
    // After the lines that name the device.
    for line in text.split(whereSeparator: \.isNewline).prefix(20) where line.hasPrefix("element_num,depth,") {
      return "this is Maestro's compact table, which leaves out what is empty or false; "
        + "run 'maestro hierarchy' without --compact"
    }
    return nil
  }
}
